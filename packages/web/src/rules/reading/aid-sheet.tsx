import { AID_STYLE, aidSheet } from '@roundhouse/board/aid'
import type { Language, Title } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** On a screen its small print is read larger, and in a narrow place in one column. */
const ON_SCREEN = `
:host { display: block; background: #ffffff; }
@media screen {
  .sheet { zoom: 1.25; padding: 4mm; }
  .sheet.narrow { zoom: 1.1; }
  .narrow header { flex-wrap: wrap; column-gap: 4mm; }
  .sheet.narrow main { columns: 1; }
  .narrow .wide { overflow-x: auto; }
  .narrow .halves { flex-direction: column; }
  .narrow .halves > table { flex: none; }
  .narrow .phases table, .narrow .phases thead, .narrow .phases tbody { display: block; }
  .narrow .phases tr { display: grid; column-gap: 0.25em;
    grid-template-columns: 3.2em 3.4em minmax(5.4em, 1fr) 3.2em 3.2em 3.8em 2em; }
  .narrow .phases :is(th, td) { padding-inline: 0; }
  .narrow .phases tr > :first-child { grid-column: 1 / -1; }
  .narrow .phases thead tr > :first-child { display: none; }
  .narrow .phases .figure { white-space: normal; overflow-wrap: anywhere; }
  .narrow .phases tr > :last-child { grid-column: 1 / -1; width: auto; }
  .narrow .phases thead tr > :last-child { display: none; }
}
@media print { .sheet { max-width: none; padding: 0; } }
`

interface AidSheetProps {
  readonly title: Title
  readonly language: Language
  readonly players?: number | undefined
  /** Beside the table rather than on a page of its own. */
  readonly narrow?: boolean
}

/** The player aid, drawn as it is printed: its style is its own and touches nothing else of the page. */
export const AidSheet = ({ title, language, players, narrow = false }: AidSheetProps): JSX.Element => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(`${AID_STYLE}${ON_SCREEN}`)
    root.adoptedStyleSheets = [style]
    const sheet = document.createElement('div')
    sheet.className = narrow ? 'sheet narrow' : 'sheet'
    sheet.lang = language
    sheet.innerHTML = aidSheet(title, { language, ...(players !== undefined && { players }) })
    root.replaceChildren(sheet)
  }, [title, language, players, narrow])
  return <div ref={host} class="aid-sheet" data-aid={title.id} />
}
