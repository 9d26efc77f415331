/** What this browser remembers. Storage may be switched off or full: then it is kept for this visit only. */
const PREFIX = 'roundhouse.'
const nameOf = (key: string): string => `${PREFIX}${key}`

export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(nameOf(key))
  } catch {
    return null
  }
}

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(nameOf(key), value)
  } catch {
    // Nothing to do: the page works without.
  }
}

/** A small record that was remembered; nothing that was written by another hand is trusted further than that. */
export const recallRecord = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(recall(key) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Everything that is remembered, by its key. */
export const recallAll = (): Readonly<Record<string, string>> => {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? '']))
  } catch {
    return {}
  }
}
