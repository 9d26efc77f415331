import type { JSX } from 'preact'
import type { TableLog } from '../store/record.js'
import { isUnfollowed } from '../store/record.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { FileOpened, SaveWhole } from './file-opened.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** How the file of this table opened, while that is news. */
export const FileNotice = ({
  file,
  lostLines,
}: {
  file: NonNullable<TableLog['file']>
  lostLines: number
}): JSX.Element => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const stopped = isUnfollowed(file)
  return (
    <div class={`notice-bar ${stopped ? '' : 'quiet'}`} role={stopped ? 'alert' : 'status'}>
      <div class="file-opened">
        <FileOpened file={file} />
        {lostLines > 0 && <p>{sayIn(troubleTexts, language)('lostLines', { n: lostLines })}</p>}
      </div>
      <span class="row">
        {stopped && <SaveWhole file={file} />}
        <button type="button" class="button" onClick={() => session.dismiss()}>
          {sayIn(tableTexts, language)('dismiss')}
        </button>
      </span>
    </div>
  )
}
