import { type Action, audit, type Game, newGame, play, type Setup } from '@roundhouse/engine'
import { Dice } from './dice.js'
import { randomAction } from './random.js'
import { STYLE_NAMES, STYLES, type StyleName } from './style.js'

export interface PlayoutOptions {
  readonly seed: number
  /** By the seed if not given. */
  readonly style?: StyleName
  /** Stop after so many actions. */
  readonly moves?: number
  onMove?(game: Game, action: Action): void
}

export interface Playout {
  readonly game: Game
  /** What should never happen, and where: nothing to choose, accounts that do not add up, an offer that is refused. */
  readonly fault: string | null
}

/** More than any game needs: one that gets here would go on for ever. */
const ENDLESS = 20_000

const begin = (setup: Setup): Game => {
  const begun = newGame(setup)
  if (!begun.ok) throw new Error(`playRandomGame: ${JSON.stringify(begun.problem)}`)
  return begun.game
}

/** Plays random legal actions to the end, and checks the accounts after every one. */
export const playRandomGame = (setup: Setup, { seed, style, moves = ENDLESS, onMove }: PlayoutOptions): Playout => {
  const dice = new Dice(seed)
  const taste = STYLES[style ?? dice.one(STYLE_NAMES)]
  let game = begin(setup)
  const broken = audit(game)
  if (broken.length > 0) return { game, fault: `set-up: ${broken.join('; ')}` }
  while (game.state.ended === undefined && game.cursor < moves) {
    const at = `action ${game.cursor + 1}`
    const action = randomAction(game, dice, taste)
    if (action === null) return { game, fault: `${at}: nothing to choose` }
    const said = JSON.stringify(action)
    const played = play(game, action)
    // A price the other side has turned down, or a run with too many trains left at home: think again.
    if (!played.ok && /NO_CONSENT|NOT_MAXIMUM/.test(played.refusal.code)) continue
    if (!played.ok) return { game, fault: `${at} ${said} was offered and refused: ${JSON.stringify(played.refusal)}` }
    game = played.game
    const wrong = audit(game)
    if (wrong.length > 0) return { game, fault: `${at} ${said}: ${wrong.join('; ')}` }
    onMove?.(game, action)
  }
  if (game.cursor >= ENDLESS) return { game, fault: `no end after ${ENDLESS} actions` }
  return { game, fault: null }
}
