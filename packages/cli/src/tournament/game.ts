import { getHeapStatistics } from 'node:v8'
import { type BotName, playBots } from '@roundhouse/bots'
import { exportGame, type GameFile, result, type Setup } from '@roundhouse/engine'

/** A game of bots to be played: plain data that can be sent to a thread. */
export interface Job {
  readonly setup: Setup
  /** By seat. */
  readonly bots: readonly BotName[]
  readonly seed: number
  /** Is the opening played alike for everybody, and often wrongly? */
  readonly variedOpening?: boolean
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
  /** Megabytes the thread held at most, the game with all its positions among them. */
  readonly memory: number
  readonly file: GameFile | null
}

const heldNow = (): number => {
  const { total_physical_size, malloced_memory, external_memory } = getHeapStatistics()
  return (total_physical_size + malloced_memory + external_memory) / 1e6
}

export const played = ({ setup, bots, seed, variedOpening = false, keep }: Job): Outcome => {
  const times: Record<string, number[]> = {}
  let memory = 0
  const { game, fault, refused } = playBots(setup, {
    bots,
    seed,
    variedOpening,
    now: () => performance.now(),
    onMove(_, { bot, time, isOpening }) {
      if (isOpening) return
      const own = times[bot] ?? []
      own.push(Number(time.toFixed(2)))
      times[bot] = own
      memory = Math.max(memory, heldNow())
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
    memory: Math.round(memory),
    file: keep ? exportGame(game, { id: `bots-${setup.title}-${seed}` }) : null,
  }
}
