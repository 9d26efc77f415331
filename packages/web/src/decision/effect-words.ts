import type { GameEvent, OperatorId } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'
import { closingLosses } from '../panels/closing.js'
import { sayIn } from '../texts/say.js'
import type { Effect, PurseChange } from './effects.js'
import type { MoneyItem } from './money-items.js'
import { moneyTexts } from './money-texts.js'
import { decisionTexts } from './texts.js'

export interface EffectWord {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

const plain = (text: string): EffectWord => ({ text, tone: 'plain' })

/** Who loses what with a corporation. */
const closingWords = (corporation: OperatorId, { game, naming, language }: Reading): string => {
  const closes = sayIn(decisionTexts, language)('closes', { company: naming.short(corporation) })
  const losses = closingLosses(game, corporation).map(
    ({ player, amount }) => `${naming.short(player)} ${naming.change(-amount)}`,
  )
  return losses.length > 0 ? `${closes} (${losses.join(', ')})` : closes
}

/** What happens, in a few words each; what everybody sees anyway (the purchase itself) is left out. */
const wordOf = (event: GameEvent, reading: Reading): EffectWord | null => {
  const { naming, language } = reading
  const say = sayIn(decisionTexts, language)
  const { money, short, name } = naming
  const owners = (ids: readonly string[]): string | null =>
    ids.length > 0 ? [...new Set(ids)].map(short).join(', ') : null
  switch (event.type) {
    case 'priceMoved': {
      const { corporation, from, to } = event
      const text = say('priceMove', { company: short(corporation), from: money(from), to: money(to) })
      return { text, tone: to < from ? 'bad' : 'good' }
    }
    case 'presidentChanged': {
      const { corporation, from, to } = event
      if (from === null) return null
      const company = short(corporation)
      return plain(to === null ? say('noPresident', { company }) : say('newPresident', { company, name: name(to) }))
    }
    case 'privateClosed':
      return plain(say('closes', { company: short(event.company) }))
    case 'minorClosed':
      return plain(say('closes', { company: short(event.operator) }))
    case 'corporationClosed':
      return { text: closingWords(event.corporation, reading), tone: 'bad' }
    case 'trainsRemoved':
      return { text: say('rusts', { train: event.train, owners: owners(event.owners) }), tone: 'bad' }
    case 'trainsPhasedOut':
      return { text: say('phasedOut', { train: event.train, owners: owners(event.owners) }), tone: 'bad' }
    case 'phase':
      return plain(say('phaseBegins', { phase: name(event.phase) }))
    case 'offered':
      return plain(say('asks', { name: name(event.to) }))
    default:
      return null
  }
}

/** Is it plain why somebody gets or pays this? Not what the bank gives at the start, nor what others pay for a company now. */
const isPlain = ({ purpose, amount }: MoneyItem, others: boolean): boolean =>
  purpose.kind !== 'capital' && !(others && purpose.kind === 'company' && amount < 0)

/** Parts of a sum by what they are for; a sum for one thing has none where that is plain. */
const partsOf = ({ items }: PurseChange, others: boolean, { naming, language }: Reading): readonly string[] => {
  const sums = new Map<string, { readonly item: MoneyItem; amount: number }>()
  for (const item of items) {
    const { kind, of } = item.purpose
    // Help for a train is part of its price.
    const key = kind === 'train' || of === undefined ? kind : `${kind} ${of}`
    const sum = sums.get(key) ?? { item, amount: 0 }
    sum.amount += item.amount
    sums.set(key, sum)
  }
  const parts = [...sums.values()].filter(({ amount }) => amount !== 0)
  const say = sayIn(moneyTexts, language)
  const what = ({ purpose }: MoneyItem): string =>
    say(`for_${purpose.kind}`, { of: purpose.of === undefined ? '' : naming.short(purpose.of) })
  const [only] = parts
  if (only && parts.length === 1) return isPlain(only.item, others) ? [] : [what(only.item)]
  return parts.map(({ item, amount }) => `${what(item)} ${naming.change(amount)}`)
}

/** What a company that is gone had in its treasury is told with its end. */
const isShown = ({ purse, change }: PurseChange, { after }: Effect, by: string): boolean =>
  change !== 0 && (purse === by || !after.state.operators[purse]?.closed)

const moneyWord = (each: PurseChange, by: string, named: boolean, reading: Reading): EffectWord => {
  const { naming } = reading
  const { purse, change, left } = each
  const parts = partsOf(each, purse !== by, reading)
  const sum = `${naming.change(change)} → ${naming.money(left)}`
  const text = [named && naming.short(purse), sum, parts.length > 0 && `(${parts.join(', ')})`]
    .filter(Boolean)
    .join(' ')
  return { text, tone: change > 0 ? 'good' : 'bad' }
}

/** The effect as words: first who pays and gets what and has then, then the rest. */
export const effectWords = (effect: Effect, by: string, reading: Reading): readonly EffectWord[] => {
  const purses = effect.money.filter((each) => isShown(each, effect, by))
  const named = purses.some(({ purse }) => purse !== by)
  return [
    ...purses.map((each) => moneyWord(each, by, named, reading)),
    ...effect.events.flatMap((event) => wordOf(event, reading) ?? []),
  ]
}
