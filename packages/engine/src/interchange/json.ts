/** Lists and records in a file: no game has a tenth of it, and reading many more takes seconds only to be refused. */
export const MOST_LISTS = 300_000

const BACKSLASH = 0x5c

/** Where the text that begins at a quote ends. */
const endOfText = (text: string, from: number): number => {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return text.length
}

const hasTooMany = (text: string): boolean => {
  let lists = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"') at = endOfText(text, at)
    else if ((sign === '[' || sign === '{') && ++lists > MOST_LISTS) return true
  }
  return false
}

export type ReadJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly why: 'notJson' | 'tooMuch'; readonly detail: string }

/** Text from outside → what it holds, without a throw and soon. */
export const readJson = (text: string): ReadJson => {
  if (hasTooMany(text)) return { ok: false, why: 'tooMuch', detail: `more than ${MOST_LISTS} lists and records` }
  try {
    // Some programs write a mark before the text.
    return { ok: true, json: JSON.parse(text.replace(/^\ufeff/, '')) as unknown }
  } catch (error) {
    return { ok: false, why: 'notJson', detail: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' }
  }
}
