import type { Action } from '../../../core/action.js'
import type { EntityId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { objection } from '../../../core/refusals.js'
import type { FileActionType } from '../../../interchange/file.js'
import { shareOf } from '../../../interchange/ids.js'
import { buyShares, layTile, placeToken, runRoutes, sellShares } from '../../../interchange/readAction.js'
import type { ActionReader, Reading, TitleInterchange } from '../../../interchange/vocabulary.js'
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
const supported = ({ p, by }: Pick<Reading, 'p' | 'by'>): EntityId | null =>
  p.state.privates[by] ? p.state.round.current : null

/** What a card does there, whoever's turn it is does here with its help. */
const withHelp = <T extends FileActionType>(
  reading: Reading<T>,
  read: ActionReader<T>,
): ReturnType<ActionReader<T>> => {
  const by = supported(reading)
  if (by === null) return read(reading)
  const action = { ...reading.action, entity: by, entity_type: 'minor' as const }
  const done = read({ ...reading, by, action })
  return 'code' in done ? done : done.map((each) => ({ ...each, power: reading.by }) as Action)
}

export const readers: NonNullable<TitleInterchange['readers']> = {
  /** The card speaks; whoever's turn it is acts. */
  choose_ability: ({ p, action, by }: Reading<'choose_ability'>) => [
    { type: 'usePower', by: p.state.round.current ?? by, company: by, choice: String(action.choice) },
  ],
  pass: ({ p, by }: Reading<'pass'>) => [{ type: 'pass', by: supported({ p, by }) ?? by }],
  place_token: (reading: Reading<'place_token'>) => withHelp(reading, placeToken),
  /** All that nobody holds lies in their pool, the director's certificate too. */
  buy_shares(reading) {
    const bought = buyShares(reading)
    const isChair = reading.action.shares.some((share) => shareOf(share).certificate === 0)
    if ('code' in bought) return bought
    return bought.map((action) => ({ ...action, from: isChair ? 'aside' : 'treasury' }) as Action)
  },
  sell_shares(reading: Reading<'sell_shares'>) {
    const sold = sellShares(reading)
    const { shares, percent } = reading.action
    if (percent !== undefined) giveChange(reading.ledger, reading.by, shares, percent)
    return sold
  },
  /** To keep everything, or nothing, has a name of its own there. */
  dividend({ p, action, by }: Reading<'dividend'>) {
    const amount = action.kind === 'withhold' ? 0 : action.kind === 'payout' ? cash(p, by) : action.amount
    if (amount === undefined) return objection('any.BAD_SHAPE', { type: 'dividend', field: 'amount' })
    if (p.setup.options.includes('standard_divs'))
      return [{ type: 'dividend', by, kind: action.kind === 'withhold' ? 'withhold' : 'full' }]
    return [{ type: 'dividend', by, kind: 'variable', amount }]
  },
  buy_train: (reading: Reading<'buy_train'>) =>
    withHelp(reading, ({ p, action, by }) => {
      const train = meant(p, action.train)
      const name = p.rules.trains.find(({ card }) => train.startsWith(`${card}-`))?.types[0]?.name
      if (name === undefined) return objection('any.UNKNOWN_ENTITY', { id: action.train })
      return [{ type: 'buyTrain', by, from: sellerOfTrain(p, train), train, name, price: action.price }]
    }),
  discard_train: ({ p, action, by }: Reading<'discard_train'>) => [
    { type: 'discardTrain', by, train: ownTrain(p, by, action.train) },
  ],
  run_routes(reading: Reading<'run_routes'>) {
    const { p, action, by } = reading
    const routes = action.routes.map((route) => ({ ...route, train: ownTrain(p, by, route.train) }))
    return runRoutes({ ...reading, action: { ...action, routes } })
  },
  lay_tile(reading: Reading<'lay_tile'>) {
    const laid = withHelp(reading, layTile)
    const { notes } = reading.ledger
    if ('code' in laid || notes.get(TOKEN_TAKEN) !== reading.by || terrainOf(reading.p, reading.action.hex) === 0)
      return laid
    notes.delete(TOKEN_TAKEN)
    return laid.map((action) => ({ ...action, spends: TERRAIN_TOKEN }) as Action)
  },
  special_buy({ p, action, by, ledger }: Reading<'special_buy'>) {
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
