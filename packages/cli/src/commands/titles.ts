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
    for (const { id, name, designer, players, options } of Object.values(titles)) {
      out(`${id.padEnd(8)}${name} (${designer}), ${players.min}–${players.max} players\n`)
      for (const option of options) out(`${' '.repeat(8)}--option ${option.id}: ${option.text.en}\n`)
    }
    return 0
  },
}
