import {
  type Game,
  newGame,
  parseAction,
  play,
  type Refusal,
  readSetup,
  type SetupProblem,
  stateHash,
} from '@roundhouse/engine'
import { commitmentOf } from '../game/seed.js'

/** What is wrong with the file of a finished game. */
export type FileProblem =
  | { readonly problem: 'no file of a server' | 'not over' | 'commitment' | 'ended' }
  | { readonly problem: 'setup'; readonly setup: SetupProblem }
  /** `game`: before the action. `refusal`: null = it is not understood. */
  | { readonly problem: 'action'; readonly number: number; readonly game: Game; readonly refusal: Refusal | null }
  | { readonly problem: 'hash'; readonly is: string; readonly said: string }

export type Verified =
  | { readonly ok: true; readonly title: string; readonly actions: number; readonly commitment: string }
  | { readonly ok: false; readonly problem: FileProblem }

const wrong = (problem: FileProblem): Verified => ({ ok: false, problem })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Was a finished game played with the seed that was fixed at its start, and do its actions lead to its end? */
export const verifyFile = (json: unknown): Verified => {
  if (!isRecord(json) || json.format !== 'roundhouse' || json.version !== 1)
    return wrong({ problem: 'no file of a server' })
  const { setup: saidSetup, actions, commitment, salt, hash } = json
  if (typeof commitment !== 'string' || !Array.isArray(actions)) return wrong({ problem: 'no file of a server' })
  if (typeof salt !== 'string' || typeof hash !== 'string') return wrong({ problem: 'not over' })
  const parsed = readSetup(saidSetup)
  if (!parsed.ok) return wrong({ problem: 'setup', setup: parsed.problems[0] as SetupProblem })
  const { setup } = parsed
  if (commitmentOf(setup.seed, salt) !== commitment) return wrong({ problem: 'commitment' })
  const begun = newGame(setup)
  if (!begun.ok) return wrong({ problem: 'setup', setup: begun.problem })
  let { game } = begun
  for (const [i, said] of actions.entries()) {
    const action = parseAction(said)
    if (!action.ok) return wrong({ problem: 'action', number: i + 1, game, refusal: null })
    const played = play(game, action.action)
    if (!played.ok) return wrong({ problem: 'action', number: i + 1, game, refusal: played.refusal })
    game = played.game
  }
  const is = stateHash(game.state)
  if (is !== hash) return wrong({ problem: 'hash', is, said: hash })
  if (game.state.ended === undefined) return wrong({ problem: 'ended' })
  return { ok: true, title: setup.title, actions: actions.length, commitment }
}
