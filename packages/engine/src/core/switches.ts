import type { Setup } from './setup.js'
import type { Switches } from './title.js'

/** The switches of a ruleset, with those the setup turned by hand. */
export const switchesFor = (table: Switches, setup: Setup): Readonly<Record<string, boolean | number>> => ({
  ...Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[setup.ruleset]])),
  ...setup.switches,
})
