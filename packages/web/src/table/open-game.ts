import { loaders } from 'virtual:titles'
import type { Game, Title } from '@roundhouse/engine'
import { language } from '../app/settings.js'
import { type LoadedTable, loadTable, type StoreTrouble } from '../store/tables.js'
import { loadGroup } from '../texts/loaded.js'
import { keepGame, keptGame } from './recent.js'
import { replay } from './replay.js'

/** A table read from storage and played through, or why it cannot be. */
export type OpenedGame =
  | {
      readonly at: 'opened'
      readonly stored: LoadedTable
      readonly game: Game
      /** The action its log stops making sense at. */
      readonly stopped: number | null
    }
  | { readonly at: 'failed'; readonly trouble: StoreTrouble }
  | { readonly at: 'unknown'; readonly title: string }

/** The rules of a title, and its texts in the language of the page. */
export const titleWithTexts = async (id: string): Promise<Title | undefined> => {
  const [title] = await Promise.all([loaders[id]?.(), loadGroup(language.value, id)])
  return title
}

export const openGame = async (id: string): Promise<OpenedGame> => {
  let stored = await loadTable(id)
  if (!stored.ok && stored.trouble === 'gone') {
    const { welcomeAgain } = await import('../store/example.js')
    if (await welcomeAgain(id)) stored = await loadTable(id)
  }
  if (!stored.ok) return { at: 'failed', trouble: stored.trouble }
  const { log } = stored.value
  const known = keptGame(id)
  const title = known ? null : await titleWithTexts(log.setup.title)
  if (!known && !title) return { at: 'unknown', title: log.setup.title }
  const replayed = replay(log, known ?? title!)
  if (!replayed.ok && 'problem' in replayed) return { at: 'unknown', title: log.setup.title }
  keepGame(id, replayed.game)
  return { at: 'opened', stored: stored.value, game: replayed.game, stopped: replayed.ok ? null : replayed.action }
}
