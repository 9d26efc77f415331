import type { Game } from '@roundhouse/engine'

/** A game just played through, so that opening its table need not do it again. Only the last one is kept. */
let kept: { readonly id: string; readonly game: Game } | null = null

export const keepGame = (id: string, game: Game): void => {
  kept = { id, game }
}

export const keptGame = (id: string): Game | undefined => (kept?.id === id ? kept.game : undefined)
