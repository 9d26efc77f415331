import { mentionsIn } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import './talk.css'

interface SaidTextProps {
  readonly text: string
  /** Who may be mentioned. */
  readonly names: readonly string[]
  /** The reader. */
  readonly own: string | null
}

/** What somebody says, with the names in it marked; one's own stands out. */
export const SaidText = ({ text, names, own }: SaidTextProps): JSX.Element => {
  const parts: (string | JSX.Element)[] = []
  let from = 0
  for (const { name, start, end } of mentionsIn(text, names)) {
    parts.push(
      text.slice(from, start),
      <mark key={start} class={name === own ? 'mention is-own' : 'mention'}>
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  parts.push(text.slice(from))
  return <span>{parts}</span>
}
