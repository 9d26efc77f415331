/** Players made of code. */
export { Dice } from './dice.js'
export { type Playout, type PlayoutOptions, playRandomGame } from './playout.js'
export { type Idea, randomIdea } from './random.js'
export { isStyle, STYLE_NAMES, STYLES, type Style, type StyleName } from './style.js'
