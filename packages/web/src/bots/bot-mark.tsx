import { BOT_NAMES } from '@roundhouse/bots'
import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import type { BotSeat } from '../store/record.js'
import { sayIn } from '../texts/say.js'
import { botTexts } from './texts.js'

/** Beside a name: a bot plays this seat, and how strong it is. */
export const BotMark = ({ of }: { of: BotSeat }): JSX.Element => {
  const label = sayIn(botTexts, language.value)('isBot', { strength: BOT_NAMES[of.bot][language.value] })
  return (
    <span class="bot-mark" title={label}>
      <Icon name="bot" size={14} />
      <span class="heard">{label}</span>
    </span>
  )
}
