import { Pool } from './pool.js'
import type { Work } from './work.js'

/** People do not wait for bots: what they may do is searched in a thread of its own. */
export const threads = (forBots: number, script?: string): Work => {
  const searching = new Pool(1, script)
  const thinking = new Pool(forBots, script)
  return {
    choices: (position, seat) => searching.choices(position, seat),
    decide: (position, seat, bot, seed) => thinking.decide(position, seat, bot, seed),
    async close() {
      await Promise.all([searching.close(), thinking.close()])
    },
  }
}
