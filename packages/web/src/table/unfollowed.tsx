import { at } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { reasonOf } from '../decision/refusal-text.js'
import { saveText } from '../home/export-table.js'
import { fileNameOf } from '../store/game-file.js'
import type { UnfollowedFile } from '../store/record.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { namingOf } from './naming.js'
import { tableTexts } from './texts.js'

/** A file that could not be followed to its end: which action, why, what it says happened; the whole of it is at hand. */
export const UnfollowedNotice = ({ file, lostLines }: { file: UnfollowedFile; lostLines: number }): JSX.Element => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(troubleTexts, language)
  const position = at(session.game.value, file.followed)
  const why = (): string => {
    if ('field' in file.why) return say('badField', { field: file.why.field })
    const { refusal } = file.why
    // A text of another version may have gone since.
    if (!position.rules.title.rulebook.refusals[refusal.reason]) return refusal.code
    const { text, source } = reasonOf(position, refusal, language, namingOf(position, language))
    return source ? `${text} (${source})` : text
  }
  return (
    <div class="notice-bar" role="alert">
      <p>
        {say('unfollowed', { action: file.action, why: why(), said: file.said })}
        {lostLines > 0 && ` ${say('lostLines', { n: lostLines })}`}
      </p>
      <span class="row">
        <button type="button" class="button" onClick={() => saveText(fileNameOf(session.card.value.name), file.text)}>
          {say('saveWhole')}
        </button>
        <button type="button" class="button" onClick={() => session.dismiss()}>
          {sayIn(tableTexts, language)('dismiss')}
        </button>
      </span>
    </div>
  )
}
