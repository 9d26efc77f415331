import { placesOn } from '@roundhouse/board'
import type { Language, Position } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Naming, RunEditing } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { nextStops, stopsOf } from './route-edit.js'
import { mapTexts } from './texts.js'

interface StopTargetsProps {
  readonly position: Position
  readonly language: Language
  readonly naming: Naming
  readonly editing: RunEditing
}

/** The stops while a run is being changed: those on it, and those it can go on to. */
export const StopTargets = ({ position, language, naming, editing }: StopTargetsProps): JSX.Element => {
  const { problem, runs, train, colours } = editing
  const { board } = position.rules
  const state = position.state.board
  const say = sayIn(mapTexts, language)
  const next = useMemo(
    () => (train === null ? new Set<number>() : nextStops(problem, runs, train)),
    [problem, runs, train],
  )
  const on = stopsOf(
    problem,
    runs.find((run) => run.train === train),
  )
  const colour = colours[problem.trains.findIndex(({ id }) => id === train)] ?? 'currentColor'
  const wordsOf = (i: number): string => {
    const { hex, kind, value } = problem.stops[i]!
    const words = say('stop', { hex: naming.hex(hex), kind: say(`stop_${kind}`), value: naming.money(value) })
    return [words, on.includes(i) && say('stopIn'), next.has(i) && say('stopNext')].filter(Boolean).join(', ')
  }
  return (
    <>
      {problem.stops.map(({ hex, place }, i) => {
        const at = placesOn(board, state, hex)[place]
        if (!at) return null
        const isEnd = on[0] === i || on.at(-1) === i
        const kind = isEnd ? 'end' : on.includes(i) ? 'on' : next.has(i) ? 'next' : 'other'
        return (
          <g key={`${hex}:${place}`} class={`map-stop ${kind}`} style={kind === 'end' ? { stroke: colour } : undefined}>
            {(isEnd || next.has(i)) && <circle cx={at.x} cy={at.y} r={isEnd ? 34 : 36} class="ring" />}
            {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing */}
            <circle
              cx={at.x}
              cy={at.y}
              r={38}
              class="touch"
              data-hex={hex}
              data-stop={i}
              role="button"
              tabindex={kind === 'other' ? -1 : 0}
              aria-label={wordsOf(i)}
            />
          </g>
        )
      })}
    </>
  )
}
