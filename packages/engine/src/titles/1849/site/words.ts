import { openStep } from '../../../core/flow.js'
import { type HexId, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { price } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import type { Json } from '../../../core/state.js'
import type { FileAction } from '../../../interchange/file.js'
import { fileIdOf } from '../../../interchange/ids.js'
import type { Ledger } from '../../../interchange/ledger.js'
import {
  runRoutes as hearRuns,
  sellShares as hearSale,
  placeToken as hearToken,
  notByPlayer,
} from '../../../interchange/readAction.js'
import type { TitleInterchange, Writing } from '../../../interchange/vocabulary.js'
import { runRoutes as writeRuns } from '../../../interchange/writeAction.js'
import { lowest, saleOpen } from '../../../steps/bids.js'
import { operated } from '../../../steps/operating.js'
import { declared } from '../../../steps/operatingTurn.js'
import { successionsDue } from '../../../steps/presidency.js'
import { CALABRIA, STRAIT } from '../data/map.js'
import { firstToTrade } from '../rounds/initial.js'
import { firstPar } from '../steps/companies/rsa.js'
import { SMS } from '../steps/companies/sms.js'
import { bond } from '../steps/finance/bond.js'
import { interestDue } from '../steps/finance/interestDue.js'
import { homeChoice } from '../steps/shares/found.js'
import { isFounded } from '../steps/shares/foundingOrder.js'
import { toOperateAsWritten } from './noResortOnBankrupt.js'
import { swapsLater } from './swapLater.js'

/** Their optional rules → our options. */
const OPTIONS: Readonly<Record<string, string>> = {
  delay_ift: 'delayIft',
  reduced_4p_corps: 'fiveCorporations',
  acquiring_station_tokens: 'absorbing',
  bonds: 'bonds',
  electric_dreams: 'electricDreams',
}

/** The strait is two hexes there. */
const SECOND_STRAIT: HexId = 'B16'

const withoutSecond = (chain: readonly HexId[]): readonly HexId[] => chain.filter((hex) => hex !== SECOND_STRAIT)
const withSecond = (chain: readonly HexId[]): readonly HexId[] =>
  chain.flatMap((hex, i) => {
    const next = chain[i + 1]
    const crosses = (hex === STRAIT && next === CALABRIA) || (hex === CALABRIA && next === STRAIT)
    return crosses ? [hex, SECOND_STRAIT] : [hex]
  })

const CHOICES = {
  closeSms: 'Close SMS',
  keepSms: 'Pass',
  loan: 'Take L.500 loan',
  leave: 'Leave game',
  two: 'Two 10% certs',
  one: 'One 20% cert',
}
const E_TOKEN = /^Buy E-Token for L\.(\d+)$/

const inStep = (p: Position, id: string): boolean => openStep(p)?.step.id === id

/** Those that had their turn, the one whose turn it is, and those to come; one that has closed stays where it stood. */
const order = (p: Position): readonly OperatorId[] => {
  if (p.state.round.kind !== 'operating') return p.state.seats
  const { current } = p.state.round
  const had = operated.of(p)
  const now = current === null || had.includes(current) ? [] : [current]
  return [...had, ...now, ...toOperateAsWritten(p).filter((id) => id !== current)]
}

/** While a home is chosen they show who began the round. */
const priority = (p: Position, ledger?: Ledger): PlayerId => {
  const { turn, round, priority: holder } = p.state
  if (round.kind === 'initial' && homeChoice.waits(p)) return firstToTrade(p)
  if (round.kind !== 'stock' || !ledger) return holder
  const began = ledger.notes.get('began') ?? ''
  if (!began.startsWith(`${turn} `)) ledger.notes.set('began', `${turn} ${holder}`)
  return homeChoice.waits(p) ? ((ledger.notes.get('began') ?? '').split(' ')[1] as PlayerId) : holder
}

const operator = (p: Position, id: OperatorId): Readonly<Record<string, Json>> => {
  // There a corporation has operated as soon as it has declared its dividend.
  const isCurrent = p.state.round.current === id && isFounded(p, id)
  const owed = isCurrent ? interestDue.of(p) : 0
  const heir = [...successionsDue(p), ...swapsLater.of(p)].find(({ corporation }) => corporation === id)
  return {
    ...(heir && isFounded(p, id) ? { president: `player:${fileIdOf(p, heir.to)}` } : {}),
    ...(isCurrent && declared.of(p) ? { operated: true } : {}),
    // Interest leaves the treasury at once there, which owes it to the president.
    ...(owed > 0 ? { cash: -owed } : {}),
    ...(bond.of(p, id) ? { loans: 1 } : {}),
    ...(p.state.privates.CNM?.owner === id ? { assigned: ['CNM'] } : {}),
  }
}

/** What comes for the president's certificate; other papers, given up by the rulebook alone, keep our names. */
const PAPERS: Readonly<Record<string, string>> = { '20%': CHOICES.one, '10%+10%': CHOICES.two }

/** Files written here before called the last certificate so. */
const EARLIER = 'Last cert'

const papersSaid = (said: string): string | undefined =>
  Object.keys(PAPERS).find((papers) => PAPERS[papers] === (said === EARLIER ? CHOICES.one : said))

const choice = (by: ReturnType<Writing['entity']>, said: string): FileAction => ({
  type: 'choose',
  ...by,
  choice: said,
})

export const interchange1849: TitleInterchange = {
  names: [{ name: '1849', players: [3, 4, 5] }],
  symbols: Object.keys(OPTIONS),
  options: (symbols) => symbols.map((symbol) => OPTIONS[symbol] as string),
  optionalRules: ({ options }) => Object.keys(OPTIONS).filter((symbol) => options.includes(OPTIONS[symbol] as string)),
  // Found by asking that program for every printed city; the others have 0.
  printedCities: { B14: { 1: 0 }, C1: { 1: 0 }, C5: { 1: 0 }, H12: { 1: 0 }, M13: { 1: 0 } },
  certificates: { sellsHandFirst: true },
  readers: {
    // Buying the first company is a bid there.
    bid({ p, action, by, id }) {
      if (!isPlayer(by)) return notByPlayer('bid')
      const company = id(action.company ?? '')
      const buys = company === lowest(p) && p.state.interrupts.length === 0
      return [{ type: buys ? 'buyPrivate' : 'bid', by, company, price: action.price }]
    },
    // SMS has closed by the time it places its station.
    place_token(reading) {
      const heardToken = hearToken(reading)
      if ('code' in heardToken) return heardToken
      const current = reading.p.state.round.current ?? reading.by
      return heardToken.map((action) => (action.by === SMS ? { ...action, by: current } : action))
    },
    // What comes for the president's certificate is chosen after the swap.
    sell_shares(reading) {
      const sale = hearSale(reading)
      if ('code' in sale || !reading.action.shares.some((share) => share.endsWith('_0'))) return sale
      return sale.map((action) => {
        if (action.type !== 'sellShares') return action
        const { papers: _, ...sale } = action
        return sale
      })
    },
    run_routes(reading) {
      const heardRuns = hearRuns(reading)
      if ('code' in heardRuns) return heardRuns
      return heardRuns.map((action) =>
        action.type === 'runRoutes'
          ? { ...action, runs: action.runs.map((run) => ({ ...run, chains: run.chains.map(withoutSecond) })) }
          : action,
      )
    },
    choose({ p, action, by }) {
      const said = String(action.choice)
      const [, paid] = E_TOKEN.exec(said) ?? []
      if (paid !== undefined) return [{ type: 'buyEquipment', by, item: 'E', from: 'bank', price: Number(paid) }]
      if (inStep(p, 'sms'))
        return [said === CHOICES.closeSms ? { type: 'usePower', by, company: SMS } : { type: 'pass', by }]
      if (inStep(p, 'leave')) return [{ type: said === CHOICES.leave ? 'bankrupt' : 'borrow', by }]
      return [{ type: 'choose', by, choice: papersSaid(said) ?? said }]
    },
  },
  writers: {
    buyPrivate: ({ action, before, entity, id }) => ({
      type: saleOpen(before) ? 'bid' : 'buy_company',
      ...entity(action.by),
      company: id(action.company),
      price: action.price,
    }),
    runRoutes(writing) {
      const said = writeRuns(writing)
      if (said?.type !== 'run_routes') return said
      return {
        ...said,
        routes: said.routes.map((route) => ({ ...route, connections: route.connections.map(withSecond) })),
      }
    },
    pass: ({ action, before, entity }) =>
      inStep(before, 'sms') ? choice(entity(action.by), CHOICES.keepSms) : { type: 'pass', ...entity(action.by) },
    usePower: ({ action, entity }) => choice(entity(action.by), CHOICES.closeSms),
    buyEquipment: ({ action, entity }) => choice(entity(action.by), `Buy E-Token for L.${action.price}`),
    borrow: ({ action, entity }) =>
      isPlayer(action.by)
        ? choice(entity(action.by), CHOICES.loan)
        : { type: 'take_loan', ...entity(action.by), loan: 0 },
    bankrupt: ({ action, entity }) =>
      isPlayer(action.by) ? choice(entity(action.by), CHOICES.leave) : { type: 'bankrupt', ...entity(action.by) },
    choose: ({ action, entity }) => choice(entity(action.by), PAPERS[action.choice] ?? action.choice),
  },
  trace: {
    rounds: { initial: 'auction', stock: 'stock', operating: 'operating' },
    // The home of the first corporation is chosen when the stock round has begun.
    roundType: (p) => (homeChoice.waits(p) && !firstPar.waits(p) ? 'stock' : undefined),
    phases: { '4': '4H', '6': '6H', '8': '8H', '10': '10H', '12': '12H', '16': '16H' },
    par: (p, corporation) => (isFounded(p, corporation) ? price(p, corporation) : undefined),
    can(p, action) {
      if (action.type === 'buyPrivate') return saleOpen(p) ? 'bid' : 'buy_company'
      if (action.type === 'pass') return inStep(p, 'sms') ? 'choose' : undefined
      if (action.type === 'usePower' || action.type === 'buyEquipment' || inStep(p, 'leave')) return 'choose'
      return undefined
    },
    order,
    operator,
    priority,
    bank: (p) => (p.state.bank === null ? null : p.state.bank + interestDue.of(p)),
  },
}
