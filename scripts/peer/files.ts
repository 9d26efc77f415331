// Games that are there already: files kept before, or recorded ones, with their traces where these lie beside them.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
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

const traceBeside = (path: string): string => path.replace(/json$/, 'trace.json.gz')

/** The same oracle, spared a game whose trace is written down. */
export const knowing = (oracle: Oracle, path: string, whole: PeerFile): Oracle => {
  const trace = traceBeside(path)
  if (!existsSync(trace)) return oracle
  return {
    ...oracle,
    trace: (file) =>
      file === whole
        ? Promise.resolve(JSON.parse(gunzipSync(readFileSync(trace)).toString('utf8')) as RecordedTrace)
        : oracle.trace(file),
  }
}

/** The same oracle; its trace of the game is written down beside it, for another time. */
export const noting = (oracle: Oracle, path: string, whole: PeerFile): Oracle => ({
  ...oracle,
  async trace(file) {
    const answer = await oracle.trace(file)
    if (file === whole && !('waitedFor' in answer)) writeFileSync(traceBeside(path), gzipSync(JSON.stringify(answer)))
    return answer
  },
})

/** The game at a path; where there is none yet, it is played and written there. */
export const savedOrPlayed = async (path: string, play: () => PeerFile | Promise<PeerFile>): Promise<PeerFile> => {
  if (existsSync(path)) return gameAt(path).read()
  const file = await play()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(file))
  return file
}
