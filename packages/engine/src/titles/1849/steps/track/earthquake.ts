import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import { replaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import { standsIn, tokensOf } from '../../../../steps/tokens.js'
import { MESSINA } from '../../data/map.js'
import { close } from '../companies/closing.js'
import { chosenHome } from '../shares/found.js'
import { GARIBALDI } from '../shares/foundingOrder.js'

export const messinaLocked = gameFact(
  'messinaLocked',
  flag,
  false,
  'Messina has been destroyed and takes no tile before the next stock round.',
)

export const EARTHQUAKE_FACTS: readonly FactData[] = [messinaLocked]

export const unlockMessina = (d: Draft): void => messinaLocked.set(d, false)

/** Messina loses its tile and all markers; AFG closes if it stood nowhere else (1849-12-1, -2). */
export const destroyMessina = replaceable((d: Draft): void => {
  const { [MESSINA]: _, ...tiles } = d.state.board.tiles
  const { [MESSINA]: lost = [], ...tokens } = d.state.board.tokens
  const homeless = standsIn(d, GARIBALDI, MESSINA) && tokensOf(d, GARIBALDI).length === 1
  d.set({ board: { tiles, tokens } })
  for (const { by } of lost) d.emit({ type: 'tokenRemoved', by, hex: MESSINA })
  messinaLocked.set(d, true)
  if (chosenHome.of(d, GARIBALDI) === MESSINA) chosenHome.set(d, GARIBALDI, null)
  if (homeless) close(d, GARIBALDI)
})
