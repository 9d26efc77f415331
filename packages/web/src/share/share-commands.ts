import { at, deciding } from '@roundhouse/engine'
import { layout } from '../app/layout.js'
import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import { tell } from '../parts/toast.js'
import { fileNameOf, writeOwnFile } from '../store/game-file.js'
import type { TableModel } from '../table/model.js'
import { logOf } from '../table/replay.js'
import { hasSecret } from '../table/secrets.js'
import { sayIn } from '../texts/say.js'
import { MARK } from './open-link.js'
import { LONGEST_LINK, pack } from './packed.js'
import { savePicture } from './picture.js'
import { shareTexts } from './texts.js'

/** The game up to the moment on the screen, in an address. */
const linkOf = async ({ session }: TableModel): Promise<string | null> => {
  const { id, name, colours } = session.card.value
  const game = at(session.line.value, session.looking.value ?? session.line.value.cursor)
  const { setup, actions, rules } = logOf(id, game)
  const own = { name, colours, setup, actions: actions.slice(0, game.cursor), ...(rules !== undefined && { rules }) }
  const packed = await pack(JSON.stringify(writeOwnFile(own)))
  return packed.length > LONGEST_LINK ? null : `${location.origin}/${MARK}${packed}`
}

const give = async (model: TableModel): Promise<void> => {
  const say = sayIn(shareTexts, language.value)
  const link = await linkOf(model)
  if (link === null) return tell(say('tooLong'))
  if (layout.value === 'phone' && 'share' in navigator) {
    await navigator.share({ url: link }).catch(() => undefined)
    return
  }
  const { session } = model
  try {
    await navigator.clipboard.writeText(link)
    tell(say('shared', { n: session.looking.value ?? session.line.value.cursor }))
  } catch {
    tell(say('copyYourself', { link }))
  }
}

/** What is given away of a table around one screen; one over the network has its own links. */
export const shareCommands = (model: TableModel): readonly Command[] => {
  const { session, remote, reading } = model
  const say = (key: keyof typeof shareTexts): string => sayIn(shareTexts, language.value)(key)
  const share: Command = {
    id: 'share',
    group: 'history',
    label: () => say('share'),
    blocked() {
      const game = session.game.value
      if (game.history.base > 0) return say('earlierRules')
      return hasSecret(game, deciding(game)) ? say('hidden') : null
    },
    run: () => void give(model),
  }
  const picture: Command = {
    id: 'picture',
    group: 'map',
    label: () => say('picture'),
    run() {
      const { game } = reading.value
      const name = fileNameOf(`${session.card.value.name} ${game.cursor}`).replace(/json$/, 'png')
      savePicture(reading.value, name).catch(() => tell(say('noPicture')))
    },
  }
  return remote ? [picture] : [share, picture]
}
