import { companySign } from '@roundhouse/board'
import { isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PanelProps, Reading } from '../contracts.js'
import { PlayerMark } from '../parts/player-mark.js'
import { renderNode } from '../parts/scene.js'
import { standingOf } from './charters.js'
import './log.css'
import { concerns, type LogPart, logParts } from './log-text.js'
import './panels.css'
import { roundName } from './round-name.js'
import { type LogEvent, type LogSection, logSections } from './series/lines.js'
import { type RoundMark, roundsOf } from './series/rounds.js'
import { panelSay } from './texts.js'

type Words = Pick<Reading, 'language' | 'naming' | 'signs' | 'looks'>

/** Every sign is drawn once and then only referred to: a long log has thousands of them. */
const SignSheet = ({ signs }: Pick<Reading, 'signs'>): JSX.Element => (
  <svg width="0" height="0" class="heard" aria-hidden="true">
    <defs>
      {Object.values(signs).map((sign, i) => (
        <symbol key={sign.id} id={`log-sign-${i}`} viewBox="-25 -25 50 50">
          {renderNode(companySign(sign))}
        </symbol>
      ))}
    </defs>
  </svg>
)

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

interface SectionProps extends Words {
  readonly section: LogSection
  readonly mark: RoundMark | undefined
  readonly only: string
  /** The last line that has happened at the moment shown, if it is in this section: its number of actions. */
  readonly here: number | null
  /** The whole section lies after the moment shown. */
  readonly later: boolean
  onJump?(n: number): void
}

const sameSection = (a: SectionProps, b: SectionProps): boolean =>
  a.section.lines.length === b.section.lines.length &&
  a.section.lines[0] === b.section.lines[0] &&
  a.section.lines.at(-1) === b.section.lines.at(-1) &&
  a.here === b.here &&
  a.later === b.later &&
  a.only === b.only &&
  a.language === b.language &&
  a.naming === b.naming &&
  a.signs === b.signs &&
  a.looks === b.looks

/** Rounds are drawn one by one, and again only if something in them changed. */
const Section = memo((props: SectionProps): JSX.Element | null => {
  const { section, mark, only, here, later, language, naming, signs, looks, onJump } = props
  const say = panelSay(language)
  const order = Object.keys(signs)
  const lines = only === '' ? section.lines : section.lines.filter(({ event }) => concerns(event, only))
  if (lines.length === 0 && (only !== '' || !mark)) return null
  const signed = (id: string): boolean => id in looks || id in signs
  const stateOf = ({ n }: LogEvent): string =>
    later || (here !== null && n > here) ? 'later' : n === here ? 'here' : ''
  let shown = -1
  return (
    <section class="log-section" style={{ containIntrinsicBlockSize: `auto ${lines.length * 1.5 + 2}rem` }}>
      <h3 class="log-round">{mark ? roundName(mark, language) : say('log.setup')}</h3>
      <ol>
        {lines.map((line, i) => {
          const { n, event } = line
          const parts = logParts(event, language, naming, signed)
          const first = n !== shown || event.type === 'operates'
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
            </li>
          )
        })}
      </ol>
    </section>
  )
}, sameSection)

const scrolls = (element: HTMLElement): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Scrolls the nearest thing that scrolls, and nothing else of the page. */
const bringIntoView = (line: HTMLElement): void => {
  let frame = line.parentElement
  while (frame && !(scrolls(frame) && frame.scrollHeight > frame.clientHeight)) frame = frame.parentElement
  if (!frame) return
  const { top, bottom } = frame.getBoundingClientRect()
  const at = line.getBoundingClientRect()
  if (at.top < top + 40 || at.bottom > bottom - 8) frame.scrollTop += at.bottom - bottom + (bottom - top) / 3
}

/** Frames it takes at most until all heights are known. */
const SETTLING = 6

/** What happened, in words, by rounds; every line leads to its moment. */
export const Log = (props: PanelProps): JSX.Element => {
  const { game, language, naming, signs, looks, onJump } = props
  const say = panelSay(language)
  const [only, setOnly] = useState('')
  const lines = useRef<HTMLDivElement>(null)
  const sections = logSections(game)
  const rounds = roundsOf(game)
  const { cursor } = game
  const jump = useRef(onJump)
  jump.current = onJump
  const stableJump = useMemo(() => (n: number) => jump.current?.(n), [])
  useEffect(() => {
    let frame = 0
    let looks = 0
    const look = (): void => {
      const here = lines.current?.querySelectorAll<HTMLElement>('.log-line.here')
      if (here?.length) bringIntoView(here[here.length - 1] as HTMLElement)
      // Rounds that come into sight get their true height only then: look again until nothing moves.
      if (++looks < SETTLING) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [cursor, game.length])
  const { playing, gone } = standingOf(game)
  const nothing = only !== '' && !sections.some((section) => section.lines.some(({ event }) => concerns(event, only)))
  return (
    <section class="panel log" aria-label={say('log.label')}>
      <SignSheet signs={signs} />
      <label class="log-filter small soft">
        {say('log.filter')}
        <select class="field" value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
          <option value="">{say('log.all')}</option>
          {[...game.state.seats, ...playing, ...gone].map((id) => (
            <option key={id} value={id}>
              {naming.name(id)}
            </option>
          ))}
        </select>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard */}
      <div class="log-lines" ref={lines} tabIndex={0}>
        {nothing && <p class="soft small">{say('log.nothing')}</p>}
        {sections.map((section) => {
          const holds = section.n <= cursor && cursor <= (section.lines.at(-1)?.n ?? -1)
          return (
            <Section
              key={section.round}
              section={section}
              mark={rounds[section.round]}
              only={only}
              here={holds ? cursor : null}
              later={section.n > cursor}
              language={language}
              naming={naming}
              signs={signs}
              looks={looks}
              onJump={onJump && stableJump}
            />
          )
        })}
      </div>
    </section>
  )
}
