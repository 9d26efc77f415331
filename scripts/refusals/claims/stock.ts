import { type Action, type Holder, isPlayer, type PlayerId, type Position } from '@roundhouse/engine'
import { all, type Claim, type Claims, doer, fieldOf, lacksMoney, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import {
  certificatesOf,
  chairAt,
  chairSize,
  didInRound,
  factIn,
  freeSlots,
  isMinorHere,
  isStarted,
  latelyBy,
  papersAt,
  percentAt,
  sumsOf,
} from '../reading.js'

const NDM = 'NdM'
const PURCHASES: readonly Action['type'][] = ['buyShares', 'par', 'buyPrivate', 'bid']

const corporationOf = ({ action }: Refused): string => String(fieldOf(action, 'corporation'))
const percentOf = ({ action }: Refused): number => Number(fieldOf(action, 'percent'))
const papersOf = ({ action }: Refused): readonly number[] | undefined =>
  fieldOf(action, 'papers') as readonly number[] | undefined
const from = ({ action }: Refused): Holder => fieldOf(action, 'from') as Holder
const by = ({ action }: Refused): PlayerId => action.by as PlayerId

const hasBought: Claim = so('it was bought in this turn', ({ game, action }) => {
  const { title } = game.setup
  return latelyBy(game, action.by).some(
    ({ type }) => PURCHASES.includes(type) && !(type === 'buyPrivate' && title === '1849'),
  )
})

/** By the tables of the rulebooks. */
const LIMITS: Readonly<Record<string, (p: Position) => number>> = {
  '1846': ({ setup, state, rules }) => {
    const inPlay = Object.values(rules.operators).filter(
      ({ id, kind }) => kind === 'corporation' && !state.operators[id]?.closed,
    ).length
    const row: Readonly<Record<number, readonly number[]>> = {
      2: [16, 19],
      3: [11, 14],
      4: [8, 10, 12],
      5: [6, 8, 10, 11],
    }
    const limits = row[setup.players.length] ?? []
    return limits[Math.min(Math.max(inPlay - 4, 0), limits.length - 1)] ?? 0
  },
  '1849': ({ setup, rules }) => {
    const five = setup.players.length === 3 || setup.options.includes('fiveCorporations')
    const all6 = Object.keys(rules.operators).length === 6
    return setup.players.length === 3 ? 12 : setup.players.length === 5 ? 9 : five || !all6 ? 9 : 11
  },
  '18MEX': (p) =>
    ({ 3: 19, 4: 14, 5: 11 })[p.setup.players.length as 3] + (factIn(p, 'memo.merger') === 'none' ? 1 : 0),
  '18Mag': ({ setup }) => {
    if (setup.players.some(({ automaton }) => automaton)) return 10
    return ({ 2: 10, 3: 18, 4: 14, 5: 11, 6: 9 } as Readonly<Record<number, number>>)[setup.players.length] ?? 0
  },
}

const holdsCertificates = (player: (found: Refused) => PlayerId): Claim =>
  all(
    says('have', (found) => certificatesOf(found.game, player(found))),
    says('limit', ({ game }) => LIMITS[game.setup.title]?.(game)),
  )

const atLimit = (player: (found: Refused) => PlayerId = by): Claim =>
  all(
    holdsCertificates(player),
    so('the limit is reached', ({ refusal: { params } }) => Number(params.have) >= Number(params.limit)),
  )

const aboveLimit: Claim = all(
  holdsCertificates(by),
  so(
    'something is above its limit',
    (found) =>
      Number(found.refusal.params.have) > Number(found.refusal.params.limit) ||
      Object.keys(found.game.state.shares).some((id) => percentAt(found.game, id, by(found)) > 60),
  ),
)

/** Somebody else who would lead it after the sale: more than what the seller keeps, and enough for the certificate. */
const takerAfter = (found: Refused): PlayerId | undefined => {
  const { game } = found
  const corporation = corporationOf(found)
  const left = percentAt(game, corporation, by(found)) - percentOf(found)
  const size = chairSize(game, corporation)
  return game.state.seats.find(
    (seat) =>
      seat !== by(found) &&
      percentAt(game, corporation, seat) > left &&
      sumsOf(papersAt(game, corporation, seat)).has(size),
  )
}

const isOver = (percent: (found: Refused) => number, limit: number): Claim =>
  all(
    says('percent', percent),
    says('limit', (found) =>
      limit === 60 && found.game.setup.players.length === 2 && found.game.setup.title === '1846' ? 70 : limit,
    ),
    so('that is too much', ({ refusal: { params } }) => Number(params.percent) > Number(params.limit)),
  )

/** Can some of these certificates be exactly so much? */
const makes = (papers: readonly number[], percent: number): boolean => percent > 0 && sumsOf(papers).has(percent)

const isMissing = (there: readonly number[], wanted: readonly number[]): boolean =>
  [...new Set(wanted)].some(
    (size) => wanted.filter((each) => each === size).length > there.filter((each) => each === size).length,
  )

const doesNotOwn: Claim = so('these shares are not in the hand', (found) => {
  const { game } = found
  const corporation = corporationOf(found)
  const percent = percentOf(found)
  const papers = papersOf(found)
  const held = papersAt(game, corporation, by(found), true)
  if (papers) return isMissing(held, papers) || papers.reduce((sum, size) => sum + size, 0) !== percent
  const isPresident = chairAt(game, corporation) === by(found)
  return isPresident
    ? percentAt(game, corporation, by(found)) < percent || !makes([...held, 10], percent)
    : !makes(held, percent)
})

const soldBefore: Claim = so('it was sold in this round', (found) =>
  didInRound(
    found.game,
    'sellShares',
    (action) => action.by === found.action.by && fieldOf(action, 'corporation') === corporationOf(found),
  ),
)

/** Cash less what bids bind. */
export const boundBy = ({ game }: Refused, player: string, except = ''): number => {
  const bids = (factIn(game, 'memo.bids') ?? {}) as Readonly<Record<string, Readonly<Record<string, number>>>>
  const name = game.setup.players[Number(player.slice(1)) - 1]?.name ?? player
  return Object.entries(bids).reduce((sum, [company, all]) => sum + (company === except ? 0 : (all[name] ?? 0)), 0)
}

/** Who pays: the one a private company is sold to, or who acts. */
const buyerOf = ({ action }: Refused): string => (action.type === 'sellPrivate' ? action.to : action.by)

const playerPays: Claim = lacksMoney(doer, (found) => boundBy(found, found.action.by))

const parPrices = ({ rules, state }: Position): readonly number[] => {
  const zones = ['par', ...(state.phase >= 1 ? ['par6'] : []), ...(state.phase >= 3 ? ['par10'] : [])]
  return rules.market.cells.flatMap((cell) => (cell?.zones.some((zone) => zones.includes(zone)) ? [cell.price] : []))
}

const nextToFound = (p: Position): string | undefined => {
  const order = (factIn(p, 'memo.foundingOrder') ?? []) as readonly string[]
  const aside = factIn(p, 'memo.setAside') === true && factIn(p, 'memo.returns') !== true
  return order.find((id) => !isStarted(p, id) && !(aside && id === 'AFG'))
}

const AFG_HOMES = ['F12', 'B14', 'M13', 'L14', 'D4']

export const STOCK: Claims = {
  'sr.sell.AFTER_BUY': hasBought,
  'sr.sell.SECOND_BLOCK': so('it was sold in this turn', (found) =>
    latelyBy(found.game, found.action.by).some(
      (action) => action.type === 'sellShares' && action.corporation === corporationOf(found),
    ),
  ),
  'sr.sell.NOT_OPERATED': all(
    so('it has not operated', (found) => !found.game.state.operators[corporationOf(found)]?.operated),
    so(
      '1846: its president may sell',
      (found) => found.game.setup.title !== '1846' || chairAt(found.game, corporationOf(found)) !== by(found),
    ),
  ),
  'sr.sell.OVER_50': isOver((found) => percentAt(found.game, corporationOf(found), 'pool') + percentOf(found), 50),
  'sr.sell.PRES_CERT_NO_TAKER': all(
    so('the seller leads it', (found) => chairAt(found.game, corporationOf(found)) === by(found)),
    so('nobody else could lead it', (found) => takerAfter(found) === undefined),
  ),
  'sr.sell.NO_PRESIDENT': so(
    'nobody leads it',
    (found) => !isPlayer(String(chairAt(found.game, corporationOf(found)))),
  ),
  'sr.sell.NOT_OWNED': doesNotOwn,
  'sr.sell.FIRST_ROUND': so('it is the first stock round', ({ game }) => game.state.turn === 1),
  'sr.sell.HALF_CERT': so(
    'it is not the only certificate in the hand of the president',
    (found) =>
      chairAt(found.game, corporationOf(found)) === by(found) &&
      papersAt(found.game, corporationOf(found), by(found)).length > 0,
  ),
  'sr.sell.BETWEEN': all(
    hasBought,
    so('something was sold before', ({ game, action }) =>
      didInRound(game, 'sellShares', ({ by: seller }) => seller === action.by),
    ),
  ),
  'sr.sell.INDIVISIBLE': all(
    so('another becomes president', (found) => takerAfter(found) !== undefined),
    so('what is left then does not make it up', (found) => {
      const { game } = found
      const corporation = corporationOf(found)
      const hand = papersAt(game, corporation, by(found))
      const others = game.state.seats.filter((seat) => seat !== by(found))
      const most = Math.max(...others.map((seat) => percentAt(game, corporation, seat)))
      const takers = others.filter((seat) => percentAt(game, corporation, seat) === most)
      const ways = takers.flatMap((seat) => {
        const theirs = papersAt(game, corporation, seat)
        return [
          ...(theirs.includes(20) ? [[20]] : []),
          ...(theirs.filter((size) => size === 10).length >= 2 ? [[10, 10]] : []),
        ]
      })
      const papers = papersOf(found)
      return ways.every((way) => {
        const then = [...hand, ...way]
        return papers ? isMissing(then, papers) : !makes(then, percentOf(found))
      })
    }),
  ),
  'sr.sell.KEEPS_CHAIR': all(
    so('the seller leads it', (found) => chairAt(found.game, corporationOf(found)) === by(found)),
    so('nobody else would', (found) => takerAfter(found) === undefined),
    so('the others do not make it up', (found) => {
      const papers = papersOf(found)
      const hand = papersAt(found.game, corporationOf(found), by(found))
      return papers ? isMissing(hand, papers) : !makes(hand, percentOf(found))
    }),
  ),
  'sr.sellHalf.OWNS_HALF': so('a half is in the hand', (found) => papersAt(found.game, NDM, by(found)).includes(5)),
  'sr.sellHalf.NONE_IN_MARKET': so('no half is in the market', ({ game }) => !papersAt(game, NDM, 'pool').includes(5)),
  'sr.sellHalf.TOO_LITTLE': so('less than 10% are in the hand', (found) => percentAt(found.game, NDM, by(found)) < 10),
  'sr.sellHalf.NO_FULL': so('no 10% is in the hand', (found) => !papersAt(found.game, NDM, by(found)).includes(10)),

  'sr.buy.SECOND_BUY': hasBought,
  'sr.buy.SOLD_THIS_SR': soldBefore,
  'sr.buy.OVER_60': isOver((found) => percentAt(found.game, corporationOf(found), by(found)) + percentOf(found), 60),
  'sr.buy.CERT_LIMIT': atLimit(),
  'sr.buy.NO_CASH': lacksMoney(buyerOf, (found) => boundBy(found, buyerOf(found))),
  'sr.buy.NO_SUCH_SHARE': so(
    'no such certificate lies there',
    (found) =>
      isPlayer(from(found)) || !papersAt(found.game, corporationOf(found), from(found)).includes(percentOf(found)),
  ),
  'sr.buy.PRES_CERT_DIRECT': so('no ordinary share was asked for', (found) =>
    found.game.setup.title === '18Mag'
      ? from(found) === 'aside' || percentOf(found) !== found.game.rules.operators[corporationOf(found)]?.shares[1]
      : chairAt(found.game, corporationOf(found)) === from(found),
  ),
  'sr.buy.PRES_CERT_FIRST': so('nobody has its president’s certificate', (found) => {
    const chair = chairAt(found.game, corporationOf(found))
    return !isStarted(found.game, corporationOf(found)) || chair === 'ipo'
  }),
  'sr.buy.TRADE_IN': so('it lies among those kept', (found) =>
    papersAt(found.game, corporationOf(found), 'tradeIn').includes(percentOf(found)),
  ),
  'sr.buy.NOT_YET': so(
    'the phase has not come',
    ({ game }) => game.rules.phases.findIndex(({ name }) => name === '3½') > game.state.phase,
  ),
  'sr.buy.FROM_PLAYER': so('a player was asked', (found) => {
    const { game, action } = found
    return (
      isPlayer(String(from(found))) ||
      (action.type === 'sellPrivate' && isPlayer(String(fieldOf(action, 'to'))) && game.setup.title === '18Mag')
    )
  }),
  'sr.buy.LAST_CERT': so(
    'another certificate lies in the same place',
    (found) => percentOf(found) === 20 && papersAt(found.game, corporationOf(found), from(found)).includes(10),
  ),
  'sr.buy.MUST_SELL': aboveLimit,
  'sr.buy.FOUNDERS_SHARE': so('it was founded in this turn', (found) =>
    latelyBy(found.game, found.action.by).some(
      (action) => action.type === 'par' && action.corporation === corporationOf(found),
    ),
  ),
  'sr.buyHalf.NO_HALF': so('no half is in the hand', (found) => !papersAt(found.game, NDM, by(found)).includes(5)),
  'sr.buyHalf.NONE_IN_MARKET': so('no 10% is in the market', ({ game }) => !papersAt(game, NDM, 'pool').includes(10)),
  'sr.buyHalf.OVER_60': isOver((found) => percentAt(found.game, NDM, by(found)) + 5, 60),
  'sr.buyHalf.CERT_LIMIT': atLimit(),

  'sr.start.NOT_IN_PLAY': so(
    'it was taken out',
    (found) => found.game.state.operators[corporationOf(found)]?.closed === 'setup',
  ),
  'sr.start.ALREADY_STARTED': so(
    'somebody has its president’s certificate, or it has left the game',
    (found) => chairAt(found.game, corporationOf(found)) !== 'ipo' || isStarted(found.game, corporationOf(found)),
  ),
  'sr.start.CLOSED': so('it has closed', (found) => {
    const now = (factIn(found.game, 'memo.closedNow') ?? []) as readonly string[]
    return found.game.state.operators[corporationOf(found)]?.closed === 'closed' || now.includes(corporationOf(found))
  }),
  'sr.start.BAD_PRICE': so(
    'it is no start price',
    ({ game, refusal }) => !parPrices(game).includes(Number(refusal.params.price)),
  ),
  'sr.start.NO_CASH': all(
    playerPays,
    says('need', (found) => 2 * Number(fieldOf(found.action, 'price'))),
  ),
  'sr.start.CERT_LIMIT': atLimit(),
  'sr.start.SECOND_BUY': hasBought,
  'sr.start.OVER_60': isOver((found) => percentAt(found.game, corporationOf(found), by(found)) + 20, 60),
  'sr.start.SOLD_THIS_SR': soldBefore,
  'sr.start.NOT_NEXT': all(
    says('next', ({ game }) => nextToFound(game)),
    so('it is not that one', ({ refusal: { params } }) => params.corporation !== params.next),
  ),
  'sr.start.NO_HOME': so('no city is free for it', ({ game }) =>
    AFG_HOMES.every((hex) => freeSlots(game, hex, 0) <= 0),
  ),
  'sr.home.BAD_CITY': so('it is not one of its cities, or full', ({ game, action }) => {
    const hex = String(fieldOf(action, 'hex'))
    return !AFG_HOMES.includes(hex) || freeSlots(game, hex, Number(fieldOf(action, 'city'))) <= 0
  }),
  'sr.start.PAR_PENDING': so('a par is asked for', ({ game }) => game.state.interrupts[0]?.kind === 'par'),
  'sr.pass.MUST_SELL': aboveLimit,

  'sr.trade.MINOR': so('it is a minor', ({ game, refusal }) => {
    const company = String(refusal.params.company)
    return isMinorHere(game, company) || game.rules.privates[company]?.operator !== undefined
  }),
  'sr.trade.PRICE': so('the price is less than 1', ({ action }) => Number(fieldOf(action, 'price')) < 1),
  'sr.trade.NO_CONSENT': so('somebody said no', ({ game, refusal }) =>
    didInRound(game, 'answer', (action) => action.by === refusal.params.player && !fieldOf(action, 'accept')),
  ),
  'sr.trade.SECOND_BUY': hasBought,
  'sr.trade.CERT_LIMIT': atLimit((found) => (fieldOf(found.action, 'to') ?? found.action.by) as PlayerId),
  'sr.trade.WRONG_ROUND': so('it is no stock round', ({ game }) => game.state.round.kind !== 'stock'),
  'sr.trade.OWNED_BY_MAJOR': so('a major owns it', ({ game, refusal }) => {
    const owner = game.state.privates[String(refusal.params.company)]?.owner
    return owner !== undefined && !isPlayer(owner)
  }),
  'sr.trade.HELD_BACK': so('it is played as on 18xx.games', ({ game }) => game.setup.ruleset !== 'rulebook'),
  'sr.trade.NOT_OWNER': so(
    'it is not that player’s',
    ({ game, refusal: { params } }) => game.state.privates[String(params.company)]?.owner !== params.player,
  ),
  'sr.trade.SELF': so('it is his already', ({ game, action, refusal }) => {
    const owner = game.state.privates[String(refusal.params.company)]?.owner
    return owner === (fieldOf(action, 'to') ?? action.by)
  }),

  'swap.NOT_CHOOSER': so('another is asked', ({ game, action }) => game.state.interrupts[0]?.by !== action.by),
  'swap.NOT_THERE': so('a swap is asked about', ({ game }) => game.state.interrupts[0]?.kind === 'swap'),
}
