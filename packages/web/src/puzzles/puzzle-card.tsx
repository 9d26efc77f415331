import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import type { PuzzleModel } from './puzzle-model.js'
import { solvedOf } from './solved.js'
import { puzzleTexts } from './texts.js'
import '../lesson/teacher.css'
import './puzzles.css'

/** The question above the decision, its hint, what is said to an answer, and the way to the others. */
export const PuzzleCard = ({ model }: { model: PuzzleModel }): JSX.Element => {
  const table = useTable()
  const { language, naming } = table.reading.value
  const say = sayIn(puzzleTexts, language)
  const hinted = useSignal(false)
  const { puzzle, n, of, title } = model
  const told = model.told.value
  const { numbers } = solvedOf(title)
  const companies = (ids: readonly string[]): string => ids.map((id) => naming.short(id)).join(', ') || say('nobody')
  const question = (): string => {
    switch (puzzle.kind) {
      case 'run':
        return say('run', { company: naming.name(puzzle.by) })
      case 'tile':
        return say('tile', { company: naming.name(puzzle.by), now: naming.money(puzzle.now) })
      case 'presidency':
        return say('presidency', { player: naming.name(puzzle.by) })
      case 'trains':
        return say('trains', { company: naming.name(puzzle.by), train: puzzle.train })
      default:
        return puzzle satisfies never
    }
  }
  const hint = (): string => {
    switch (puzzle.kind) {
      case 'run':
        return say('hint_run', { money: naming.money(puzzle.revenue) })
      case 'tile':
        return say('hint_tile', { hex: naming.hex(puzzle.answer.hex) })
      case 'presidency':
        return say('hint_presidency', { player: naming.name(puzzle.by), before: naming.name(puzzle.before) })
      case 'trains':
        return say('hint_trains', { n: puzzle.options[puzzle.answer]?.length ?? 0 })
      default:
        return puzzle satisfies never
    }
  }
  const why = (): string => {
    switch (puzzle.kind) {
      case 'run':
        return say('why_run', { company: naming.name(puzzle.by), money: naming.money(puzzle.revenue) })
      case 'tile':
        return say('why_tile', {
          tile: naming.tile?.(puzzle.answer.tile) ?? puzzle.answer.tile,
          hex: naming.hex(puzzle.answer.hex),
          now: naming.money(puzzle.now),
          money: naming.money(puzzle.revenue),
          second: naming.money(puzzle.second),
        })
      case 'presidency':
        return say('why_presidency', {
          company: naming.name(puzzle.corporation),
          player: naming.name(puzzle.by),
          before: naming.name(puzzle.before),
          percent: puzzle.percent,
          others: puzzle.others,
        })
      case 'trains':
        return say('why_trains', {
          train: puzzle.train,
          companies: companies(puzzle.options[puzzle.answer] ?? []),
        })
      default:
        return puzzle satisfies never
    }
  }
  const isOver = told === 'right' || told === 'shown'
  return (
    <section class="teacher puzzle" aria-label={say('label')} data-told={told ?? undefined} data-kind={puzzle.kind}>
      <header class="teacher-head">
        <strong>{say('number', { n, of })}</strong>
      </header>
      <div class="teacher-words" aria-live="polite">
        <p>{question()}</p>
        {puzzle.kind === 'trains' && !isOver && (
          <div class="puzzle-options">
            {puzzle.options.map((option, i) => (
              <button key={option.join()} type="button" class="button" data-option={i} onClick={() => model.choose(i)}>
                {companies(option)}
              </button>
            ))}
          </div>
        )}
        {hinted.value && !isOver && <p class="soft">{hint()}</p>}
        {isOver && (
          <p class="teacher-good" role="status">
            <strong>{say(told === 'right' ? 'right' : 'answer')}</strong> {why()}
          </p>
        )}
        {(told === 'wrong' || told === 'otherwise') && (
          <p class="teacher-cost" role="status">
            <strong>{say(told)}</strong>
          </p>
        )}
      </div>
      <div class="teacher-foot">
        {!isOver && !hinted.value && (
          <button
            type="button"
            class="button quiet"
            data-puzzle="hint"
            onClick={() => {
              hinted.value = true
            }}
          >
            {say('hint')}
          </button>
        )}
        {!isOver && (
          <button
            type="button"
            class="button quiet"
            data-puzzle="show"
            onClick={() => {
              const runs = model.show()
              if (runs) table.runs.change(runs)
            }}
          >
            {say('show')}
          </button>
        )}
        <span class="grow" />
        {told === 'wrong' && puzzle.kind !== 'trains' && (
          <button type="button" class="button primary" data-puzzle="takeBack" onClick={model.takeBack}>
            {say('takeBack')}
          </button>
        )}
        {isOver && n < of && (
          <Link to={{ at: 'puzzles', title, n: n + 1 }} class="button primary">
            {say('next')}
          </Link>
        )}
      </div>
      <nav class="puzzle-numbers" aria-label={say('name', { title })}>
        {Array.from({ length: of }, (_, i) => i + 1).map((each) => (
          <Link
            key={each}
            to={{ at: 'puzzles', title, n: each }}
            class={`button quiet${each === n ? ' here' : ''}`}
            label={`${say('number', { n: each, of })}${numbers.includes(each) ? `, ${say('solvedMark')}` : ''}`}
          >
            {numbers.includes(each) ? '✓' : each}
          </Link>
        ))}
      </nav>
    </section>
  )
}
