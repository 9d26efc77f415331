import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import type { Plan } from '../../../../core/reading.js'
import { percentOf } from '../../../../core/shares.js'
import { itemText, noteOnCard, shareText, standingTexts } from '../../texts/solo.js'
import { cardOf, istvanIn, itemsDone, minorsOfIstvan, shareCard } from './cards.js'

const planOf = (p: Position, minor: OperatorId): Plan => {
  const card = cardOf(p, minor)
  const done = itemsDone.of(p, minor)
  return {
    of: minor,
    card: `${card.card}`,
    note: noteOnCard(card.source),
    items: [
      ...standingTexts(card).map((text) => ({ text, state: 'done' as const })),
      ...card.list.map((item, i) => ({
        text: itemText(item),
        state: i < done ? ('done' as const) : i === done ? ('next' as const) : ('later' as const),
      })),
    ],
  }
}

/** His minors' cards and his share card, as they lie on the table. */
export const plansOfIstvan = (p: Position): readonly Plan[] => {
  const istvan = istvanIn(p)
  if (istvan === null) return []
  const { card, source, maxima } = shareCard(p)
  const open = maxima.findIndex(([major, most]) => percentOf(p, major, istvan) < most)
  const shares: Plan = {
    of: istvan,
    card,
    note: noteOnCard(source),
    items: maxima.map(([major, percent], i) => ({
      text: shareText(p.rules.operators[major]?.letters ?? major, percent),
      state: i === open ? 'next' : percentOf(p, major, istvan) < percent ? 'later' : 'done',
    })),
  }
  // He never sells: without any share the card is still to be drawn.
  const isDrawn = maxima.some(([major]) => percentOf(p, major, istvan) > 0)
  return [...minorsOfIstvan(p).map((minor) => planOf(p, minor)), ...(isDrawn ? [shares] : [])]
}
