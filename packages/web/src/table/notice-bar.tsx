import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { troubleTexts } from '../store/texts.js'
import { sayIn } from '../texts/say.js'
import { FileNotice } from './file-notice.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** What the table as a whole has to tell: storage, another tab, rules that have changed. */
export const NoticeBar = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const notice = session.notice.value
  if (!notice) return null
  const trouble = sayIn(troubleTexts, language)
  if (notice.kind === 'file') return <FileNotice file={notice.file} lostLines={notice.lostLines ?? 0} />
  const said = (): string => {
    switch (notice.kind) {
      case 'storage':
        return trouble(notice.trouble)
      case 'otherTab':
        return trouble('changed')
      case 'rulesChanged':
        return [trouble('rulesChanged'), ...notice.changes.map(({ text }) => text[language])].join(' ')
      case 'lostLines':
        return trouble('lostLines', { n: notice.lines })
      case 'notTaken':
        return notice.why
    }
  }
  return (
    <div class="notice-bar" role="alert">
      <p>{said()}</p>
      <span class="row">
        {notice.kind === 'storage' && <CommandButton id="export" wide icon="export" class="" />}
        <button type="button" class="button" onClick={() => session.dismiss()}>
          {sayIn(tableTexts, language)('dismiss')}
        </button>
      </span>
    </div>
  )
}
