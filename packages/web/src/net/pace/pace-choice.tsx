import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import type { Pace } from './pace-words.js'
import { paceTexts } from './texts.js'

type Slow = Extract<Pace, { kind: 'slow' }>
type Live = Extract<Pace, { kind: 'live' }>

const KINDS = ['none', 'slow', 'live'] as const
const HOURS = [4, 8, 12, 24, 48, 72, 168]
const MINUTES = [20, 30, 45, 60, 90, 120, 180]
const INCREMENTS = [0, 15, 30, 60, 120]
const LATE = ['remind', 'pass', 'bot', 'end'] as const
const NIGHT = { from: 22, to: 8 }

const usual = (kind: Pace['kind']): Pace => {
  if (kind === 'none') return { kind }
  if (kind === 'live') return { kind, minutes: 60, increment: 30, late: 'pass' }
  return {
    kind,
    hours: 24,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    nights: NIGHT,
    late: 'remind',
  }
}

interface PickProps<T extends string | number> {
  readonly label: string
  readonly all: readonly T[]
  readonly value: T
  words(value: T): string
  onPick(value: T): void
}

const Pick = <T extends string | number>({ label, all, value, words, onPick }: PickProps<T>): JSX.Element => (
  <label>
    <span class="label">{label}</span>
    <select
      class="field"
      value={value}
      onChange={(event) => {
        const picked = all[event.currentTarget.selectedIndex]
        if (picked !== undefined) onPick(picked)
      }}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {words(each)}
        </option>
      ))}
    </select>
  </label>
)

const Check = ({ text, on, onSwitch }: { text: string; on: boolean; onSwitch(): void }): JSX.Element => (
  <label class="option">
    <input type="checkbox" checked={on} onChange={onSwitch} />
    <span>{text}</span>
  </label>
)

const SlowChoice = ({ pace, onChange }: { pace: Slow; onChange(pace: Slow): void }): JSX.Element => {
  const say = sayIn(paceTexts, language.value)
  const { nights, weekends = false } = pace
  return (
    <>
      <Pick
        label={say('perMove')}
        all={HOURS}
        value={pace.hours}
        words={(n) => say('hours', { n })}
        onPick={(hours) => onChange({ ...pace, hours })}
      />
      <Check
        text={say('nights', NIGHT)}
        on={nights !== undefined}
        onSwitch={() => {
          const { nights: _, ...rest } = pace
          onChange(nights ? rest : { ...rest, nights: NIGHT })
        }}
      />
      <Check text={say('weekends')} on={weekends} onSwitch={() => onChange({ ...pace, weekends: !weekends })} />
    </>
  )
}

const LiveChoice = ({ pace, onChange }: { pace: Live; onChange(pace: Live): void }): JSX.Element => {
  const say = sayIn(paceTexts, language.value)
  return (
    <>
      <Pick
        label={say('perPlayer')}
        all={MINUTES}
        value={pace.minutes}
        words={(n) => say('minutes', { n })}
        onPick={(minutes) => onChange({ ...pace, minutes })}
      />
      <Pick
        label={say('increment')}
        all={INCREMENTS}
        value={pace.increment}
        words={(n) => say('seconds', { n })}
        onPick={(increment) => onChange({ ...pace, increment })}
      />
    </>
  )
}

/** How fast a table over the network plays, and what follows when somebody is late. */
export const PaceChoice = ({ pace }: { pace: Signal<Pace> }): JSX.Element => {
  const say = sayIn(paceTexts, language.value)
  const now = pace.value
  const change = (next: Pace): void => {
    pace.value = next
  }
  return (
    <div class="pace-choice">
      <Pick
        label={say('pace')}
        all={KINDS}
        value={now.kind}
        words={(kind) => say(kind)}
        onPick={(kind) => change(usual(kind))}
      />
      {now.kind === 'slow' && <SlowChoice pace={now} onChange={change} />}
      {now.kind === 'live' && <LiveChoice pace={now} onChange={change} />}
      {now.kind !== 'none' && (
        <Pick
          label={say('late')}
          all={LATE}
          value={now.late}
          words={(late) => say(late)}
          onPick={(late) => change({ ...now, late } as Pace)}
        />
      )}
    </div>
  )
}
