import type { Language } from '@roundhouse/engine'
import { showBubble } from '../parts/bubble.js'
import { loadLanguage } from '../texts/loaded.js'
import { sayIn } from '../texts/say.js'
import { language } from './settings.js'
import { appTexts } from './texts.js'

/** The page in another language, once its texts are here; where they cannot come it says so and stays as it is. */
export const chooseLanguage = async (next: Language, near?: HTMLSelectElement): Promise<void> => {
  try {
    await loadLanguage(next)
    language.value = next
  } catch {
    if (near) near.value = language.value
    showBubble(near ?? document.body, { text: sayIn(appTexts, language.value)('offline') })
  }
}
