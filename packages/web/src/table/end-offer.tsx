import { type PlayerId, step } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { reasonOf } from '../decision/refusal-text.js'
import { PlayerMark } from '../parts/player-mark.js'
import { Reasoned } from '../parts/reasoned.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** Whoever has had enough offers to stop; all others are asked in turn. */
export const EndOffer = ({ onDone }: { onDone(): void }): JSX.Element => {
  const { session, reading, act } = useTable()
  const { language, naming, looks } = reading.value
  const say = sayIn(tableTexts, language)
  const line = session.line.value
  const whyNot = (by: PlayerId) => {
    const stepped = step(line, { type: 'endGame', by })
    return stepped.ok ? null : reasonOf(line, stepped.refusal, language, naming)
  }
  return (
    <div class="stack">
      <p class="small soft">{say('endHelp')}</p>
      <ul aria-label={say('endWho')}>
        {session.present.value.map((by) => {
          const reason = whyNot(by)
          const look = looks[by]
          return (
            <li key={by}>
              <Reasoned reason={reason}>
                <button
                  type="button"
                  class="button quiet"
                  aria-disabled={reason !== null}
                  onClick={() => {
                    if (reason === null && act({ type: 'endGame', by })) onDone()
                  }}
                >
                  <span class="who">
                    {look && <PlayerMark look={look} />}
                    {say('endBy', { name: naming.name(by) })}
                  </span>
                </button>
              </Reasoned>
            </li>
          )
        })}
      </ul>
      {session.present.value.length === 0 && <p class="small">{say('endNotNow')}</p>}
    </div>
  )
}
