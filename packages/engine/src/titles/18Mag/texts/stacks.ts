import type { Text } from '../../../core/rules.js'
import { NOT_SOLD_MARKERS } from '../data/tables.js'

export const ROUND_TILE: Text = { en: 'Round tile', ru: 'Жетон раунда', pl: 'Żeton rundy' }

/** How near the stack is to losing its tile without a sale (MAG-NTS-5). */
export const notSoldMarkers = (count: number): Text => ({
  en: `“Train not sold”: ${count} of ${NOT_SOLD_MARKERS} markers`,
  ru: `«Поезд не продан»: ${count} из ${NOT_SOLD_MARKERS} маркеров`,
  pl: `„Pociąg niesprzedany”: ${count} z ${NOT_SOLD_MARKERS} znaczników`,
})
