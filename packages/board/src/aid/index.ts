export { type AidOptions, aidSheet, playerAid } from './aid.js'
export { sectionIn } from './source.js'
export { AID_STYLE } from './style.js'
export { aidTables } from './tables.js'
