export { type AidOptions, playerAid } from './aid.js'
