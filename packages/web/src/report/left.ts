import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Game, OperatorId } from '@roundhouse/engine'
import type { BestQueue } from '../study/best-queue.js'
import { allRuns, type PastRun } from '../study/past-run.js'

/** A run below the best, and by how much. */
export interface LeftRun {
  readonly run: PastRun
  readonly best: number
  readonly left: number
}

export interface LeftModel {
  readonly all: number
  readonly done: ReadonlySignal<number>
  /** The most first. */
  readonly left: ReadonlySignal<readonly LeftRun[]>
  readonly by: ReadonlySignal<Readonly<Record<OperatorId, number>>>
}

/** Every run of the game is held against the best that was possible, one after another. */
export const leftModel = (game: Game, queue: BestQueue): LeftModel => {
  const runs = allRuns(game)
  const done = signal(0)
  const left = signal<readonly LeftRun[]>([])
  for (const run of runs) {
    queue.ask(run.problem, (state) => {
      if (state.status === 'searching') return
      done.value++
      if (state.status !== 'found' || state.best.revenue <= run.revenue) return
      const best = state.best.revenue
      left.value = [...left.value, { run, best, left: best - run.revenue }].sort(
        (a, b) => b.left - a.left || a.run.n - b.run.n,
      )
    })
  }
  const by = computed(() => {
    const sums: Record<OperatorId, number> = {}
    for (const { run, left: money } of left.value) sums[run.operator] = (sums[run.operator] ?? 0) + money
    return sums
  })
  return { all: runs.length, done, left, by }
}
