import type { Action, ActionOf, ActionType, RunOfTrain } from '../core/action.js'
import type { EventOf, EventType } from '../core/event.js'
import { type Holder, isPlayer, type OperatorId } from '../core/ids.js'
import { type Papers, sumsOf } from '../core/papers.js'
import { papersIn, paperWays } from '../core/shares.js'
import type { EntityType, FileAction, FileActionOf, FileRoute } from './file.js'
import { cityName } from './ids.js'
import { ownMessage } from './own.js'
import type { Tell, Told } from './vocabulary.js'

const eventOf = <T extends EventType>({ events }: Telling, type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type)

/** Where it was played, whatever the action. */
type Telling = Omit<Told, 'action'>

/** Certificates that change hands: ordinary ones as far as they reach, then the president's. */
const bundle = (
  { before, ledger: { shares } }: Telling,
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
  told: Telling,
  corporation: OperatorId,
  from: Holder,
  to: Holder,
  percent: number,
  papers?: Papers,
): readonly string[] => {
  const certificates = bundle(told, corporation, from, percent, papers)
  for (const n of certificates) told.ledger.shares.move(corporation, n, to)
  return certificates.map((n) => `${told.id(corporation)}_${n}`)
}

export const buyShares: Tell<'buyShares'> = (told) => {
  const { by, corporation, from, percent } = told.action
  const shares = moved(told, corporation, from, by as Holder, percent)
  return { type: 'buy_shares', ...told.entity(by), shares, percent }
}

export const sellShares: Tell<'sellShares'> = (told) => {
  const { by, corporation, percent, papers } = told.action
  const shares = moved(told, corporation, by as Holder, 'pool', percent, papers)
  return { type: 'sell_shares', ...told.entity(by), shares, percent }
}

/** Their share is 10%. */
const perShare = (price: number, percent: number): number => price / (percent / 10)

const issueShares: Tell<'issueShares'> = (told) => {
  const { by, percent, papers } = told.action
  const price = eventOf(told, 'sharesIssued')?.price ?? 0
  const shares = moved(told, by, 'treasury', 'pool', percent, papers)
  return { type: 'sell_shares', ...told.entity(by), shares, percent, share_price: perShare(price, percent) }
}

const redeemShares: Tell<'redeemShares'> = (told) => {
  const { by, percent } = told.action
  const price = eventOf(told, 'sharesRedeemed')?.price ?? 0
  const shares = moved(told, by, 'pool', 'treasury', percent)
  return { type: 'buy_shares', ...told.entity(by), shares, percent, share_price: perShare(price, percent) }
}

export const par: Tell<'par'> = (told) => {
  const { by, corporation, price } = told.action
  told.ledger.shares.move(corporation, 0, by as Holder)
  const cell = told.after.state.operators[corporation]?.cell
  const at = cell === undefined ? undefined : told.after.rules.market.cells[cell]
  return {
    type: 'par',
    ...told.entity(by),
    corporation: told.id(corporation),
    share_price: `${price},${at?.row ?? 0},${at?.col ?? 0}`,
  }
}

/** The company whose power it is acts, on 18xx.games. */
const actor = (told: Telling, by: string, power?: string) =>
  power === undefined ? told.entity(by) : { entity: told.id(power), entity_type: 'company' as EntityType }

export const layTile: Tell<'layTile'> = (told) => {
  const { by, hex, tile, rotation, power } = told.action
  const copy = told.ledger.tiles.next(tile)
  told.ledger.tiles.laid(hex, copy)
  return { type: 'lay_tile', ...actor(told, by, power), hex, tile: copy, rotation }
}

export const placeToken: Tell<'placeToken'> = (told) => {
  const { by, hex, city, power } = told.action
  const name = cityName(told.words, told.ledger, { hex, city })
  const slot = told.ledger.slots.slotFor(told.before, by, hex, city)
  return { type: 'place_token', ...actor(told, by, power), city: name, slot }
}

const buyToken: Tell<'buyToken'> = (told) => {
  const { by, hex, city, from, price } = told.action
  const slot = told.ledger.slots.slotOf(from, hex, city)
  return { type: 'buy_token', ...told.entity(by), city: cityName(told.words, told.ledger, { hex, city }), slot, price }
}

