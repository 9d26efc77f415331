import { playerAid } from '@roundhouse/board/aid'
import { titleOf } from '@roundhouse/engine'
import { BadInput, type Command, required, wholeNumber } from '../command.js'
import { writeFile } from '../files.js'
import { embeddedFonts } from '../fonts.js'
import { knownTitles, languageOf } from '../known.js'

export const aidCommand: Command = {
  name: 'aid',
  form: 'TITLE --out FILE.html [--lang en|ru|pl] [--players N]',
  about: 'makes a player aid to print: trains, phases, rounds, limits, powers and special rules on two pages A4',
  help: [
    '--out FILE.html  where the page goes; print it from a browser',
    '--lang en|ru|pl  the language, English if not given',
    '--players N      only what holds for so many players',
  ],
  options: { out: { type: 'string' }, lang: { type: 'string' }, players: { type: 'string' } },
  words: [1, 1],
  run({ words, text }, { out }) {
    const [id = ''] = words
    const target = required('out', text.out)
    const language = languageOf(text.lang)
    const players = text.players === undefined ? undefined : wholeNumber('players', text.players, 1)
    const title = titleOf(id)
    if (!title) throw new BadInput(`no title ${id}; there are ${knownTitles()}`)
    const { min, max } = title.players
    if (players !== undefined && (players < min || players > max)) {
      throw new BadInput(`${id} is for ${min} to ${max} players, not ${players}`)
    }
    const fonts = embeddedFonts(language)
    writeFile(target, playerAid(title, { language, fonts, ...(players === undefined ? {} : { players }) }))
    out(`${target}\n`)
    return 0
  },
}
