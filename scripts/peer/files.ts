// Games that are there already: files kept before, or recorded ones, with their traces where these lie beside them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RecordedTrace } from '../recorded.js'
import type { Oracle, PeerFile } from './oracle.js'

export interface KeptGame {
  readonly name: string
  readonly path: string
  read(): PeerFile
}

const gameAt = (path: string): KeptGame => ({
  name: basename(path, '.json'),
  path,
  read: () => JSON.parse(readFileSync(path, 'utf8')) as PeerFile,
})

/** The games of a folder, or the one file. */
export const keptGames = (path: string): readonly KeptGame[] =>
  !existsSync(path)
    ? []
    : statSync(path).isFile()
      ? [gameAt(path)]
      : readdirSync(path)
          .filter((file) => file.endsWith('.json'))
          .sort()
          .map((file) => gameAt(join(path, file)))

/** The same oracle, spared a game whose trace is written down. */
export const knowing = (oracle: Oracle, { path }: KeptGame, whole: PeerFile): Oracle => {
  const trace = path.replace(/json$/, 'trace.json.gz')
  if (!existsSync(trace)) return oracle
  return {
    ...oracle,
    trace: (file) =>
      file === whole
        ? Promise.resolve(JSON.parse(gunzipSync(readFileSync(trace)).toString('utf8')) as RecordedTrace)
        : oracle.trace(file),
  }
}
