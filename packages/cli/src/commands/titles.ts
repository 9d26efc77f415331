import { titles } from '@roundhouse/engine'
import type { Command } from '../command.js'

export const titlesCommand: Command = {
  name: 'titles',
  form: '',
  about: 'the games that can be played, with player counts and options',
  help: [],
  options: {},
  words: [0, 0],
  run(_args, { out }) {
    for (const { id, name, designer, players, automata, options } of Object.values(titles)) {
      // A seat that the title plays is none of a person’s.
      const least = players.min - (automata?.length ?? 0)
      out(`${id.padEnd(8)}${name} (${designer}), ${least}–${players.max} players\n`)
      for (const option of options) out(`${' '.repeat(8)}--option ${option.id}: ${option.text.en}\n`)
    }
    return 0
  },
}
