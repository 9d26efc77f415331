import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { panelSay, roundName, roundShort, roundsOf } from '../panels/index.js'
import { useWidth } from '../panels/use-width.js'
import { useTable } from '../table/model.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import './history.css'

/** Room a name of a round takes, in pixels: of narrow letters, and before the next. */
const roomOf = (name: string): number => 7 * name.length + 8

/** The whole game as a line: drag along it, or step; rounds are marked. */
export const Scrubber = ({ undo = true }: { undo?: boolean }): JSX.Element => {
  const { session, study, reading } = useTable()
  const [box, width] = useWidth<HTMLDivElement>(600)
  const { language, game } = reading.value
  const say = sayIn(tableTexts, language)
  const line = session.line.value
  const last = line.cursor
  const first = line.history.base
  const at = session.looking.value ?? last
  const { round, turn } = game.state
  const rounds = roundsOf(line).filter(({ n }) => n <= last)
  const placeOf = (n: number): number => (last === first ? 0 : (100 * (n - first)) / (last - first))
  const where = (n: number): string => `${placeOf(n)}%`
  let free = Number.NEGATIVE_INFINITY
  /** A name needs its room: after its mark, or before it at the end of the line; those that would collide are left out. */
  const nameAt = (mark: (typeof rounds)[number]): { readonly name: string; readonly before: boolean } | null => {
    const name = roundShort(mark, panelSay(language), language)
    const room = roomOf(name)
    const place = (placeOf(mark.n) / 100) * width
    const before = place > 0 && place + room > width
    if (place - (before ? room : 0) < free) return null
    free = place + (before ? 0 : room)
    return { name, before }
  }
  return (
    <nav class="scrubber" aria-label={say('history')}>
      {undo && (
        <>
          <CommandButton id="undo" icon="undo" />
          <CommandButton id="redo" icon="redo" />
        </>
      )}
      <span class="scrub-steps">
        <CommandButton id="first" icon="first" />
        <CommandButton id="back" icon="back" />
        <CommandButton id="play" icon={study.playing.isOn.value ? 'pause' : 'play'} />
      </span>
      <div ref={box} class="scrub-line">
        <div class="scrub-marks" aria-hidden="true">
          {rounds.map((mark, i) => {
            const named = nameAt(mark)
            return (
              <span key={`${i}`} class={`scrub-mark ${mark.kind}`} style={{ left: where(mark.n) }}>
                {named && <span class={named.before ? 'before' : undefined}>{named.name}</span>}
              </span>
            )
          })}
        </div>
        <input
          type="range"
          class="slider"
          min={first}
          max={last}
          value={at}
          aria-label={say('history')}
          aria-valuetext={`${say('moveOf', { n: at, of: last })}, ${roundName({ ...round, turn }, language)}`}
          onInput={(event) => session.look(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span class="scrub-steps">
        <CommandButton id="forward" icon="forward" />
        <CommandButton id="last" icon="last" />
      </span>
      <output class="scrub-count small soft">
        {at}/{last}
      </output>
      {session.branch.value ? (
        <CommandButton id="leaveBranch" icon="close" />
      ) : (
        <CommandButton id="branch" icon="branch" />
      )}
    </nav>
  )
}
