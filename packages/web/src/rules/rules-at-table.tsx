import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { lazily } from '../app/lazy.js'
import { rulesWish } from './wish.js'

const RulesDrawer = lazily(async () => (await import('./reading/rules-drawer.js')).RulesDrawer)

/** The rules beside a table, loaded when they are first opened; they go with the table. */
export const RulesAtTable = (): JSX.Element | null => {
  useEffect(
    () => () => {
      rulesWish.value = null
    },
    [],
  )
  return rulesWish.value ? <RulesDrawer /> : null
}
