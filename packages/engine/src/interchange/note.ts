import type { Language, Text } from '../core/rules.js'
import { format } from '../core/texts/message.js'
import { shortened } from './parse.js'

/** What a file asks for that is left out: told, and no reason not to open it. */
export interface ImportNote {
  readonly code: 'unknownOptions' | 'unplayableOptions' | 'unknownSettings' | 'unknownRuleset'
  /** As the file calls them; the first of `count`. */
  readonly names: readonly string[]
  readonly count: number
}

const TEXTS: Readonly<Record<ImportNote['code'], Text>> = {
  unknownOptions: {
    en: '{n, plural, =1 {The optional rule {names} is not known here: the game is opened without it.} other {The optional rules {names} are not known here: the game is opened without them.}}',
    ru: '{n, plural, =1 {Вариант правил {names} здесь неизвестен: партия открыта без него.} other {Варианты правил {names} здесь неизвестны: партия открыта без них.}}',
    pl: '{n, plural, =1 {Wariant zasad {names} nie jest tu znany: partię otwarto bez niego.} other {Warianty zasad {names} nie są tu znane: partię otwarto bez nich.}}',
  },
  unplayableOptions: {
    en: '{n, plural, =1 {The optional rule {names} is not for such a table: the game is opened without it.} other {The optional rules {names} are not for such a table: the game is opened without them.}}',
    ru: '{n, plural, =1 {Вариант правил {names} не для такого стола: партия открыта без него.} other {Варианты правил {names} не для такого стола: партия открыта без них.}}',
    pl: '{n, plural, =1 {Wariant zasad {names} nie jest dla takiego stołu: partię otwarto bez niego.} other {Warianty zasad {names} nie są dla takiego stołu: partię otwarto bez nich.}}',
  },
  unknownSettings: {
    en: '{n, plural, =1 {The setting {names} means nothing here: the game is opened without it.} other {The settings {names} mean nothing here: the game is opened without them.}}',
    ru: '{n, plural, =1 {Настройка {names} здесь ничего не значит: партия открыта без неё.} other {Настройки {names} здесь ничего не значат: партия открыта без них.}}',
    pl: '{n, plural, =1 {Ustawienie {names} nic tu nie znaczy: partię otwarto bez niego.} other {Ustawienia {names} nic tu nie znaczą: partię otwarto bez nich.}}',
  },
  unknownRuleset: {
    en: 'There is no ruleset {names}: the game is opened by the rules of 18xx.games.',
    ru: 'Набора правил {names} нет: партия открыта по правилам 18xx.games.',
    pl: 'Nie ma zestawu zasad {names}: partię otwarto według zasad 18xx.games.',
  },
}

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], ru: ['«', '»'], pl: ['„', '”'] }

export const noteText = ({ code, names, count }: ImportNote, language: Language): string => {
  const [before, after] = QUOTES[language]
  const quoted = names.map((name) => `${before}${name}${after}`)
  const more = count > names.length ? ['…'] : []
  return format(TEXTS[code][language], { n: count, names: [...quoted, ...more].join(', ') }, language)
}

/** More than anybody reads. */
const MOST_NAMES = 8

/** None where there is nothing to tell of. */
export const notesOf = (code: ImportNote['code'], names: Iterable<string>): readonly ImportNote[] => {
  const all = [...new Set(names)]
  return all.length === 0 ? [] : [{ code, names: all.slice(0, MOST_NAMES).map(shortened), count: all.length }]
}
