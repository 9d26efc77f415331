import { LANGUAGES, type Language, titles } from '@roundhouse/engine'
import { WrongUse } from './command.js'

export const knownTitles = (): string => Object.keys(titles).join(', ')

/** English if nothing is said. */
export const languageOf = (text: string | undefined): Language => {
  const found = LANGUAGES.find((language) => language === (text ?? 'en'))
  if (!found) throw new WrongUse(`--lang must be one of ${LANGUAGES.join(', ')}`)
  return found
}
