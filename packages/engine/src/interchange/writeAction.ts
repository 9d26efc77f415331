import type { Action, ActionOf, ActionType, RunOfTrain } from '../core/action.js'
import type { EventOf, EventType } from '../core/event.js'
import { type Holder, isPlayer, type OperatorId } from '../core/ids.js'
import { type Papers, sumsOf } from '../core/papers.js'
import { papersIn, paperWays } from '../core/shares.js'
import type { EntityType, FileAction, FileActionOf, FileRoute } from './file.js'
import { cityName } from './ids.js'
import { ownMessage } from './own.js'
import type { ActionWriter, Writing } from './vocabulary.js'

const eventOf = <T extends EventType>({ events }: WritingContext, type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type)

/** Where it was played, whatever the action. */
type WritingContext = Omit<Writing, 'action'>

/** Certificates that change hands: ordinary ones as far as they reach, then the president's. */
const bundle = (
  { before, ledger: { shares } }: WritingContext,
  corporation: OperatorId,
  from: Holder,
  percent: number,
  papers?: Papers,
): readonly number[] => {
  const sums = [0, ...sumsOf(papersIn(before, corporation, from))]
  const beside = percent - shares.size(corporation, 0)
  const whole = shares.habits.sellsHandFirst && !sums.includes(percent) && sums.includes(beside)
  const reached = whole ? beside : Math.max(...sums.filter((sum) => sum <= percent))
  const picked = shares.pick(corporation, from, papers ?? paperWays(before, corporation, from, reached)[0] ?? [])
  return reached < percent && shares.hand(corporation, from).includes(0) ? [...picked, 0] : picked
}

const moved = (
  writing: WritingContext,
  corporation: OperatorId,
  from: Holder,
  to: Holder,
  percent: number,
  papers?: Papers,
): readonly string[] => {
  const certificates = bundle(writing, corporation, from, percent, papers)
  for (const n of certificates) writing.ledger.shares.move(corporation, n, to)
  return certificates.map((n) => `${writing.id(corporation)}_${n}`)
}

export const buyShares: ActionWriter<'buyShares'> = (writing) => {
  const { by, corporation, from, percent } = writing.action
  const shares = moved(writing, corporation, from, by as Holder, percent)
  return { type: 'buy_shares', ...writing.entity(by), shares, percent }
}

export const sellShares: ActionWriter<'sellShares'> = (writing) => {
  const { by, corporation, percent, papers } = writing.action
  const shares = moved(writing, corporation, by as Holder, 'pool', percent, papers)
  return { type: 'sell_shares', ...writing.entity(by), shares, percent }
}

/** Their share is 10%. */
const perShare = (price: number, percent: number): number => price / (percent / 10)

const issueShares: ActionWriter<'issueShares'> = (writing) => {
  const { by, percent, papers } = writing.action
  const price = eventOf(writing, 'sharesIssued')?.price ?? 0
  const shares = moved(writing, by, 'treasury', 'pool', percent, papers)
  return { type: 'sell_shares', ...writing.entity(by), shares, percent, share_price: perShare(price, percent) }
}

const redeemShares: ActionWriter<'redeemShares'> = (writing) => {
  const { by, percent } = writing.action
  const price = eventOf(writing, 'sharesRedeemed')?.price ?? 0
  const shares = moved(writing, by, 'pool', 'treasury', percent)
  return { type: 'buy_shares', ...writing.entity(by), shares, percent, share_price: perShare(price, percent) }
}

export const par: ActionWriter<'par'> = (writing) => {
  const { by, corporation, price } = writing.action
  writing.ledger.shares.move(corporation, 0, by as Holder)
  const cell = writing.after.state.operators[corporation]?.cell
  const at = cell === undefined ? undefined : writing.after.rules.market.cells[cell]
  return {
    type: 'par',
    ...writing.entity(by),
    corporation: writing.id(corporation),
    share_price: `${price},${at?.row ?? 0},${at?.col ?? 0}`,
  }
}

/** The company whose power it is acts, on 18xx.games. */
const actor = (writing: WritingContext, by: string, power?: string) =>
  power === undefined ? writing.entity(by) : { entity: writing.id(power), entity_type: 'company' as EntityType }

export const layTile: ActionWriter<'layTile'> = (writing) => {
  const { by, hex, tile, rotation, power } = writing.action
  const copy = writing.ledger.tiles.next(tile)
  writing.ledger.tiles.laid(hex, copy)
  return { type: 'lay_tile', ...actor(writing, by, power), hex, tile: copy, rotation }
}

export const placeToken: ActionWriter<'placeToken'> = (writing) => {
  const { by, hex, city, power } = writing.action
  const name = cityName(writing.words, writing.ledger, { hex, city })
  const slot = writing.ledger.slots.slotFor(writing.before, by, hex, city)
  return { type: 'place_token', ...actor(writing, by, power), city: name, slot }
}

const buyToken: ActionWriter<'buyToken'> = (writing) => {
  const { by, hex, city, from, price } = writing.action
  const slot = writing.ledger.slots.slotOf(from, hex, city)
  return {
    type: 'buy_token',
    ...writing.entity(by),
    city: cityName(writing.words, writing.ledger, { hex, city }),
    slot,
    price,
  }
}

