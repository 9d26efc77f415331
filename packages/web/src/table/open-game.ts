import { loaders, sites } from 'virtual:titles'
import { type Game, needsSite, type RulesChange, type Setup, type Site, type Title, withSite } from '@roundhouse/engine'
import { language } from '../app/settings.js'
import { ownFileOf } from '../store/game-file.js'
import { type LoadedTable, loadTable, type StoreTrouble } from '../store/tables.js'
import { unfollowedGame } from '../store/unfollowed.js'
import { loadGroup } from '../texts/loaded.js'
import { keepGame, keptGame } from './recent.js'
import { replay } from './replay.js'

/** A table read from storage and played through, or why it cannot be. */
export type OpenedGame =
  | {
      readonly at: 'opened'
      readonly stored: LoadedTable
      readonly game: Game
      /** What has changed in its rules since it was stored, where it goes on by others. */
      readonly changes: readonly RulesChange[]
    }
  | { readonly at: 'failed'; readonly trouble: StoreTrouble }
  | { readonly at: 'unknown'; readonly title: string }

/** How 18xx.games plays a title, and its texts in the language of the page. */
export const siteWithTexts = async (id: string): Promise<Site | undefined> => {
  const [site] = await Promise.all([sites[id]?.(), loadGroup(language.value, `${id}-site`)])
  return site
}

/** The rules a set-up is played by, and their texts in the language of the page. */
export const titleWithTexts = async (
  setup: Pick<Setup, 'title' | 'ruleset' | 'switches'>,
): Promise<Title | undefined> => {
  const id = setup.title
  const [title] = await Promise.all([loaders[id]?.(), loadGroup(language.value, id)])
  if (!title || !needsSite(title, setup)) return title
  const site = await siteWithTexts(id)
  return site && withSite(title, site)
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
  const title = known ? null : await titleWithTexts(log.setup)
  if (!known && !title) return { at: 'unknown', title: log.setup.title }
  const replayed = replay(log, known ?? title!)
  if (!replayed.ok && 'problem' in replayed) return { at: 'unknown', title: log.setup.title }
  const { game, changes } = replayed
  keepGame(id, game)
  if (replayed.ok) return { at: 'opened', stored: stored.value, game, changes }
  // The table is kept whole, and what cannot be followed is told like that of a file.
  const { card } = stored.value
  const whole = ownFileOf(card, log)
  const stop = { action: replayed.action, why: replayed.refusal, changes }
  const file = log.file ?? unfollowedGame(JSON.stringify(whole), { ...whole }, log.setup, stop)
  return { at: 'opened', stored: { ...stored.value, log: { ...log, file } }, game, changes: [] }
}
