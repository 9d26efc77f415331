import { signsOf } from '@roundhouse/board'
import { playRandomGame } from '@roundhouse/bots'
import { at, type Game, type Language, titles } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import type { PanelProps } from '../contracts.js'
import { looksOf } from '../table/looks.js'
import { namingOf } from '../table/naming.js'

const NAMES = ['Александра', 'Bartłomiej Wiśniewski', 'Chen', '<b>Eve</b>']

const played = new Map<string, Game>()

/** A game played at random, for tests: the first `moves` actions of a title. */
export const sampleGame = (title = Object.keys(titles)[0] ?? '', moves = 220): Game => {
  const key = `${title} ${moves}`
  let game = played.get(key)
  if (!game) {
    game = playRandomGame(setupOf(title, { players: NAMES, seed: 3 }), { seed: 3, style: 'builders', moves }).game
    played.set(key, game)
  }
  return game
}

/** What a panel gets, for a game looked at after `n` actions. */
export const sampleProps = (game: Game, n = game.cursor, language: Language = 'en'): PanelProps => {
  const shown = at(game, n)
  const current = shown.state.round.current
  return {
    game: shown,
    language,
    theme: 'light',
    naming: namingOf(game, language),
    signs: signsOf(Object.values(game.rules.operators)),
    looks: looksOf(NAMES, []),
    active: current === null ? [] : [current],
    onJump() {},
    onHex() {},
    onCompany() {},
  }
}
