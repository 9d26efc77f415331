import type { Position } from '@roundhouse/engine'
import { all, type Claim, type Claims, doer, fieldOf, nothing, repeats, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import { factIn, purseOf } from '../reading.js'
import { boundBy } from './stock.js'

const STEP = 5

type Bids = Readonly<Record<string, number>>

const bidsOn = (p: Position, company: string): Bids =>
  ((factIn(p, 'memo.bids') ?? {}) as Readonly<Record<string, Bids>>)[company] ?? {}

const companyOf = ({ action }: Refused): string => String(fieldOf(action, 'company'))
const nameOf = ({ game }: Refused, player: string): string =>
  game.setup.players[Number(player.slice(1)) - 1]?.name ?? player

const isUnsold = ({ state }: Position, company: string): boolean => {
  const found = state.privates[company]
  return found !== undefined && found.owner === undefined && !found.closed
}

/** The first in the order of the cards that nobody has. */
const firstUnsold = (p: Position): string | undefined => Object.keys(p.rules.privates).find((id) => isUnsold(p, id))

const auctioned = ({ game }: Refused): string | undefined => {
  const bids = (factIn(game, 'memo.bids') ?? {}) as Readonly<Record<string, Bids>>
  const first = firstUnsold(game)
  return first !== undefined && Object.keys(bids[first] ?? {}).length > 0 ? first : undefined
}

const whileUnsold: Claim = so('something is unsold', ({ game }) => firstUnsold(game) !== undefined)

const bidsMore =
  (except: (found: Refused) => string): Claim =>
  (found) => {
    const { action, refusal, game } = found
    const have = purseOf(game, action.by) - boundBy(found, action.by, except(found))
    if (refusal.params.have !== have) return `have is told as ${refusal.params.have} and is ${have}`
    return Number(refusal.params.need) > have ? undefined : `${have} is enough`
  }

export const SALE: Claims = {
  'sale.OVER': so('nothing is unsold', ({ game }) => firstUnsold(game) === undefined),
  'sale.first.SELL': whileUnsold,
  'sale.first.TRADE': whileUnsold,
  'sale.first.START': whileUnsold,
  'sale.first.BUY': whileUnsold,
  'sale.buy.NOT_LOWEST': so('it is not the first unsold one', (found) => firstUnsold(found.game) !== companyOf(found)),
  'sale.buy.NO_CASH': (found) => {
    const have = purseOf(found.game, found.action.by) - boundBy(found, found.action.by)
    if (found.refusal.params.have !== have) return `have is told as ${found.refusal.params.have} and is ${have}`
    return Number(found.refusal.params.need) > have ? undefined : `${have} is enough`
  },
  'sale.buy.PRICE': all(
    repeats('price'),
    so('that is another price', ({ refusal: { params } }) => params.price !== params.need),
    so('it is no more than printed', ({ game, refusal: { params } }) => {
      const printed = game.rules.privates[String(params.company)]?.price ?? 0
      return Number(params.need) <= printed
    }),
  ),
  'sale.buy.AUCTION': says('company', auctioned),
  'sale.bid.LOWEST': so('it is the first unsold one', (found) => firstUnsold(found.game) === companyOf(found)),
  'sale.bid.TOO_LOW': all(
    says('min', (found) => {
      const highest = Math.max(0, ...Object.values(bidsOn(found.game, companyOf(found))))
      return (highest || (found.game.rules.privates[companyOf(found)]?.price ?? 0)) + STEP
    }),
    so('it is less', ({ action, refusal }) => Number(fieldOf(action, 'price')) < Number(refusal.params.min)),
  ),
  'sale.bid.NO_CASH': all(
    says('need', ({ action }) => fieldOf(action, 'price') as number),
    bidsMore(companyOf),
  ),
  'sale.bid.LOWER': so(
    'he has bid as much already',
    (found) =>
      (bidsOn(found.game, companyOf(found))[nameOf(found, doer(found))] ?? 0) >= Number(fieldOf(found.action, 'price')),
  ),
  'sale.bid.SOLD': so('it is sold', (found) => !isUnsold(found.game, companyOf(found))),
  'sale.auction.NOT_IN': all(
    says('company', auctioned),
    so('he has not bid on it', (found) => {
      const company = auctioned(found) ?? ''
      return bidsOn(found.game, company)[nameOf(found, found.action.by)] === undefined
    }),
  ),
  'sale.auction.NOT_YOUR_TURN': so('he takes part in it', (found) => {
    const company = auctioned(found) ?? ''
    return bidsOn(found.game, company)[nameOf(found, found.action.by)] !== undefined
  }),
  'sale.auction.TOO_LOW': all(
    says('min', (found) => Math.max(...Object.values(bidsOn(found.game, companyOf(found)))) + STEP),
    so('it is less', ({ action, refusal }) => Number(fieldOf(action, 'price')) < Number(refusal.params.min)),
  ),
  'sale.auction.NO_CASH': all(
    says('need', ({ action }) => fieldOf(action, 'price') as number),
    bidsMore(companyOf),
  ),
  'sale.auction.OTHER': so('another is auctioned', (found) => auctioned(found) !== companyOf(found)),
  'sale.par.BAD_PRICE': all(
    so('its par is asked for', ({ game }) => game.state.interrupts[0]?.kind === 'par'),
    so('another corporation or price was named', ({ action, refusal: { params } }) => {
      const price = Number(fieldOf(action, 'price'))
      return fieldOf(action, 'corporation') !== params.corporation || ![68, 100].includes(price)
    }),
  ),
  'sale.pass.MUST_TAKE': so(
    'the first company is unsold',
    ({ game }) => firstUnsold(game) === Object.keys(game.rules.privates)[0],
  ),

  'draft.keep.CARD_NOT_DRAWN': nothing('which cards were drawn is hidden from all but one'),
  'draft.keep.MUST_KEEP_ONE': nothing('says only what must be done'),
  'draft.last.PASS_AT_ZERO': so('a draft is going on', ({ game }) => /raft/.test(game.state.round.kind)),
  'draft.last.WRONG_PRICE': all(
    repeats('price'),
    so('that is another price', ({ refusal: { params } }) => params.price !== params.need),
  ),
  'draft.take.MUST_TAKE': so('it is the draft', ({ game }) => game.state.round.kind === 'draft'),
  'draft.take.GONE': so('nobody is offered it', (found) => {
    const { game, refusal } = found
    const item = String(refusal.params.item)
    const owner = game.state.operators[item]?.owner ?? game.state.privates[item]?.owner
    const inHands = (game.state.shares[item] ?? []).filter((holder) => /^p\d+$/.test(holder)).length
    return owner !== undefined || inHands > 0 || game.state.operators[item]?.closed !== undefined
  }),
  'draft.take.MINORS_CAP': says('limit', ({ game, action }) => {
    return Object.values(game.state.operators).filter(({ owner }) => owner === action.by).length
  }),
  'draft.take.SHARES_CAP': so('he has taken shares', ({ game, action, refusal }) => {
    const units = Object.entries(game.state.shares).flatMap(([id, holders]) =>
      holders.flatMap((holder, i) =>
        holder === action.by
          ? [(game.rules.operators[id]?.shares[i] ?? 0) / (game.rules.operators[id]?.shares[1] ?? 10)]
          : [],
      ),
    )
    return units.reduce((sum, each) => sum + each, 0) === refusal.params.limit
  }),
  'draft.take.SUPPORTERS_CAP': says('limit', ({ game, action }) => {
    return Object.values(game.state.privates).filter(({ owner }) => owner === action.by).length
  }),
}
