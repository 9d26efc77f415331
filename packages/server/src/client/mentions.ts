/** A name in what somebody says, as `@Name`: where it stands, the sign included. */
export interface Mention {
  readonly name: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}_]/u

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en')

/** Who of those with these names is mentioned, from left to right. Of names that begin alike the longest is meant. */
export const mentionsIn = (text: string, names: readonly string[]): readonly Mention[] => {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  const found: Mention[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && WORD.test(text[at - 1] ?? '')) continue
    const name = known.find((each) => {
      const end = at + 1 + each.length
      return folded(text.slice(at + 1, end)) === folded(each) && !WORD.test(text[end] ?? '')
    })
    if (name !== undefined) found.push({ name, start: at, end: at + 1 + name.length })
  }
  return found
}
