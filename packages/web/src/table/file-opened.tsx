import { at, noteText } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { reasonOf } from '../decision/refusal-text.js'
import { saveText } from '../home/export-table.js'
import { fileNameOf } from '../store/game-file.js'
import { type GivenFile, isUnfollowed, type UnfollowedFile } from '../store/record.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { namingOf } from './naming.js'

/** Which action of the file could not be followed, why, and what it says happened. */
const Stopped = ({ file }: { file: UnfollowedFile }): JSX.Element => {
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
    <>
      <p>
        <strong>{say('unfollowed', { action: file.action })}</strong> {why()}
      </p>
      {file.changes && (
        <p>
          {say('changedSince')} {file.changes.map(({ text }) => text[language]).join(' ')}
        </p>
      )}
      <p class="small">{say('fileSays', { said: file.said })}</p>
      <p class="small soft">{say('keptWhole')}</p>
    </>
  )
}

/** How the file of this table opened: how far, without what it asks for in vain, and with which of its passes. */
export const FileOpened = ({ file }: { file: GivenFile }): JSX.Element => {
  const { language } = useTable().reading.value
  const say = sayIn(troubleTexts, language)
  const { notes = [], passes = { leftOut: 0, added: 0 } } = file
  return (
    <>
      {isUnfollowed(file) && <Stopped file={file} />}
      {notes.map((note) => (
        <p key={note.code}>{noteText(note, language)}</p>
      ))}
      {passes.leftOut > 0 && <p class="small soft">{say('passesLeftOut', { n: passes.leftOut })}</p>}
      {passes.added > 0 && <p class="small soft">{say('passesAdded', { n: passes.added })}</p>}
    </>
  )
}

/** The file goes out as it came. */
export const SaveWhole = ({ file }: { file: GivenFile }): JSX.Element => {
  const { session, reading } = useTable()
  return (
    <button type="button" class="button" onClick={() => saveText(fileNameOf(session.card.value.name), file.text)}>
      {sayIn(troubleTexts, reading.value.language)('saveWhole')}
    </button>
  )
}
