import { BOT_NAMES, STRENGTHS, type Strength } from '@roundhouse/bots'
import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { botTexts } from './texts.js'

interface KindChoiceProps {
  readonly label: string
  readonly bot: Strength | undefined
  /** What a seat without a bot is called; a person's, if not said. */
  readonly otherwise?: string
  onChange(bot: Strength | undefined): void
}

/** Who plays a seat: a person, or a bot of some strength. */
export const KindChoice = ({ label, bot, otherwise, onChange }: KindChoiceProps): JSX.Element => {
  const say = sayIn(botTexts, language.value)
  return (
    <select
      class="field kind-choice"
      aria-label={label}
      value={bot ?? ''}
      onChange={(event) => onChange(STRENGTHS.find((each) => each === event.currentTarget.value))}
    >
      <option value="">{otherwise ?? say('person')}</option>
      {STRENGTHS.map((each) => (
        <option key={each} value={each}>
          {say('botKind', { strength: BOT_NAMES[each][language.value] })}
        </option>
      ))}
    </select>
  )
}
