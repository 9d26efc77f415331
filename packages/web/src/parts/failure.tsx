import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'

/** Something did not come or broke: said in words, with a way to try again. */
export const Failure = ({ text, onAgain }: { text: string; onAgain(): void }): JSX.Element => (
  <div class="failure" role="alert">
    <p>{text}</p>
    <button type="button" class="button" onClick={onAgain}>
      {sayIn(appTexts, language.value)('again')}
    </button>
  </div>
)
