import { type Action, choices, type Game, newGame, type PlayerId, play, type Setup, view } from '@roundhouse/engine'
import { type BotName, decide, decideInOpening } from './bots.js'
import type { Decision } from './decide.js'

/** A decision of a bot at a table. */
export interface Move {
  readonly seat: PlayerId
  readonly bot: BotName
  readonly step: string
  readonly decision: Decision
  /** Was it made by whoever plays a varied opening, not by the bot itself? */
  readonly isOpening: boolean
  /** In the unit of the caller's clock. */
  readonly time: number
}

export interface GameOptions {
  /** By seat; those the title plays are left out. */
  readonly bots: readonly BotName[]
  readonly seed: number
  readonly budget?: number
  /** Until the first operating round everybody is played alike, and often wrongly: games with the same cards differ. */
  readonly variedOpening?: boolean
  /** Stop after so many actions. */
  readonly moves?: number
  /** A clock to measure decisions by; none = they take no time. */
  now?(): number
  onMove?(game: Game, move: Move): void
}

export interface GameOfBots {
  readonly game: Game
  /** An action of a bot that was refused, or what else should never happen; null = all went well. */
  readonly fault: string | null
  readonly refused: boolean
}

/** More than any game needs: one that gets here would go on for ever. */
const ENDLESS = 6000

/** Another one for every action of every game. */
const seedAt = (seed: number, cursor: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + cursor * 7919) >>> 0

const said = (action: Action): string => JSON.stringify(action)

/** Bots play a game among themselves. */
export const playBots = (setup: Setup, options: GameOptions): GameOfBots => {
  const { bots, seed, budget, variedOpening = false, moves = ENDLESS, now = () => 0, onMove } = options
  const begun = newGame(setup)
  if (!begun.ok) throw new Error(`playBots: ${JSON.stringify(begun.problem)}`)
  let { game } = begun
  let isOpening = variedOpening
  while (game.state.ended === undefined && game.cursor < moves) {
    isOpening &&= game.state.round.kind !== 'operating'
    const { seat, step } = choices(game, undefined, DEFERRED)
    const bot = seat === null ? undefined : bots[game.state.seats.indexOf(seat)]
    if (seat === null || bot === undefined) return { game, refused: false, fault: `nobody plays for ${seat}` }
    try {
      const mind = { seed: seedAt(seed, game.cursor), ...(budget === undefined ? {} : { budget }) }
      const started = now()
      const known = view(game, seat)
      const decision = isOpening ? decideInOpening(known, seat, mind) : decide(known, seat, { bot, ...mind })
      const time = now() - started
      const played = play(game, decision.action)
      if (!played.ok) {
        const why = `${said(decision.action)} of ${bot} was refused: ${JSON.stringify(played.refusal)}`
        return { game, refused: true, fault: `action ${game.cursor + 1}: ${why}` }
      }
      game = played.game
      onMove?.(game, { seat, bot, step, decision, isOpening, time })
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { game, refused: false, fault: `action ${game.cursor + 1} of ${bot}: ${why}` }
    }
  }
  return { game, refused: false, fault: game.cursor >= ENDLESS ? `no end after ${ENDLESS} actions` : null }
}

/** Kinds that cost a search; only whose turn it is matters. */
const DEFERRED = ['layTile', 'placeToken', 'runRoutes', 'buyTrain', 'buyShares', 'sellShares', 'buyEquipment'] as const
