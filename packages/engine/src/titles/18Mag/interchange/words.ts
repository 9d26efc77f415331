import type { Action } from '../../../core/action.js'
import type { EntityId, OperatorId, PlayerId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { percentWithPlayers, president } from '../../../core/shares.js'
import type { Json } from '../../../core/state.js'
import type { FileActionType } from '../../../interchange/file.js'
import { buyShares, buyTrain, layTile, placeToken, runRoutes, sellShares } from '../../../interchange/hear.js'
import { shareOf } from '../../../interchange/ids.js'
import type { Ledger } from '../../../interchange/ledger.js'
import {
  buyTrain as sayBuyTrain,
  runRoutes as sayRunRoutes,
  sellShares as saySellShares,
} from '../../../interchange/tell.js'
import type { Hear, Heard, TitleInterchange, Told } from '../../../interchange/vocabulary.js'
import { operatingOrder } from '../../../steps/operating.js'
import { GANZ, RABA } from '../data/companies.js'
import { OPTIONS } from '../data/options.js'
import { isSmall, RED_BONUS } from '../data/tables.js'
import { stretchedTrain } from '../steps/companies/supporters.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN, terrainOf } from '../steps/track/terrain.js'
import { switches18Mag } from '../switches.js'
import { printedIndex } from './printed.js'
import { ownTrain, theirTrain, trainForSale } from './trains.js'

const SYMBOLS = OPTIONS.map(({ id }) => id)

/** Their words for what is bought; a car names its maker. */
const USE_TOKEN = 'Use Terrain Token'

/** A note of the ledger: whose token waits for the tile it pays for, where the rules know no such state. */
const TOKEN_TAKEN = 'terrain token taken'

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

/** A director who sells a part of the certificate gets the rest of it in shares out of their pool, the first ones there. */
const giveChange = (ledger: Ledger, by: EntityId, shares: readonly string[], percent: number): void => {
  const sold = shares.map(shareOf)
  const [{ corporation } = { corporation: '' }] = sold
  const worth = sold.reduce((sum, { certificate }) => sum + ledger.shares.size(corporation, certificate), 0)
  const ordinary = ledger.shares.hand(corporation, 'treasury').filter((certificate) => certificate > 0)
  const count = (worth - percent) / ledger.shares.size(corporation, 1)
  for (const certificate of ordinary.slice(0, count)) ledger.shares.move(corporation, certificate, by as PlayerId)
}

/** Whoever's turn it is, where a card speaks. */
const supported = ({ p, by }: Pick<Heard, 'p' | 'by'>): EntityId | null =>
  p.state.privates[by] ? p.state.round.current : null

/** What a card does there, it helps to do here. */
const withHelp = <T extends FileActionType>(heard: Heard<T>, hear: Hear<T>): ReturnType<Hear<T>> => {
  const by = supported(heard)
  if (by === null) return hear(heard)
  const action = { ...heard.action, entity: by, entity_type: 'minor' as const }
  const done = hear({ ...heard, by, action })
  return 'code' in done ? done : [{ type: 'usePower', by, company: heard.by }, ...done]
}

const operator = (p: Position, id: OperatorId): Readonly<Record<string, Json>> => {
  if (isMinor(p, id)) {
    const stretched = stretchedTrain(p, id)
    const trains = (p.state.operators[id]?.trains ?? []).map((train) =>
      train.id === stretched ? `${train.name}+1` : train.name,
    )
    return stretched === null ? {} : { trains }
  }
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
  printedIndex,
  hear: {
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
      withHelp(heard, (asked) => {
        const { p, action, by } = asked
        // With a supporter's help the bank asks less.
        const paid = heard.by === by ? action.price : null
        return buyTrain({ ...asked, action: { ...action, train: trainForSale(p, by, action.train, paid) } })
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
      if ('code' in laid || notes.get(TOKEN_TAKEN) !== heard.by || terrainOf(heard.p, heard.action.hex) === 0)
        return laid
      notes.delete(TOKEN_TAKEN)
      return laid.map((action) => ({ ...action, spends: TERRAIN_TOKEN }) as Action)
    },
    special_buy({ p, action, by, ledger }: Heard<'special_buy'>) {
      const { description, cost } = action
      if (description === USE_TOKEN && !switches18Mag.armTerrainToken.of(p)) {
        ledger.notes.set(TOKEN_TAKEN, by)
        return []
      }
      if (description === USE_TOKEN)
        return [{ type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: cost }]
      const seller = /\[(.+)\]$/.exec(description)?.[1]
      return seller === undefined
        ? objection('any.BAD_SHAPE', { type: 'special_buy', field: 'description' })
        : [{ type: 'buyEquipment', by, item: CAR, from: seller, price: cost }]
    },
  },
  ahead: ({ action, entity }) =>
    action.type === 'layTile' && action.spends === TERRAIN_TOKEN
      ? { type: 'special_buy', ...entity(action.by), description: USE_TOKEN, cost: 0 }
      : null,
  tell: {
    sellShares(told: Told<'sellShares'>) {
      const said = saySellShares(told)
      if (said?.type === 'sell_shares') giveChange(told.ledger, told.action.by, said.shares, told.action.percent)
      return said
    },
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
