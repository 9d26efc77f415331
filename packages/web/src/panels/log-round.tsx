import { isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { Reading } from '../contracts.js'
import { PlayerMark } from '../parts/player-mark.js'
import { concerns, type LogPart, logParts } from './log-text.js'
import { roundName } from './round-name.js'
import type { LogEvent, LogSection } from './series/lines.js'
import type { RoundMark } from './series/rounds.js'
import { panelSay } from './texts.js'
import { useNear } from './use-near.js'

type Words = Pick<Reading, 'language' | 'naming' | 'signs' | 'looks'>

/** Height of a line, about, in rem: what a round that is not drawn yet takes up. */
const LINE = 1.5

const Part = ({
  part,
  signs,
  looks,
  order,
}: { part: LogPart; order: readonly string[] } & Pick<Words, 'signs' | 'looks'>): JSX.Element => {
  if (typeof part === 'string') return <>{part}</>
  const look = isPlayer(part.id) ? looks[part.id] : undefined
  return (
    <b class="log-name">
      {look ? (
        <PlayerMark look={look} />
      ) : (
        signs[part.id] && (
          <svg class="sign" width="16" height="16" aria-hidden="true">
            <use href={`#log-sign-${order.indexOf(part.id)}`} />
          </svg>
        )
      )}
      {part.text}
    </b>
  )
}

interface RoundProps extends Words {
  readonly section: LogSection
  readonly mark: RoundMark | undefined
  readonly only: string
  /** The last line that has happened at the moment shown, if it is in this section: its number of actions. */
  readonly here: number | null
  /** The whole section lies after the moment shown. */
  readonly later: boolean
  whyOf?(n: number): string | null
  /** Why a bot took the last action of the section: what was hidden is told later. */
  readonly lastWhy: string | null
  onJump?(n: number): void
}

const sameRound = (a: RoundProps, b: RoundProps): boolean =>
  a.section.lines.length === b.section.lines.length &&
  a.section.lines[0] === b.section.lines[0] &&
  a.section.lines.at(-1) === b.section.lines.at(-1) &&
  a.here === b.here &&
  a.later === b.later &&
  a.lastWhy === b.lastWhy &&
  a.only === b.only &&
  a.language === b.language &&
  a.naming === b.naming &&
  a.signs === b.signs &&
  a.looks === b.looks

/** One round of the log: drawn when it comes near, and again only if something in it changed. */
export const LogRound = memo((props: RoundProps): JSX.Element | null => {
  const { section, mark, only, here, later, language, naming, signs, looks, whyOf, onJump } = props
  const say = panelSay(language)
  const order = Object.keys(signs)
  const [ref, near] = useNear<HTMLElement>()
  // The moment shown is always there, so that it can be scrolled to.
  const drawn = near || here !== null
  const lines = only === '' ? section.lines : section.lines.filter(({ event }) => concerns(event, only))
  if (lines.length === 0 && (only !== '' || !mark)) return null
  const signed = (id: string): boolean => id in looks || id in signs
  const stateOf = ({ n }: LogEvent): string =>
    later || (here !== null && n > here) ? 'later' : n === here ? 'here' : ''
  let shown = -1
  return (
    <section class="log-section" ref={ref}>
      <h3 class="log-round">{mark ? roundName(mark, language) : say('log.setup')}</h3>
      <ol style={{ minHeight: drawn ? undefined : `${lines.length * LINE}rem` }}>
        {(drawn ? lines : []).map((line, i) => {
          const { n, event } = line
          const parts = logParts(event, language, naming, signed)
          const first = n !== shown || event.type === 'operates'
          const why = n === shown ? null : (whyOf?.(n) ?? null)
          shown = n
          const state = stateOf(line)
          const text = parts.map((part, k) => <Part key={k} part={part} signs={signs} looks={looks} order={order} />)
          return (
            <li
              key={i}
              class={`log-line ${first ? 'first' : ''} ${state} ${event.type}`}
              data-n={n}
              aria-current={state === 'here' ? 'step' : undefined}
            >
              {onJump ? (
                <button type="button" class="as-text log-jump" onClick={() => onJump(n)}>
                  {text}
                </button>
              ) : (
                <span class="log-jump">{text}</span>
              )}
              {why !== null && <p class="log-why">{why}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}, sameRound)
