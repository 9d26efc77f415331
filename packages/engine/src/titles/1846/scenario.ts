import { isPlayer } from '../../core/ids.js'
import type { ScenarioRules } from '../../scenario/rules.js'
import { INDEPENDENT_TRAINS } from './data/trains.js'
import { blank, deck, kept } from './rounds/draft.js'
import { operatedOnce } from './rounds/operating.js'
import { layOut, removalGroups, takeOut } from './rounds/setup.js'
import { holdingLimit } from './steps/shares/buy.js'

/** Phase from which on private companies are gone. */
const PHASE_III = 2

/** What a described position of 1846 may leave out. */
export const scenario1846: ScenarioRules = {
  /** §2.3: as many as the number of players wants; if not given, those of each group that nothing is said about. */
  removals(setup, { given, named }) {
    const removed: string[] = []
    for (const { pool, count } of removalGroups(setup)) {
      const list = pool.join(', ')
      const out = given
        ? pool.filter((id) => given.includes(id))
        : pool.filter((id) => !named.has(id)).slice(-count || pool.length)
      if (out.length !== count && count > 0) {
        return `With ${setup.players.length} players ${count} of ${list} are out of play${given ? '' : ', so fewer of them can be named'}.`
      }
      removed.push(...(count === 0 ? [] : out))
    }
    const extra = given?.find((id) => !removed.includes(id))
    return extra === undefined ? removed : `${extra} is always in play with ${setup.players.length} players.`
  },

  lay(d, removed) {
    layOut(d)
    takeOut(d, removed)
  },

  dealtTrains: INDEPENDENT_TRAINS,
  minorCash: (d, operator) => d.rules.privates[operator]?.price ?? 0,
  mostHeld: holdingLimit,
  distribution: ['draft', 'openDraft'],

  past(d, problems) {
    const { turn, round, phase } = d.state
    if (turn > 1 || (round.kind === 'operating' && round.num > 1)) operatedOnce.set(d, true)
    if (round.kind === 'draft' && deck.of(d).length === 0) {
      const cards = [...Object.keys(d.state.privates), ...d.state.seats.map((_, i) => blank(i + 1))]
      deck.set(d, cards)
    }
    const known = new Set([...Object.keys(d.state.privates), ...d.state.seats.map((_, i) => blank(i + 1))])
    for (const card of [...deck.of(d), ...Object.values(kept.of(d)).flat()])
      if (!known.has(card)) problems.add(['round', 'memo'], `There is no card “${card}” in this draft.`)
    if (phase < PHASE_III) return
    for (const [id, { owner, closed }] of Object.entries(d.state.privates)) {
      if (owner === undefined || closed) continue
      if (isPlayer(owner)) problems.add(['privates', id], 'From phase III on players own no private companies.')
      else if (id !== 'MAIL') d.private(id, { closed: true })
    }
  },
}
