import type { Draft } from '../../../core/draft.js'
import type { EntityId } from '../../../core/ids.js'
import { cellsIn, placeMarker } from '../../../core/market.js'
import { isCorporation, isMinor } from '../../../core/operators.js'
import { shuffle } from '../../../core/random.js'
import { openCompanies, seatPlayers } from '../../../steps/layOut.js'
import { SIMPLE_REMOVED, START_PRICES } from '../data/tables.js'
import { layTerrainTokens, leaveGame } from '../steps/companies/minors.js'
import { beginDraft } from './draft.js'

/** A price card for each major; equal ones lie in the order of the list, the first on top (MAG-SET-3, -4). */
const dealPrices = (d: Draft): void => {
  const cards = shuffle(d, START_PRICES)
  const cells = cellsIn(d.rules.market, 'par')
  for (const [i, corporation] of Object.keys(d.state.shares).entries()) {
    const par = cards[i] ?? 0
    const cell = cells.find(({ price }) => price === par)?.cell
    if (cell === undefined) throw new Error(`no start cell ${par}`)
    placeMarker(d, corporation, cell)
    d.operator(corporation, { par, floated: true })
  }
}

/** With the simple form of the new minors some leave before the draft. */
const removeMinors = (d: Draft): void => {
  const minors = Object.keys(d.rules.operators).filter((id) => isMinor(d, id))
  for (const minor of shuffle(d, minors).slice(0, SIMPLE_REMOVED)) leaveGame(d, minor)
}

/** The table before the draft: shares on their stacks, directors' certificates aside (MAG-SET-2). */
export const layOut = (d: Draft, removed: readonly EntityId[] = []): void => {
  seatPlayers(d)
  openCompanies(d, { privates: Object.keys(d.rules.privates), shares: 'treasury', trains: {} })
  for (const id of Object.keys(d.rules.operators)) if (isCorporation(d, id)) d.share(id, 0, 'aside')
  layTerrainTokens(d)
  if (d.setup.options.includes('new_minors_simple')) removeMinors(d)
  dealPrices(d)
  for (const minor of removed) leaveGame(d, minor)
}

export const begin18Mag = (d: Draft): void => {
  layOut(d)
  beginDraft(d)
}
