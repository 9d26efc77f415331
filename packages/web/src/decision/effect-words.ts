import type { GameEvent, OperatorId, PlayerId } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'
import { closingLosses } from '../panels/closing.js'
import { sayIn } from '../texts/say.js'
import type { Effect } from './effects.js'
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
    case 'floated':
      return event.amount > 0
        ? plain(say('floats', { company: short(event.corporation), money: money(event.amount) }))
        : null
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

/** The effect as words: first the money of those named and what they have then, then the rest. */
export const effectWords = (effect: Effect, purses: readonly string[], reading: Reading): readonly EffectWord[] => {
  const { naming, game } = reading
  const cash = purses.flatMap((id): readonly EffectWord[] => {
    const change = effect.cash[id]
    if (change === undefined) return []
    const had = (game.state.players[id as PlayerId] ?? game.state.operators[id])?.cash ?? 0
    const text = `${naming.change(change)} → ${naming.money(had + change)}`
    return [{ text: purses.length > 1 ? `${naming.short(id)} ${text}` : text, tone: change > 0 ? 'good' : 'bad' }]
  })
  return [...cash, ...effect.events.flatMap((event) => wordOf(event, reading) ?? [])]
}
