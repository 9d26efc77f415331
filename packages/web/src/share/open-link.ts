import { language } from '../app/settings.js'
import { failToOpen, openText } from '../home/open-file.js'
import { sayIn } from '../texts/say.js'
import { shareTexts } from './texts.js'

export const MARK = '#game='

/** A link that holds a game becomes a table of its own; nothing that is here is touched. */
export const openLink = async (): Promise<void> => {
  const { hash } = location
  if (!hash.startsWith(MARK)) return
  const say = sayIn(shareTexts, language.value)
  // The way back does not lead here again.
  history.replaceState(null, '', '/')
  const { unpack } = await import('./packed.js')
  const text = await unpack(hash.slice(MARK.length))
  if (text === null) failToOpen(say('damaged'))
  else await openText(say('fromLink'), text)
}
