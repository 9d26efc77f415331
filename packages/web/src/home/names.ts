import { BOT_NAMES } from '@roundhouse/bots'
import type { Language } from '@roundhouse/engine'
import { recall, remember } from '../app/memory.js'
import { botTexts } from '../bots/texts.js'
import { sayIn } from '../texts/say.js'
import type { Nameless } from './new-table-form.js'
import { homeTexts } from './texts.js'

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

const TITLE = 'title'

/** The title played last here. */
export const lastTitle = (): string | null => recall(TITLE)

export const rememberTitle = (title: string): void => remember(TITLE, title)

/** What players without a name are called. */
export const nameless = (language: Language): Nameless => ({
  player: (n) => sayIn(homeTexts, language)('player', { n }),
  bot: (bot) => sayIn(botTexts, language)('botName', { strength: BOT_NAMES[bot][language] }),
})