const routeOf = (run: RunOfTrain, index: number, ran: EventOf<'ran'> | undefined): FileRoute => {
  const told = ran?.runs[index]
  return {
    train: run.train,
    connections: run.chains,
    ...(told ? { hexes: told.stops, revenue: told.revenue, revenue_str: told.stops.join('-') } : {}),
    ...(run.stops.length > 0 ? { nodes: run.stops.map(({ hex, place }) => `${hex}-${place}`) } : {}),
  }
}

export const runRoutes: Tell<'runRoutes'> = (told) => {
  const { by, runs } = told.action
  const ran = eventOf(told, 'ran')
  const routes = runs.map((run, i) => routeOf(run, i, ran))
  return { type: 'run_routes', ...told.entity(by), routes, extra_revenue: 0, subsidy: 0 }
}

const DIVIDENDS: Readonly<Record<ActionOf<'dividend'>['kind'], string>> = {
  full: 'payout',
  half: 'half',
  withhold: 'withhold',
  variable: 'variable',
}

const dividend: Tell<'dividend'> = ({ action, entity }) => {
  const { by, kind, amount } = action
  return { type: 'dividend', ...entity(by), kind: DIVIDENDS[kind], ...(amount === undefined ? {} : { amount }) }
}

export const buyTrain: Tell<'buyTrain'> = (told) => {
  const { by, train, name, price, power } = told.action
  return { type: 'buy_train', ...actor(told, by, power), train, price, variant: name }
}

const assign: Tell<'assign'> = (told) => {
  const { company, hex, to } = told.action
  const target =
    hex === undefined
      ? { target: told.id(to ?? ''), target_type: told.entity(to ?? '').entity_type }
      : { target: hex, target_type: 'hex' }
  return { type: 'assign', entity: told.id(company), entity_type: 'company', ...target }
}

/** Theirs say what is bid on: a card, a minor, or a share of a corporation. */
const bid: Tell<'bid'> = ({ action, before, entity, id }) => {
  const { by, company, price } = action
  const { privates, operators } = before.rules
  const on = privates[company] ? 'company' : (operators[company]?.kind ?? 'company')
  return { type: 'bid', ...entity(by), [on]: id(company), price }
}

const usePower: Tell<'usePower'> = (told) => {
  const { company, choice } = told.action
  if (choice === undefined) return unsaid(told as Told)
  return { type: 'choose_ability', entity: told.id(company), entity_type: 'company', choice }
}

/** An operator pays back its loan, a player what is due for an operator. */
const repay: Tell<'repay'> = ({ action: { by }, entity }) =>
  isPlayer(by) ? { type: 'payoff_debt', ...entity(by) } : { type: 'payoff_loan', ...entity(by), loan: 0 }

/** A line of the log that carries what 18xx.games has no word for. */
export const aside = (told: Pick<Telling, 'entity'>, by: string, actions: readonly Action[]): FileActionOf<'log'> => ({
  type: 'log',
  ...told.entity(by),
  message: ownMessage(actions),
})

export const unsaid = (told: Told): FileAction =>
  aside(told, told.before.state.seats[0] ?? 'p1', [told.action as Action])

/** How our actions are written where a title does not say otherwise. */
const TELL: { readonly [T in ActionType]: Tell<T> } = {
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
  claimRoutes: (told) => unsaid(told as Told),
  dividend,
  buyTrain,
  // Theirs are told apart by free text, which is the title's.
  buyEquipment: (told) => unsaid(told as Told),
  discardTrain: ({ action, entity }) => ({ type: 'discard_train', ...entity(action.by), train: action.train }),
  buyPrivate: ({ action, entity, id }) => ({
    type: 'buy_company',
    ...entity(action.by),
    company: id(action.company),
    price: action.price,
  }),
  sellPrivate: (told) => unsaid(told as Told),
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

export const tell = (told: Told): readonly FileAction[] => {
  const { type } = told.action
  const speak = (told.words.tell?.[type] ?? TELL[type]) as Tell<ActionType>
  return [told.words.ahead?.(told) ?? null, speak(told)].filter((said) => said !== null)
}
