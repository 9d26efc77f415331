import { escapeText } from '../svg.js'

/** A piece of a page that is safe to put into another. */
export interface Html {
  readonly html: string
}

export type Content = Html | string | number | undefined | readonly Content[]

const write = (content: Content): string => {
  if (content === undefined) return ''
  if (typeof content === 'string') return escapeText(content)
  if (typeof content === 'number') return String(content)
  return 'html' in content ? content.html : content.map(write).join('')
}

/** A template whose values are escaped, unless they are pieces of a page themselves: html`<td>${name}</td>`. */
export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Html => ({
  html: parts.reduce((text, part, i) => text + write(values[i - 1]) + part),
})

/** Text that is markup already: a drawing, a style sheet. */
export const raw = (text: string): Html => ({ html: text })

/** Pieces with something between them; empty ones are left out. */
export const joined = (pieces: readonly Content[], between: Content): Content =>
  pieces
    .filter((piece) => piece !== undefined && piece !== '')
    .flatMap((piece, i) => (i === 0 ? [piece] : [between, piece]))

/** A list in two tables side by side. */
export const halves = <T>(list: readonly T[], table: (part: readonly T[]) => Html): Html => {
  const half = Math.ceil(list.length / 2)
  return html`<div class="halves">${[list.slice(0, half), list.slice(half)].map(table)}</div>`
}
