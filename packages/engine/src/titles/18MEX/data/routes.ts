import type { RouteRules } from '../../../routes/rules.js'

/** §4.4.2 says nothing about routes that the map (red areas and ports end a route) and the trains do not say already. */
export const routes18MEX: RouteRules = {}
