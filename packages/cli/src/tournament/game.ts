import { type BotName, playBots } from '@roundhouse/bots'
import { exportGame, type GameFile, result, type Setup } from '@roundhouse/engine'

/** A game of bots to be played: plain data that can be sent to a thread. */
export interface Job {
  readonly setup: Setup
  /** By seat. */
  readonly bots: readonly BotName[]
  readonly seed: number
  /** Is the game itself wanted? */
  readonly keep: boolean
}

export interface Outcome {
  readonly bots: readonly BotName[]
  /** By seat, those the title plays among them. */
  readonly scores: readonly number[]
  readonly bankrupt: readonly boolean[]
  readonly turn: number
  readonly reason: string | null
  readonly refused: boolean
  readonly fault: string | null
  /** Milliseconds of each decision, by bot. */
  readonly times: Readonly<Record<string, readonly number[]>>
  readonly file: GameFile | null
}

export const played = ({ setup, bots, seed, keep }: Job): Outcome => {
  const times: Record<string, number[]> = {}
  const { game, fault, refused } = playBots(setup, {
    bots,
    seed,
    now: () => performance.now(),
    onMove(_, { bot, time }) {
      const own = times[bot] ?? []
      own.push(time)
      times[bot] = own
    },
  })
  const { scores, reason } = result(game)
  const { seats, players, turn } = game.state
  return {
    bots,
    scores: seats.map((seat) => scores.find(({ player }) => player === seat)?.score ?? 0),
    bankrupt: seats.map((seat) => players[seat]?.bankrupt === true),
    turn,
    reason,
    refused,
    fault,
    times,
    file: keep ? exportGame(game, { id: `bots-${setup.title}-${seed}` }) : null,
  }
}
