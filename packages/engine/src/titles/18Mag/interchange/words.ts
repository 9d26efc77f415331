import type { Action } from '../../../core/action.js'
import type { OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { percentWithPlayers, president } from '../../../core/shares.js'
import type { Json } from '../../../core/state.js'
import { buyShares, buyTrain, runRoutes } from '../../../interchange/hear.js'
import { shareOf } from '../../../interchange/ids.js'
import { buyTrain as sayBuyTrain, runRoutes as sayRunRoutes } from '../../../interchange/tell.js'
import type { Heard, TitleInterchange, Told } from '../../../interchange/vocabulary.js'
import { operatingOrder } from '../../../steps/operating.js'
import { GANZ, RABA } from '../data/companies.js'
import { OPTIONS } from '../data/options.js'
import { isSmall, RED_BONUS } from '../data/tables.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN } from '../steps/track/terrain.js'
import { ownTrain, theirTrain, trainForSale } from './trains.js'

const SYMBOLS = OPTIONS.map(({ id }) => id)

/** Their words for what is bought; a car names its maker. */
const USE_TOKEN = 'Use Terrain Token'

const carName = (p: Position, seller: OperatorId): string => {
  const bonus = `+${RED_BONUS[p.state.phase] ?? 0} Offboard Bonus`
  const goods =
    seller === RABA.id
      ? isSmall(p.setup)
        ? `${bonus} / Train Upgrade`
        : bonus
      : seller === GANZ.id
        ? 'Plus Train Upgrade'
        : 'Mine Access'
  return `${goods} [${seller}]`
}

const operator = (p: Position, id: OperatorId): Readonly<Record<string, Json>> => {
  if (isMinor(p, id)) return {}
  // Everything nobody holds lies in their pool, which leads a major without director.
  const pool = 100 - percentWithPlayers(p, id)
  return { ipo: 0, pool, ...(president(p, id) === null ? { president: 'pool' } : {}) }
}

export const interchange18Mag: TitleInterchange = {
  names: [{ name: '18Mag', players: [2, 3, 4, 5, 6] }],
  options(symbols) {
    const unknown = symbols.find((symbol) => !SYMBOLS.includes(symbol))
    return unknown === undefined ? symbols : { unknown }
  },
  optionalRules: ({ options }) => options,
  quirks: { '18mag_draft_priority_one_seat_on': { draftPriority: true } },
  hear: {
    /** All that nobody holds lies in their pool, the director's certificate too. */
    buy_shares(heard) {
      const bought = buyShares(heard)
      const isChair = heard.action.shares.some((share) => shareOf(share).certificate === 0)
      if ('code' in bought) return bought
      return bought.map((action) => ({ ...action, from: isChair ? 'aside' : 'treasury' }) as Action)
    },
    /** To keep everything, or nothing, has a name of its own there. */
    dividend({ p, action, by }: Heard<'dividend'>) {
      const amount = action.kind === 'withhold' ? 0 : action.kind === 'payout' ? cash(p, by) : action.amount
      if (amount === undefined) return objection('any.BAD_SHAPE', { type: 'dividend', field: 'amount' })
      if (p.setup.options.includes('standard_divs'))
        return [{ type: 'dividend', by, kind: action.kind === 'withhold' ? 'withhold' : 'full' }]
      return [{ type: 'dividend', by, kind: 'variable', amount }]
    },
    buy_train(heard: Heard<'buy_train'>) {
      const { p, action, by } = heard
      return buyTrain({ ...heard, action: { ...action, train: trainForSale(p, by, action.train, action.price) } })
    },
    discard_train: ({ p, action, by }: Heard<'discard_train'>) => [
      { type: 'discardTrain', by, train: ownTrain(p, by, action.train) },
    ],
    run_routes(heard: Heard<'run_routes'>) {
      const { p, action, by } = heard
      const routes = action.routes.map((route) => ({ ...route, train: ownTrain(p, by, route.train) }))
      return runRoutes({ ...heard, action: { ...action, routes } })
    },
    special_buy({ action, by }: Heard<'special_buy'>) {
      const { description, cost } = action
      if (description === USE_TOKEN)
        return [{ type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: cost }]
      const seller = /\[(.+)\]$/.exec(description)?.[1]
      return seller === undefined
        ? objection('any.BAD_SHAPE', { type: 'special_buy', field: 'description' })
        : [{ type: 'buyEquipment', by, item: CAR, from: seller, price: cost }]
    },
  },
  tell: {
    buyTrain(told: Told<'buyTrain'>) {
      return sayBuyTrain({ ...told, action: { ...told.action, train: theirTrain(told.action.train) } })
    },
    discardTrain: ({ action, entity }: Told<'discardTrain'>) => ({
      type: 'discard_train',
      ...entity(action.by),
      train: theirTrain(action.train),
    }),
    runRoutes(told: Told<'runRoutes'>) {
      const runs = told.action.runs.map((run) => ({ ...run, train: theirTrain(run.train) }))
      return sayRunRoutes({ ...told, action: { ...told.action, runs } })
    },
    buyEquipment({ action, before, entity }: Told<'buyEquipment'>) {
      const { by, item, from, price } = action
      const description = item === TERRAIN_TOKEN ? USE_TOKEN : carName(before, from)
      return { type: 'special_buy', ...entity(by), description, cost: price }
    },
  },
  trace: {
    rounds: { draft: 'draft', stock: 'stock', operating: 'operating' },
    order: (p) => (p.state.round.kind === 'operating' ? operatingOrder(p).map(({ id }) => id) : p.state.seats),
    operator,
  },
}
