import { boardScene, signsOf, toSvg } from '@roundhouse/board'
import type { Command } from '../command.js'
import { required } from '../command.js'
import { readGame, writeFile } from '../files.js'
import { checkUntil, OPEN_HELP, OPEN_OPTION, replayFile } from '../playing.js'

export const renderCommand: Command = {
  name: 'render',
  form: 'FILE --out map.svg [--until ID] [--open]',
  about: 'draws the board of a game as a picture',
  help: [
    '--out map.svg  where the picture goes',
    '--until ID     the board after this action; after the last if not given',
    OPEN_HELP,
  ],
  options: { ...OPEN_OPTION, out: { type: 'string' }, until: { type: 'string' } },
  words: [1, 1],
  run({ words, text, flag }, output) {
    const [file = ''] = words
    const target = required('out', text.out)
    const { until } = text
    const imported = readGame(file)
    checkUntil(file, imported, until)
    const opening = { open: flag.open === true, output }
    const { rules, state } = replayFile(file, imported, opening, until === undefined ? {} : { until })
    const gone = Object.entries({ ...state.operators, ...state.privates }).flatMap(([id, each]) =>
      each.closed ? [id] : [],
    )
    const outOfPlay = Object.keys(rules.privates).filter((id) => state.privates[id] === undefined)
    const scene = boardScene({
      board: rules.board,
      state: state.board,
      markers: state.markers,
      signs: signsOf(Object.values(rules.operators)),
      reached: rules.phases[state.phase]?.tiles ?? [],
      gone: [...gone, ...outOfPlay],
    })
    writeFile(target, toSvg(scene))
    output.out(`${target}\n`)
    return 0
  },
}
