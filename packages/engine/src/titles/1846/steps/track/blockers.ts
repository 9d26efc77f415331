import { faceOn } from '../../../../board/lying.js'
import type { Draft } from '../../../../core/draft.js'
import type { HexId } from '../../../../core/ids.js'
import { putToken } from '../../../../steps/tokens.js'
import { SECOND_BLOCKER } from '../../data/tables.js'

/** Two players: a removed corporation's second token fills a slot as soon as its city turns green. */
export const blockSecondCity = (d: Draft, hex: HexId): void => {
  if (d.setup.players.length !== 2 || faceOn(d.rules.board, d.state.board.tiles, hex)?.colour !== 'green') return
  for (const [corporation, place] of Object.entries(SECOND_BLOCKER)) {
    const removed = d.state.operators[corporation]?.closed === 'setup'
    const there = (d.state.board.tokens[hex] ?? []).some((token) => token.by === corporation)
    if (place === hex && removed && !there) putToken(d, hex, { by: corporation, city: 0, blocker: true })
  }
}
