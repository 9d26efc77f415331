import { companySign } from '@roundhouse/board'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PanelProps, Reading } from '../contracts.js'
import { renderNode } from '../parts/scene.js'
import './log.css'
import { LogRound } from './log-round.js'
import { concerns } from './log-text.js'
import './panels.css'
import { logSections } from './series/lines.js'
import { roundsOf } from './series/rounds.js'
import { panelSay } from './texts.js'

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
  const { game, language, naming, signs, looks, whyOf, onJump } = props
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
  const companies = Object.keys(game.rules.operators).filter((id) => {
    const state = game.state.operators[id]
    return state && state.closed !== 'setup'
  })
  const nothing = only !== '' && !sections.some((section) => section.lines.some(({ event }) => concerns(event, only)))
  return (
    <section class="panel log" aria-label={say('log.label')}>
      <SignSheet signs={signs} />
      <label class="log-filter small soft">
        {say('log.filter')}
        <select class="field" value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
          <option value="">{say('log.all')}</option>
          {[...game.state.seats, ...companies].map((id) => (
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
            <LogRound
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
              lastWhy={whyOf?.(section.lines.at(-1)?.n ?? -1) ?? null}
              {...(whyOf && { whyOf })}
              onJump={onJump && stableJump}
            />
          )
        })}
      </div>
    </section>
  )
}
