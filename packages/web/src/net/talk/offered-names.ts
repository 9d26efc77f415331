/** The name that is being typed: from its `@` to where one types. */
export interface Typed {
  readonly start: number
  readonly end: number
  readonly names: readonly string[]
}

const BEGUN = /(?:^|[^\p{L}\p{N}_])@([^@]{0,40})$/u

/** The names that may be meant by what stands before the caret; null = no name is being typed, or none fits. */
export const offeredNames = (text: string, caret: number, names: readonly string[]): Typed | null => {
  const typed = BEGUN.exec(text.slice(0, caret))?.[1]
  if (typed === undefined) return null
  const begun = typed.toLocaleLowerCase()
  const fitting = [...new Set(names)].filter((name) => name !== '' && name.toLocaleLowerCase().startsWith(begun))
  return fitting.length === 0 ? null : { start: caret - typed.length - 1, end: caret, names: fitting }
}

/** The text with the name in place, and where one types on. */
export const withName = (text: string, { start, end }: Typed, name: string) => {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(end).trimStart(), caret: before.length }
}
