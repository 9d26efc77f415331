// What becomes of a file, whatever it is: it is answered in words, soon, with the game up to where it can be followed.
import {
  type GameFile,
  importGame,
  LANGUAGES,
  newGame,
  noteText,
  problemText,
  readJson,
  refusalText,
  replay,
  result,
} from '@roundhouse/engine'
import { FAR, type Mutated } from './mutate.js'

export interface Opened {
  readonly as: 'no JSON' | 'no game' | 'up to an action' | 'whole'
  /** Work of the machine, whatever else it has to do. */
  readonly ms: number
  /** What should not be; null = nothing. */
  readonly fault: string | null
}

/** An honest file is one that we can follow as far as it matters. */
export const isFollowed = (file: GameFile): boolean => {
  const imported = importGame({ ...file, actions: file.actions.slice(0, FAR + 40) })
  return imported.ok && replay(imported.game).ok
}

const naming = { name: (id: string) => id, hex: (id: string) => id, money: String }

const answer = ({ text, honest }: Mutated): Omit<Opened, 'ms'> => {
  const read = readJson(text)
  if (!read.ok) return { as: read.why === 'notJson' ? 'no JSON' : 'no game', fault: null }
  const imported = importGame(read.json)
  if (!imported.ok) {
    const words = LANGUAGES.map((language) => problemText(imported.problem, language))
    const fault = honest > 0 ? 'an honest head is refused' : words.includes('') ? 'no words' : null
    return { as: 'no game', fault }
  }
  // A page keeps the set-up, and begins with it again.
  if (!newGame(imported.game.setup).ok) return { as: 'no game', fault: 'it could not be opened again' }
  const notes = imported.game.notes.flatMap((note) => LANGUAGES.map((language) => noteText(note, language)))
  if (notes.some((each) => each === '' || each.length > 1000)) return { as: 'no game', fault: 'no words' }
  const replayed = replay(imported.game)
  result(replayed.game)
  if (replayed.ok) return { as: 'whole', fault: null }
  const { refused, game } = replayed
  const { rulebook } = game.rules.title
  const words = [...LANGUAGES.map((language) => refusalText(rulebook, refused.refusal, language, naming)), refused.said]
  if (words.some((each) => each === '' || each.length > 1000)) return { as: 'up to an action', fault: 'no words' }
  const fault =
    refused.before < honest ? `stopped at ${refused.before}, before the ${honest} honest ones are over` : null
  return { as: 'up to an action', fault }
}

/** Opens a file as a page or a command does. */
export const opened = (file: Mutated): Opened => {
  const started = process.cpuUsage()
  const took = (): number => {
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }
  try {
    const found = answer(file)
    return { ...found, ms: took() }
  } catch (error) {
    const thrown = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { as: 'no game', ms: took(), fault: `thrown: ${thrown.slice(0, 2000)}` }
  }
}
