import { Pool } from './pool.js'
import type { Work } from './work.js'

/** Pictures that may wait to be drawn; more are turned away. */
const MOST_PICTURES = 20

/** People do not wait for bots or pictures: what they may do is searched in a thread of its own. */
export const threads = (forBots: number, script?: string): Work => {
  const searching = new Pool(1, script)
  const thinking = new Pool(forBots, script)
  const drawing = new Pool(1, script, MOST_PICTURES)
  return {
    choices: (position, seat) => searching.choices(position, seat),
    decide: (position, seat, bot, seed) => thinking.decide(position, seat, bot, seed),
    draw: (picture) => drawing.draw(picture),
    order: (position, seat, orders) => searching.order(position, seat, orders),
    async close() {
      await Promise.all([searching.close(), thinking.close(), drawing.close()])
    },
  }
}
