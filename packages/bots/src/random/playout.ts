import { type Action, audit, declinedBefore, type Game, newGame, play, type Setup } from '@roundhouse/engine'
import { Dice } from '../dice.js'
import { plannedIdea } from './foresight.js'
import { type Idea, randomIdea } from './idea.js'
import { HASTY, STYLES, type StyleName } from './style.js'

export interface PlayoutOptions {
  readonly seed: number
  /** By the seed if not given, and then none that thinks. */
  readonly style?: StyleName | undefined
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
/** Offers that come to nothing in a row, before it is called a dead end. */
const STUBBORN = 1000

const begin = (setup: Setup): Game => {
  const begun = newGame(setup)
  if (!begun.ok) throw new Error(`playRandomGame: ${JSON.stringify(begun.problem)}`)
  return begun.game
}

type Turn = { readonly game: Game; readonly action: Action } | { readonly fault: string }

/** A run may have to be the best one, and a price the other side has turned down is no offer any more. */
const mayBeRefused = (game: Game, { varied, action }: Idea): boolean =>
  varied === 'runs' || (varied === 'price' && declinedBefore(game, action) !== undefined)

const turn = (game: Game, dice: Dice, style: StyleName): Turn => {
  const ideaOf = style === 'planners' ? plannedIdea : randomIdea
  for (let tries = 0; tries < STUBBORN; tries++) {
    const idea = ideaOf(game, dice, STYLES[style])
    if (idea === null) return { fault: 'nothing to choose' }
    const said = JSON.stringify(idea.action)
    const played = play(game, idea.action)
    if (played.ok) {
      const wrong = audit(played.game)
      return wrong.length > 0 ? { fault: `${said}: ${wrong.join('; ')}` } : { game: played.game, action: idea.action }
    }
    if (!mayBeRefused(game, idea))
      return { fault: `${said} was offered and refused: ${JSON.stringify(played.refusal)}` }
  }
  return { fault: 'nothing but offers that are refused' }
}

const tried = (act: () => Turn): Turn => {
  try {
    return act()
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Plays random legal actions to the end, and checks the accounts after every one. */
export const playRandomGame = (setup: Setup, { seed, style, moves = ENDLESS, onMove }: PlayoutOptions): Playout => {
  const dice = new Dice(seed)
  const taste = style ?? dice.one(HASTY)
  let game = begin(setup)
  const broken = audit(game)
  if (broken.length > 0) return { game, fault: `set-up: ${broken.join('; ')}` }
  while (game.state.ended === undefined && game.cursor < moves) {
    const next = tried(() => turn(game, dice, taste))
    if ('fault' in next) return { game, fault: `action ${game.cursor + 1}: ${next.fault}` }
    game = next.game
    onMove?.(game, next.action)
  }
  return { game, fault: game.cursor >= ENDLESS ? `no end after ${ENDLESS} actions` : null }
}
