import type { OperatorId } from '../../../core/ids.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { percentWithPlayers, president } from '../../../core/shares.js'
import type { Json } from '../../../core/state.js'
import type { TitleInterchange, Writing } from '../../../interchange/vocabulary.js'
import {
  buyTrain as sayBuyTrain,
  placeToken as sayPlaceToken,
  runRoutes as sayRunRoutes,
  sellShares as saySellShares,
} from '../../../interchange/writeAction.js'
import { operatingOrder } from '../../../steps/operating.js'
import { judgeRuns } from '../../../steps/run.js'
import { cardOf } from '../../../steps/trains.js'
import { OPTIONS } from '../data/options.js'
import { isStretched, stretchedName } from '../steps/companies/supporters.js'
import { TERRAIN_TOKEN } from '../steps/track/terrain.js'
import { giveChange } from './change.js'
import { earlier18Mag } from './earlier.js'
import { trainName } from './namesakes.js'
import { printedIndex } from './printed.js'
import { seesStation, seesTrain } from './prompts.js'
import { readers } from './readers.js'
import { carName, USE_TOKEN } from './services.js'

const operator = (p: Position, id: OperatorId): Readonly<Record<string, Json>> => {
  if (isMinor(p, id)) {
    const trains = p.state.operators[id]?.trains ?? []
    return trains.some((train) => isStretched(p, train.id))
      ? { trains: trains.map((train) => stretchedName(p, train.id, train.name)) }
      : {}
  }
  // Everything nobody holds lies in their pool, which leads a major without director.
  const pool = 100 - percentWithPlayers(p, id)
  return { ipo: 0, pool, ...(president(p, id) === null ? { president: 'pool' } : {}) }
}

export const interchange18Mag: TitleInterchange = {
  names: [{ name: '18Mag', players: [2, 3, 4, 5, 6] }],
  symbols: OPTIONS.map(({ id }) => id),
  options: (symbols) => symbols,
  optionalRules: ({ options }) => options,
  quirks: { '18mag_draft_priority_one_seat_on': { draftPriority: true } },
  earlier: earlier18Mag,
  printedIndex,
  readers: readers,
  ahead: ({ action, entity }) =>
    action.type === 'layTile' && action.spends === TERRAIN_TOKEN
      ? { type: 'special_buy', ...entity(action.by), description: USE_TOKEN, cost: 0 }
      : null,
  writers: {
    sellShares(writing: Writing<'sellShares'>) {
      const said = saySellShares(writing)
      if (said?.type === 'sell_shares')
        giveChange(writing.ledger, writing.action.by, said.shares, writing.action.percent)
      return said
    },
    /** A card belongs to a player, who has no stations: whose it is must be said. */
    placeToken(writing: Writing<'placeToken'>) {
      const said = sayPlaceToken(writing)
      const { by, power } = writing.action
      return said && power !== undefined ? { ...said, tokener: writing.id(by) } : said
    },
    buyTrain(writing: Writing<'buyTrain'>) {
      return sayBuyTrain({ ...writing, action: { ...writing.action, train: trainName(writing.action.train) } })
    },
    discardTrain: ({ action, entity }: Writing<'discardTrain'>) => ({
      type: 'discard_train',
      ...entity(action.by),
      train: trainName(action.train),
    }),
    runRoutes(writing: Writing<'runRoutes'>) {
      const { by, runs } = writing.action
      const named = runs.map((run) => ({ ...run, train: trainName(run.train) }))
      const said = sayRunRoutes({ ...writing, action: { ...writing.action, runs: named } })
      const verdict = judgeRuns(writing.before, by, runs)
      if (said?.type !== 'run_routes' || !verdict.ok) return said
      // What a mine pays is called a subsidy there.
      const routes = said.routes.map((route, i) => ({ ...route, subsidy: verdict.runs[i]?.aside ?? 0 }))
      return { ...said, routes }
    },
    buyEquipment({ action, before, entity }: Writing<'buyEquipment'>) {
      const { by, item, from, price } = action
      const description = item === TERRAIN_TOKEN ? USE_TOKEN : carName(before, from)
      return { type: 'special_buy', ...entity(by), description, cost: price }
    },
  },
  trace: {
    // A stretched train that was given back keeps its long name.
    card: (p, train) => (isStretched(p, train) ? stretchedName(p, train, cardOf(p, train).card) : undefined),
    canBesides: (p, step) => {
      if (step === 'buyTrains') return seesTrain(p) ? ['buy_train'] : []
      return step === 'token' && seesStation(p) ? ['place_token'] : []
    },
    rounds: { draft: 'draft', stock: 'stock', operating: 'operating' },
    order: (p) => (p.state.round.kind === 'operating' ? operatingOrder(p).map(({ id }) => id) : p.state.seats),
    operator,
  },
}
