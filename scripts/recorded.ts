// Recorded games of 18xx.games beside the repository, with the state expected after every action.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const GAMES = join(dirname(dirname(fileURLToPath(import.meta.url))), '../shared/games')

export interface RecordedGame {
  readonly name: string
  readonly file: string
  read(): unknown
  trace(): RecordedTrace
}

type State = { readonly [key: string]: unknown }

export interface RecordedTrace {
  readonly initial: State
  readonly actions: readonly {
    readonly id: string | number
    readonly type: string
    readonly entity: string | number
    readonly changes?: State
    readonly skipped?: boolean
  }[]
  readonly final: State
  readonly result: Readonly<Record<string, number>>
  readonly finished: boolean
  readonly end_reason?: string
}

/** Why there are none: said once, loudly, so that nobody takes a quiet run for a green one. */
export const MISSING = `no recorded games in ${GAMES}: replays are NOT checked`

/** One folder a title (or a variant of one). */
export const recordedFolders = (): readonly string[] =>
  existsSync(GAMES)
    ? readdirSync(GAMES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

/** The games in one folder; none where the folder is not there. */
export const recordedGames = (folder: string): readonly RecordedGame[] => {
  const path = join(GAMES, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: `${folder}/${file.slice(0, -'.json'.length)}`,
      file: join(path, file),
      read: () => JSON.parse(readFileSync(join(path, file), 'utf8')) as unknown,
      trace: () =>
        JSON.parse(
          gunzipSync(readFileSync(join(path, file.replace(/json$/, 'trace.json.gz')))).toString('utf8'),
        ) as RecordedTrace,
    }))
}
