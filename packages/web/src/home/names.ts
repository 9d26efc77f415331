import { recall, remember } from '../app/memory.js'

const MOST = 12

/** Names of those who played here, the last table's first. */
export const knownNames = (): readonly string[] => {
  try {
    const read: unknown = JSON.parse(recall('names') ?? '[]')
    if (!Array.isArray(read)) return []
    return read.filter((name): name is string => typeof name === 'string' && name !== '' && name.length <= 40)
  } catch {
    return []
  }
}

export const rememberNames = (names: readonly string[]): void => {
  const all = [...new Set([...names.filter((name) => name !== ''), ...knownNames()])]
  remember('names', JSON.stringify(all.slice(0, MOST)))
}
