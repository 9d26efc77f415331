import { refusalText, setupProblemText } from '@roundhouse/engine'
import { type FileProblem, verifyFile } from '@roundhouse/server/operating'
import { BadInput, type Command } from '../command.js'
import { readJson } from '../files.js'
import { namingIn } from '../playing.js'

const why = (found: FileProblem): string => {
  switch (found.problem) {
    case 'no file of a server':
      return 'not a game a server has exported'
    case 'not over':
      return 'the game was not over when it was exported: its seed and salt are not told yet'
    case 'commitment':
      return 'seed and salt are not those of the commitment'
    case 'ended':
      return 'the actions do not lead to the end of the game'
    case 'hash':
      return `the actions lead to ${found.is}, the file says ${found.said}`
    case 'setup':
      return `no such game: ${setupProblemText(found.setup, 'en')}`
    case 'action': {
      const { number, game, refusal } = found
      if (refusal === null) return `action ${number} cannot be understood`
      const text = refusalText(game.rules.title.rulebook, refusal, 'en', namingIn(game))
      return `action ${number}: ${text}${refusal.rule === '' ? '' : ` [${refusal.rule}]`}`
    }
  }
}

export const verifyCommand: Command = {
  name: 'verify',
  form: 'FILE',
  about: 'checks a finished game of a server: its seed is the one fixed at the start, its actions lead to its end',
  help: ['FILE   as the table gives it once the game is over: seed, salt, commitment, actions and the hash of the end'],
  options: {},
  words: [1, 1],
  run({ words: [file = ''] }, output) {
    const verified = verifyFile(readJson(file))
    if (!verified.ok) throw new BadInput(`${file}: ${why(verified.problem)}`)
    const { title, actions, commitment } = verified
    output.out(
      `${title}, ${actions} actions: the seed is the one committed to (${commitment}), and they lead to the end\n`,
    )
    return 0
  },
}
