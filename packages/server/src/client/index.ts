/** The server's client: for the page, the command line, tests and other programs. It brings no server code with it. */
export type { LiveMessage } from '../api/live.js'
export { type Answer, Client, type ClientOptions, Refused, type RequestOf, type ResultOf } from './client.js'
export { type Mention, mentionsIn } from './mentions.js'
export { type Asked, type OwnBot, type PlaySeatOptions, playSeat } from './play-seat.js'
