import type { Group } from '../groups.js'

export interface GroupProps {
  readonly group: Group
}
