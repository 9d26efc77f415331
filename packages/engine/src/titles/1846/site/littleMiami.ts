import { reachedCities } from '../../../board/connection.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { isLittleMiamiJoined, leadsTo, leavesSecond, littleMiamiSecond, otherHex } from '../steps/companies/powers.js'

/**
 * Little Miami's cities are joined by any way between them, whoever stands there. Each of its tiles must bring track
 * towards the other hex that was not there.
 */
export const lmBoth: Mechanism = {
  replaces: [
    replace(isLittleMiamiJoined, () => ({ rules: { board, privates }, state }) => {
      const [one = '', other = ''] = privates.LM?.hexes ?? []
      const tokens = { [one]: [{ by: 'LM', city: 0 }] }
      return reachedCities(board, { tiles: state.board.tiles, tokens }, 'LM').some(({ hex }) => hex === other)
    }),
    replace(
      leavesSecond,
      (rulebook) => (before, after, lay) =>
        !leadsTo(before, lay.hex, otherHex(before, 'LM', lay.hex)) && rulebook(before, after, lay),
    ),
    replace(littleMiamiSecond, (before) => (p, lay) => {
      const found = before(p, lay)
      const isNothingNew = leadsTo(p, lay.hex, otherHex(p, 'LM', lay.hex))
      return isNothingNew && found?.code !== 'or.power.BAD_LOCATION'
        ? objection('or.power.ALREADY_JOINED', { company: 'LM' })
        : found
    }),
  ],
}
