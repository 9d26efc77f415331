// A random game played to the end and brought through its export: shared by the tests and the fuzzer.
import { playRandomGame, type StyleName } from '@roundhouse/bots'
import {
  entriesOf,
  exportGame,
  importGame,
  replay,
  result,
  type Setup,
  seatsFor,
  stateHash,
  type Title,
  titleOf,
} from '@roundhouse/engine'

export interface Job extends Pick<Setup, 'title' | 'ruleset' | 'options'> {
  readonly players: number
  readonly seed: number
  readonly style?: StyleName | undefined
}

export interface Report {
  readonly actions: number
  /** The most that one action has led to. */
  readonly events: number
  readonly reason: string
  readonly fault: string | null
}

export const setupOf = ({ title, players, seed, ruleset, options }: Job): Setup => ({
  title,
  players: seatsFor(
    titleOf(title) as Title,
    Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` })),
  ),
  seed,
  options,
  ruleset,
})

/** The command that plays the same game again. */
export const commandOf = ({ title, players, seed, ruleset, options, style }: Job): string =>
  [
    `npx roundhouse random ${title} --players ${players} --seed ${seed} --ruleset ${ruleset}`,
    ...options.map((option) => `--option ${option}`),
    ...(style ? [`--style ${style}`] : []),
    '--out game.json',
  ].join(' ')

export const reportOn = (job: Job): Report => {
  const { game, fault } = playRandomGame(setupOf(job), { seed: job.seed, style: job.style })
  const reason = result(game).reason ?? 'unfinished'
  const events = Math.max(...entriesOf(game).map(([, entry]) => entry.events.length))
  const report = (why: string | null): Report => ({ actions: game.cursor, events, reason, fault: why })
  if (fault !== null) return report(fault)
  const imported = importGame(JSON.parse(JSON.stringify(exportGame(game, { id: job.seed }))))
  if (!imported.ok) return report(`the export is not understood: ${JSON.stringify(imported.problem)}`)
  const again = replay(imported.game)
  if (!again.ok) return report(`exported action ${again.refused.id} refused: ${JSON.stringify(again.refused.refusal)}`)
  return report(stateHash(again.game.state) === stateHash(game.state) ? null : 'the export gives another game')
}