const routeOf = (run: RunOfTrain, index: number, ran: EventOf<'ran'> | undefined): FileRoute => {
  const result = ran?.runs[index]
  return {
    train: run.train,
    connections: run.chains,
    ...(result ? { hexes: result.stops, revenue: result.revenue, revenue_str: result.stops.join('-') } : {}),
    ...(run.stops.length > 0 ? { nodes: run.stops.map(({ hex, place }) => `${hex}-${place}`) } : {}),
  }
}

export const runRoutes: ActionWriter<'runRoutes'> = (writing) => {
  const { by, runs } = writing.action
  const ran = eventOf(writing, 'ran')
  const routes = runs.map((run, i) => routeOf(run, i, ran))
  return { type: 'run_routes', ...writing.entity(by), routes, extra_revenue: 0, subsidy: 0 }
}

const DIVIDENDS: Readonly<Record<ActionOf<'dividend'>['kind'], string>> = {
  full: 'payout',
  half: 'half',
  withhold: 'withhold',
  variable: 'variable',
}

const dividend: ActionWriter<'dividend'> = ({ action, entity }) => {
  const { by, kind, amount } = action
  return { type: 'dividend', ...entity(by), kind: DIVIDENDS[kind], ...(amount === undefined ? {} : { amount }) }
}

export const buyTrain: ActionWriter<'buyTrain'> = (writing) => {
  const { by, train, name, price, power } = writing.action
  return { type: 'buy_train', ...actor(writing, by, power), train, price, variant: name }
}

const assign: ActionWriter<'assign'> = (writing) => {
  const { company, hex, to } = writing.action
  const target =
    hex === undefined
      ? { target: writing.id(to ?? ''), target_type: writing.entity(to ?? '').entity_type }
      : { target: hex, target_type: 'hex' }
  return { type: 'assign', entity: writing.id(company), entity_type: 'company', ...target }
}

/** Theirs say what is bid on: a card, a minor, or a share of a corporation. */
const bid: ActionWriter<'bid'> = ({ action, before, entity, id }) => {
  const { by, company, price } = action
  const { privates, operators } = before.rules
  const on = privates[company] ? 'company' : (operators[company]?.kind ?? 'company')
  return { type: 'bid', ...entity(by), [on]: id(company), price }
}

const usePower: ActionWriter<'usePower'> = (writing) => {
  const { company, choice } = writing.action
  if (choice === undefined) return asNote(writing as Writing)
  return { type: 'choose_ability', entity: writing.id(company), entity_type: 'company', choice }
}

/** An operator pays back its loan, a player what is due for an operator. */
const repay: ActionWriter<'repay'> = ({ action: { by }, entity }) =>
  isPlayer(by) ? { type: 'payoff_debt', ...entity(by) } : { type: 'payoff_loan', ...entity(by), loan: 0 }

/** A line of the log that carries what 18xx.games has no word for. */
export const noteWith = (
  writing: Pick<WritingContext, 'entity'>,
  by: string,
  actions: readonly Action[],
): FileActionOf<'log'> => ({
  type: 'log',
  ...writing.entity(by),
  message: ownMessage(actions),
})

export const asNote = (writing: Writing): FileAction =>
  noteWith(writing, writing.before.state.seats[0] ?? 'p1', [writing.action as Action])

/** How our actions are written where a title does not say otherwise. */
const WRITERS: { readonly [T in ActionType]: ActionWriter<T> } = {
  pass: ({ action, entity }) => ({ type: 'pass', ...entity(action.by) }),
  bid,
  par,
  buyShares,
  sellShares,
  issueShares,
  redeemShares,
  layTile,
  placeToken,
  buyToken,
  runRoutes,
  claimRoutes: (writing) => asNote(writing as Writing),
  dividend,
  buyTrain,
  // Theirs are told apart by free text, which is the title's.
  buyEquipment: (writing) => asNote(writing as Writing),
  discardTrain: ({ action, entity }) => ({ type: 'discard_train', ...entity(action.by), train: action.train }),
  buyPrivate: ({ action, entity, id }) => ({
    type: 'buy_company',
    ...entity(action.by),
    company: id(action.company),
    price: action.price,
  }),
  sellPrivate: (writing) => asNote(writing as Writing),
  assign,
  usePower,
  borrow: ({ action, entity }) => ({ type: 'take_loan', ...entity(action.by), loan: 0 }),
  repay,
  // Offers and their answers are told as one, by the one who writes the whole game.
  answer: () => null,
  choose: ({ action, entity }) => ({ type: 'choose', ...entity(action.by), choice: action.choice }),
  bankrupt: ({ action, entity }) => ({ type: 'bankrupt', ...entity(action.by) }),
  endGame: ({ action, entity }) => ({ type: 'end_game', ...entity(action.by) }),
}

export const writeAction = (writing: Writing): readonly FileAction[] => {
  const { type } = writing.action
  const write = (writing.words.writers?.[type] ?? WRITERS[type]) as ActionWriter<ActionType>
  return [writing.words.ahead?.(writing) ?? null, write(writing)].filter((said) => said !== null)
}
