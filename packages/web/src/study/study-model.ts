import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Playing, playing } from '../history/playing.js'
import type { SearchState } from '../runs/search.js'
import type { Session } from '../table/session.js'
import { type BestQueue, bestQueue } from './best-queue.js'
import { type PastRun, runShownAt } from './past-run.js'
import { type TurningPoint, turningPoints } from './turning-points.js'

/** Looking back with understanding: what was run, what would have been best, where the game turned. */
export interface StudyModel {
  /** The runs of the move looked at; null at the present. */
  readonly run: ReadonlySignal<PastRun | null>
  /** How the search for the best of them goes; null = not asked yet. */
  readonly best: ReadonlySignal<SearchState | null>
  /** Draw the best runs instead of those made. */
  readonly drawsBest: Signal<boolean>
  /** Where the best runs of any position are asked for. */
  readonly queue: BestQueue
  readonly points: ReadonlySignal<readonly TurningPoint[]>
  /** The game as it plays itself through. */
  readonly playing: Playing
  close(): void
}

/** Milliseconds: whoever drags through the game does not want every run searched. */
const PAUSE = 200

export const studyModel = (
  session: Pick<Session, 'line' | 'looking' | 'look'>,
  queue: BestQueue = bestQueue(),
): StudyModel => {
  const { line, looking } = session
  const through = playing(session)
  const run = computed(() => (looking.value === null ? null : runShownAt(line.value, looking.value)))
  const best = signal<SearchState | null>(null)
  const drawsBest = signal(false)
  const points = computed(() => turningPoints(line.value))
  const stop = effect(() => {
    const now = run.value
    best.value = null
    drawsBest.value = false
    if (!now) return
    let giveUp = (): void => {}
    const timer = setTimeout(() => {
      giveUp = queue.ask(now.problem, (state) => {
        best.value = state
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  })
  return {
    run,
    best,
    drawsBest,
    queue,
    points,
    playing: through,
    close() {
      through.close()
      stop()
      queue.close()
    },
  }
}
