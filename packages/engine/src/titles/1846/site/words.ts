import type { HexId, OperatorId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { buyShares } from '../../../interchange/readAction.js'
import type { TitleInterchange } from '../../../interchange/vocabulary.js'
import { buyShares as writeBuyShares } from '../../../interchange/writeAction.js'
import { operated } from '../../../steps/operating.js'
import { blank, kept } from '../rounds/draft.js'
import { stillToOperate } from '../rounds/operating.js'
import { MARKER_HEXES } from '../steps/companies/assign.js'

/**
 * Printed hexes with the same print are numbered: city ids read hex–index–city, like `E11-1-0`.
 * These are known from recorded games; every other hex where a token can stand untiled has 0.
 */
const PRINTED_INDEX: Readonly<Record<HexId, number>> = {
  C15: 0,
  D6: 0,
  D20: 0,
  E11: 1,
  E21: 0,
  F20: 0,
  H12: 0,
  I5: 0,
}

const FIRST_EDITION = 'first_ed'
const GUARANTEED = 'second_ed_co'

/** A card kept in the draft shows its owner; the blanks are companies on 18xx.games, closed with all others. */
const companies = (p: Position) => {
  const owners = new Map(
    Object.entries(kept.of(p)).flatMap(([player, cards]) => cards.map((card) => [card, player] as const)),
  )
  const blanks = p.state.seats.length === 2 ? [] : p.state.seats.map((_, i) => blank(i + 1))
  const names = [...Object.keys(p.state.privates), ...blanks]
  const closed = !phaseAllows(p, 'buyPrivates')
  return Object.fromEntries(
    names.flatMap((name) => {
      const owner = owners.get(name)
      const facts = {
        ...(owner === undefined ? {} : { owner }),
        ...(blanks.includes(name) ? { value: 0, revenue: 0, ...(closed ? { closed } : {}) } : {}),
      }
      return Object.keys(facts).length > 0 ? [[name, facts]] : []
    }),
  )
}

/** Those that had their turn, the one whose turn it is, and those to come. */
const order = (p: Position): readonly OperatorId[] => {
  if (p.state.round.kind !== 'operating') return p.state.seats
  const { current } = p.state.round
  const had = operated.of(p).filter((id) => id !== 'SC')
  const now = current === null || current === 'SC' || had.includes(current) ? [] : [current]
  return [...had, ...now, ...stillToOperate(p).filter((id) => id !== current)]
}

/** A company with a marker works for whoever owns it or was lent it, until the markers go. */
const assigned = (p: Position, operator: OperatorId): readonly string[] => {
  const markersGone = p.state.phase >= p.rules.phases.length - 1
  return Object.keys(MARKER_HEXES).filter((company) => {
    const state = p.state.privates[company]
    return !markersGone && (state?.owner === operator || state?.to === operator)
  })
}

export const interchange1846: TitleInterchange = {
  names: [
    { name: '1846', players: [3, 4, 5] },
    { name: '1846 2p Variant', players: [2] },
  ],
  // Without `first_ed` their games have the second edition's companies.
  symbols: [FIRST_EDITION, GUARANTEED],
  options(theirs) {
    if (theirs.includes(FIRST_EDITION)) return []
    return [theirs.includes(GUARANTEED) ? 'second_ed_co' : 'second_ed']
  },
  optionalRules({ options }) {
    if (options.includes('second_ed_co')) return [GUARANTEED]
    return options.includes('second_ed') ? [] : [FIRST_EDITION]
  },
  printedIndex: (hex) => PRINTED_INDEX[hex] ?? 0,
  readers: {
    // Only half of a president's certificate is ever bought, though the file names it whole.
    buy_shares(reading) {
      const actions = buyShares(reading)
      if ('code' in actions || !reading.action.shares.some((share) => share.endsWith('_0'))) return actions
      return actions.map((action) =>
        action.type === 'buyShares' ? { ...action, percent: action.percent / 2 } : action,
      )
    },
  },
  writers: {
    buyShares(writing) {
      const said = writeBuyShares(writing)
      return said?.type === 'buy_shares' && said.shares.some((share) => share.endsWith('_0'))
        ? { ...said, percent: 20 }
        : said
    },
  },
  trace: {
    rounds: { draft: 'draft', openDraft: 'draft', stock: 'stock', operating: 'operating' },
    par: (p, corporation) => (p.state.operators[corporation]?.cell === undefined ? undefined : price(p, corporation)),
    companies,
    order,
    operator: (p, operator) => ({ assigned: assigned(p, operator) }),
  },
}
