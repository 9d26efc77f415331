import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { panelSay, roundName, roundShort, roundsOf } from '../panels/index.js'
import { useWidth } from '../panels/use-width.js'
import { useTable } from '../table/model.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import './history.css'

/** Room a name of a round takes, in pixels. */
const NAME = 48

/** The whole game as a line: drag along it, or step; rounds are marked. */
export const Scrubber = ({ undo = true }: { undo?: boolean }): JSX.Element => {
  const { session, reading } = useTable()
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
  const named = (n: number): boolean => {
    // A name needs its room: those that would lie on each other are left out.
    const place = placeOf(n)
    if (place < free) return false
    free = place + (100 * NAME) / Math.max(NAME, width)
    return true
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
      </span>
      <div ref={box} class="scrub-line">
        <div class="scrub-marks" aria-hidden="true">
          {rounds.map((mark, i) => (
            <span key={`${i}`} class={`scrub-mark ${mark.kind}`} style={{ left: where(mark.n) }}>
              {named(mark.n) && <span>{roundShort(mark, panelSay(language), language)}</span>}
            </span>
          ))}
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
