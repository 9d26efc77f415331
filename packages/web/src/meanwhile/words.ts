import { type GameEvent, isPlayer, type Language, logLine } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { meanwhileTexts } from './texts.js'
import type { OthersTurn } from './turns.js'

/** A thing somebody did: in a word or two behind their sign, or as a sentence of its own. */
export interface Deed {
  readonly kind: 'short' | 'run' | 'whole'
  readonly text: string
}

/** What the panel says anyway, or what a list would tell too much of. */
const QUIET: ReadonlySet<GameEvent['type']> = new Set([
  'gameStarted',
  'removedInSetup',
  'roundBegan',
  'operates',
  'income',
  'priority',
  'skipped',
  'certLimit',
  'received',
])

const dividendWords = (
  { revenue, kept, perShare }: Extract<GameEvent, { type: 'dividend' }>,
  money: Naming['money'],
  say: ReturnType<typeof sayIn<typeof meanwhileTexts>>,
): string | null => {
  if (revenue === 0) return null
  if (kept >= revenue) return say('kept')
  if (perShare === 0) return kept === 0 ? say('paid') : say('paidPart', { kept: money(kept) })
  return kept === 0
    ? say('paidEach', { each: money(perShare) })
    : say('paidEachPart', { each: money(perShare), kept: money(kept) })
}

/** An event behind the sign of whoever it is about; null = it is not told. */
const deedOf = (event: GameEvent, by: string, language: Language, naming: Naming): Deed | null => {
  const say = sayIn(meanwhileTexts, language)
  const { money, short, hex, name } = naming
  const brief = (text: string | null): Deed | null => (text === null ? null : { kind: 'short', text })
  if (QUIET.has(event.type)) return null
  switch (event.type) {
    case 'passed':
      // A company that lays nothing more has done what is told beside it.
      return isPlayer(event.by) && event.step !== 'stockDone' ? brief(say('passes')) : null
    case 'tileLaid':
      return brief(say('tile', { tile: naming.tile?.(event.tile) ?? event.tile, hex: hex(event.hex) }))
    case 'tokenPlaced':
      return brief(say('token', { hex: hex(event.hex) }))
    case 'ran':
      return { kind: 'run', text: event.revenue === 0 ? say('noRun') : say('ran', { money: money(event.revenue) }) }
    case 'dividend':
      return brief(dividendWords(event, money, say))
    case 'trainBought':
      return brief(say('train', { train: event.train, price: money(event.price) }))
    case 'sharesBought':
      return brief(say('bought', { what: `${event.percent}% ${short(event.corporation)}`, price: money(event.price) }))
    case 'sharesSold':
      return brief(say('sold', { what: `${event.percent}% ${short(event.corporation)}`, price: money(event.price) }))
    case 'sharesIssued':
      return brief(say('issued', { percent: event.percent, price: money(event.price) }))
    case 'sharesRedeemed':
      return brief(say('redeemed', { percent: event.percent, price: money(event.price) }))
    case 'privateBought':
      return brief(say('bought', { what: name(event.company), price: money(event.price) }))
    case 'bid':
      return event.price === 0 ? null : brief(say('bid', { what: name(event.company), price: money(event.price) }))
    case 'started':
      return brief(say('started', { what: short(event.corporation), price: money(event.price) }))
    case 'priceMoved':
      return brief(
        say('price', {
          what: event.corporation === by ? '' : `${short(event.corporation)} `,
          from: money(event.from),
          to: money(event.to),
        }),
      )
    default:
      return { kind: 'whole', text: logLine(event, language, { ...naming, name: short }) }
  }
}

/** What somebody did, in the order it was done. */
export const deedsOf = ({ events, by }: OthersTurn, language: Language, naming: Naming): readonly Deed[] =>
  events.flatMap((event) => deedOf(event, by, language, naming) ?? [])
