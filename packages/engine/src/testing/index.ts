/** How tests lay a table: a game of a title, a scenario, or a made-up title so small that all of it can be said. */
export * from './leaves.js'
export * from './rows.js'
export * from './table.js'
export * from './tiny.js'
export * from './walk.js'
