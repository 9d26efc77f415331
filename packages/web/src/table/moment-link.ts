import { layout } from '../app/layout.js'
import { pathOf } from '../app/place.js'
import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import { tell } from '../parts/toast.js'
import { sayIn } from '../texts/say.js'
import type { TableModel } from './model.js'
import { momentTexts } from './moment-texts.js'

/** The number of the moment on the screen; of a line that is tried out, where it leaves the real game. */
const momentOf = ({ session }: TableModel): number => {
  const branch = session.branch.value
  const shown = session.looking.value ?? session.line.value.cursor
  return branch ? Math.min(branch.from, shown) : shown
}

/** Handed to what a phone shares with; elsewhere copied, or shown where the browser does not copy. */
const give = async (model: TableModel): Promise<void> => {
  const say = sayIn(momentTexts, language.value)
  const n = momentOf(model)
  const link = location.origin + pathOf({ at: 'table', id: model.session.card.value.id, move: n })
  if (isShared(model)) {
    await navigator.share({ url: link }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(link)
    tell(say(model.remote ? 'copied' : 'copiedHere', { n }))
  } catch {
    tell(say('copyYourself', { link }))
  }
}

/** A table of this browser is nobody else's: its links are for oneself. */
const isShared = ({ remote }: TableModel): boolean =>
  remote !== null && layout.value === 'phone' && 'share' in navigator

export const momentCommands = (model: TableModel): readonly Command[] => [
  {
    id: 'moment',
    group: 'history',
    label: () => sayIn(momentTexts, language.value)(isShared(model) ? 'momentShare' : 'moment'),
    keys: ['KeyK'],
    run: () => void give(model),
  },
]

/** Goes to a move an address names; one the table has not come to is told, and the present is shown. */
export const lookAt = ({ session }: TableModel, move: number): void => {
  if (move > session.game.peek().cursor) tell(sayIn(momentTexts, language.peek())('noMove', { n: move }))
  session.look(move)
}
