import { type ActionOf, type Candidate, type EntityId, HIDDEN_CARD, type PlayerId } from '@roundhouse/engine'
import { reason } from '../reasons.js'
import { type Habit, judged, type Ranked, type Thought, type Verdict } from '../thinking.js'

/** What a company taken in a draft or auction is worth to a player; by its income where nothing is known. */
const worthOfCompany = ({ p, know }: Thought, id: EntityId): number => {
  if (id === HIDDEN_CARD) return -1000
  const known = know.companies[id]
  if (known !== undefined) return known
  const data = p.rules.privates[id]
  return data ? data.price + data.income : 0
}

/** What it costs in all: a debt comes on top of the price. */
const costOf = ({ p }: Thought, id: EntityId, price: number): number => price + (p.rules.privates[id]?.debt ?? 0)

/** Money a player wants to keep for starting a corporation. */
const reserve = (t: Thought): number => t.p.rules.startingCash * 0.3

const freeCash = ({ p, seat }: Thought): number =>
  p.rules.reading.freeCash?.(p, seat) ?? p.state.players[seat]?.cash ?? 0

const verdictOn = (
  t: Thought,
  action: ActionOf<'bid'> | ActionOf<'buyPrivate'>,
  ranked: readonly Ranked[] = [],
): Verdict => {
  const { company, price } = action
  const worth = worthOfCompany(t, company)
  const cost = costOf(t, company, price)
  const why = cost > 0 ? reason('worthItsPrice', { company, worth, price: cost }) : reason('mostPromising', { company })
  return { action, ranked, reasons: [why] }
}

/** A draft, where something must be taken: the greatest surplus. */
const draft: Habit = (t) => {
  const { menu } = t
  const takes = menu.of('bid')
  if (takes.length === 0 || menu.pass !== null || takes.some(({ range }) => range)) return null
  const ranked = takes
    .map(({ action }) => ({
      action,
      worth: judged(t, worthOfCompany(t, action.company)) - costOf(t, action.company, action.price),
    }))
    .sort((a, b) => b.worth - a.worth)
  const [top] = ranked
  return top ? verdictOn(t, top.action, ranked) : null
}

/** Private companies the bank sells at a price of its own. */
const onOffer = ({ menu, p, seat }: Thought): readonly Candidate<ActionOf<'buyPrivate'>>[] =>
  menu
    .of('buyPrivate')
    .filter(
      ({ action, range }) => !range && action.by === seat && p.state.privates[action.company]?.owner === undefined,
    )

const buyOnOffer = (t: Thought): Verdict | null => {
  const found = onOffer(t).find(
    ({ action: { company, price } }) =>
      worthOfCompany(t, company) >= costOf(t, company, price) && freeCash(t) - price >= reserve(t),
  )
  return found ? verdictOn(t, found.action) : null
}

/** The least bid on what is most below its worth, and is not mine already. */
const raise = (t: Thought): Verdict | null => {
  const standing = t.p.rules.reading.bids?.(t.p) ?? {}
  let top: ActionOf<'bid'> | null = null
  let most = 0
  for (const { action } of t.menu.of('bid')) {
    const { company, price } = action
    const bids = Object.entries(standing[company] ?? {}) as [PlayerId, number][]
    if (bids.length > 0 && bids.reduce((all, each) => (each[1] > all[1] ? each : all))[0] === t.seat) continue
    const own = standing[company]?.[t.seat] ?? 0
    const margin = Math.min(worthOfCompany(t, company), freeCash(t) + own - reserve(t)) - costOf(t, company, price)
    if (margin > most) {
      most = margin
      top = action
    }
  }
  return top ? verdictOn(t, top) : null
}

/** Auctions and sales of private companies by the bank. */
const auction: Habit = (t) => {
  const { menu } = t
  if (onOffer(t).length === 0 && !menu.has('bid')) return null
  const chosen = buyOnOffer(t) ?? raise(t)
  if (chosen) return chosen
  return menu.pass ? { action: menu.pass, reasons: [reason('tooDear')] } : null
}

export const bids: Habit = (t) => draft(t) ?? auction(t)
