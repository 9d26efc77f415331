import type { Action } from '../../../core/action.js'
import type { EntityId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { objection } from '../../../core/refusals.js'
import type { FileActionType } from '../../../interchange/file.js'
import { buyShares, layTile, placeToken, runRoutes, sellShares } from '../../../interchange/hear.js'
import { shareOf } from '../../../interchange/ids.js'
import type { Hear, Heard, TitleInterchange } from '../../../interchange/vocabulary.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN, terrainOf } from '../steps/track/terrain.js'
import { giveChange } from './change.js'
import { meant, sellerOfTrain } from './namesakes.js'
import { USE_TOKEN } from './services.js'
import { switches18Mag } from './switches.js'
import { ownTrain } from './trains.js'

/** A note of the ledger: whose token waits for the tile it pays for, where the rules know no such state. */
const TOKEN_TAKEN = 'terrain token taken'

/** Whoever's turn it is, where a card speaks. */
const supported = ({ p, by }: Pick<Heard, 'p' | 'by'>): EntityId | null =>
  p.state.privates[by] ? p.state.round.current : null

/** What a card does there, whoever's turn it is does here with its help. */
const withHelp = <T extends FileActionType>(heard: Heard<T>, hear: Hear<T>): ReturnType<Hear<T>> => {
  const by = supported(heard)
  if (by === null) return hear(heard)
  const action = { ...heard.action, entity: by, entity_type: 'minor' as const }
  const done = hear({ ...heard, by, action })
  return 'code' in done ? done : done.map((each) => ({ ...each, power: heard.by }) as Action)
}

export const hear18Mag: NonNullable<TitleInterchange['hear']> = {
  /** The card speaks; whoever's turn it is acts. */
  choose_ability: ({ p, action, by }: Heard<'choose_ability'>) => [
    { type: 'usePower', by: p.state.round.current ?? by, company: by, choice: String(action.choice) },
  ],
  pass: ({ p, by }: Heard<'pass'>) => [{ type: 'pass', by: supported({ p, by }) ?? by }],
  place_token: (heard: Heard<'place_token'>) => withHelp(heard, placeToken),
  /** All that nobody holds lies in their pool, the director's certificate too. */
  buy_shares(heard) {
    const bought = buyShares(heard)
    const isChair = heard.action.shares.some((share) => shareOf(share).certificate === 0)
    if ('code' in bought) return bought
    return bought.map((action) => ({ ...action, from: isChair ? 'aside' : 'treasury' }) as Action)
  },
  sell_shares(heard: Heard<'sell_shares'>) {
    const sold = sellShares(heard)
    const { shares, percent } = heard.action
    if (percent !== undefined) giveChange(heard.ledger, heard.by, shares, percent)
    return sold
  },
  /** To keep everything, or nothing, has a name of its own there. */
  dividend({ p, action, by }: Heard<'dividend'>) {
    const amount = action.kind === 'withhold' ? 0 : action.kind === 'payout' ? cash(p, by) : action.amount
    if (amount === undefined) return objection('any.BAD_SHAPE', { type: 'dividend', field: 'amount' })
    if (p.setup.options.includes('standard_divs'))
      return [{ type: 'dividend', by, kind: action.kind === 'withhold' ? 'withhold' : 'full' }]
    return [{ type: 'dividend', by, kind: 'variable', amount }]
  },
  buy_train: (heard: Heard<'buy_train'>) =>
    withHelp(heard, ({ p, action, by }) => {
      const train = meant(p, action.train)
      const name = p.rules.trains.find(({ card }) => train.startsWith(`${card}-`))?.types[0]?.name
      if (name === undefined) return objection('any.UNKNOWN_ENTITY', { id: action.train })
      return [{ type: 'buyTrain', by, from: sellerOfTrain(p, train), train, name, price: action.price }]
    }),
  discard_train: ({ p, action, by }: Heard<'discard_train'>) => [
    { type: 'discardTrain', by, train: ownTrain(p, by, action.train) },
  ],
  run_routes(heard: Heard<'run_routes'>) {
    const { p, action, by } = heard
    const routes = action.routes.map((route) => ({ ...route, train: ownTrain(p, by, route.train) }))
    return runRoutes({ ...heard, action: { ...action, routes } })
  },
  lay_tile(heard: Heard<'lay_tile'>) {
    const laid = withHelp(heard, layTile)
    const { notes } = heard.ledger
    if ('code' in laid || notes.get(TOKEN_TAKEN) !== heard.by || terrainOf(heard.p, heard.action.hex) === 0) return laid
    notes.delete(TOKEN_TAKEN)
    return laid.map((action) => ({ ...action, spends: TERRAIN_TOKEN }) as Action)
  },
  special_buy({ p, action, by, ledger }: Heard<'special_buy'>) {
    const { description, cost } = action
    if (description === USE_TOKEN && !switches18Mag.armTerrainToken.of(p)) {
      ledger.notes.set(TOKEN_TAKEN, by)
      return []
    }
    if (description === USE_TOKEN) return [{ type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: cost }]
    const seller = /\[(.+)\]$/.exec(description)?.[1]
    return seller === undefined
      ? objection('any.BAD_SHAPE', { type: 'special_buy', field: 'description' })
      : [{ type: 'buyEquipment', by, item: CAR, from: seller, price: cost }]
  },
}
