import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { signsOf } from '@roundhouse/board'
import { type Action, type Choices, controller, entryOf, type PlayerId } from '@roundhouse/engine'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { language, theme } from '../app/settings.js'
import { type AdviceModel, adviceModel } from '../bots/advice-model.js'
import { type BotDriver, botDriver } from '../bots/driver.js'
import type { MapHandle, Reading } from '../contracts.js'
import { type Picked, pickAt } from '../decision/picking.js'
import { reasonOf } from '../decision/refusal-text.js'
import { type WayOn, wayOn } from '../decision/way-on.js'
import { type MeanwhileModel, meanwhileModel } from '../meanwhile/meanwhile-model.js'
import type { RemoteTable } from '../net/remote-table.js'
import type { Reason } from '../parts/reasoned.js'
import { type BetterRunsModel, betterRuns } from '../runs/better-runs.js'
import { type RunModel, runModel } from '../runs/run-model.js'
import { NO_SEARCH, routeSearch } from '../runs/search.js'
import { type StudyModel, studyModel } from '../study/study-model.js'
import { looksOf } from './looks.js'
import { namingOf } from './naming.js'
import { type OpenPanel, openPanel } from './open-panel.js'
import { hasOwnNames } from './own-names.js'
import type { Session } from './session.js'

/** Heights of the sheet on a phone. */
export const SHEET_HEIGHTS = ['low', 'half', 'high'] as const
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

/** Everything the parts of one table share: the session, and how it is being looked at. */
export interface TableModel {
  readonly session: Session
  /** Of a table over the network; null around one screen. */
  readonly remote: RemoteTable | null
  /** Plays the bots around this screen; null over the network. */
  readonly driver: BotDriver | null
  readonly advice: AdviceModel
  /** What would be best is the player's to find: nothing tells it. */
  readonly blind: boolean
  readonly reading: ReadonlySignal<Reading>
  readonly runs: RunModel
  readonly better: BetterRunsModel
  readonly study: StudyModel
  /** What others did since the last turn of whoever is before the screen. */
  readonly meanwhile: MeanwhileModel
  /** Hex pointed at, and what is held over it. */
  readonly picked: Signal<Picked | null>
  /** The last thing that was refused. */
  readonly refused: Signal<Reason | null>
  readonly handle: Signal<MapHandle | null>
  readonly panel: OpenPanel
  /** A start price pointed at on the market. */
  readonly startAt: Signal<number | null>
  /** On a phone: the decision rather than a reader of the position. */
  readonly deciding: Signal<boolean>
  readonly sheet: Signal<SheetHeight>
  /** The way on without deciding more; null = there is none. */
  readonly onward: ReadonlySignal<WayOn | null>
  /** false for a moment after the question has changed: what has just appeared under a hand is not meant by it. */
  readonly settled: ReadonlySignal<boolean>
  /** false for longer where another player decides after a turn that ended by itself: nobody passes for them by habit. */
  readonly onwardReady: ReadonlySignal<boolean>
  act(action: Action): boolean
  pick(hex: string, city?: number): void
  close(): void
}

/** Milliseconds; the second half of a double click comes within it, or tells so itself. */
const MOMENT = 350

/** Long enough for a hand that was on its way to the button of a turn already over. */
const HANDOVER = 1200

/** Another player decides, and the one before has not given up the turn. */
const isHandedOver = (before: Choices | null, now: Choices | null, last: Action | null | undefined): boolean =>
  before !== null && now !== null && before.seat !== now.seat && last?.type !== undefined && last.type !== 'pass'

export const tableModel = (session: Session, remote: RemoteTable | null = null, blind = false): TableModel => {
  const card = session.card.peek()
  const own = hasOwnNames(card)
  const { rules } = session.game.peek()
  const signs = signsOf(Object.values(rules.operators))
  const naming = computed(() => namingOf(session.game.peek(), language.value, own))
  const shownNames = card.players.map((_, i) => naming.peek().name(`p${i + 1}`))
  const looks = looksOf(shownNames, card.colours)
  const reading = computed<Reading>(() => ({
    game: session.shown.value,
    language: language.value,
    theme: theme.value,
    naming: naming.value,
    signs,
    looks,
  }))
  const search = routeSearch()
  // The table is shown first.
  const warming = setTimeout(() => search.warm(), 500)
  const runs = runModel(blind ? NO_SEARCH : search)
  const better = betterRuns(search)
  const study = studyModel(session)
  const meanwhile = meanwhileModel(session)
  const advice = adviceModel(session)
  const driver = remote ? null : botDriver(session)
  const picked = signal<Picked | null>(null)
  const refused = signal<Reason | null>(null)
  const deciding = signal(true)
  const startAt = signal<number | null>(null)
  const onward = computed(() => wayOn(session.line.value, session.choices.value, runs.state.value))
  const settled = signal(true)
  const onwardReady = signal(true)
  let settling: ReturnType<typeof setTimeout> | undefined
  let handing: ReturnType<typeof setTimeout> | undefined

  // Whatever was held in the hand belongs to the position it was taken up in.
  const stopHolding = effect(() => {
    session.shown.value
    picked.value = null
    refused.value = null
    startAt.value = null
  })
  let question = session.choices.peek()
  const stopSettling = effect(() => {
    const next = session.choices.value
    if (next === question) return
    const line = session.line.peek()
    if (isHandedOver(question, next, entryOf(line, line.cursor)?.action)) {
      onwardReady.value = false
      clearTimeout(handing)
      handing = setTimeout(() => {
        onwardReady.value = true
      }, HANDOVER)
    }
    question = next
    settled.value = false
    clearTimeout(settling)
    settling = setTimeout(() => {
      settled.value = true
    }, MOMENT)
  })
  const stopRuns = effect(() => {
    const open = session.choices.value
    const run = open?.deferred.find(({ type }) => type === 'runRoutes')
    if (run && controller(session.line.peek(), run.by) !== null) runs.open(session.line.peek(), run.by)
    else runs.close()
    const claims = open?.deferred.filter(({ type }) => type === 'claimRoutes') ?? []
    if (open?.actor && claims.length > 0)
      better.look(
        session.line.peek(),
        open.actor,
        claims.map(({ by }) => by as PlayerId),
      )
    else better.close()
  })

  return {
    session,
    remote,
    driver,
    advice,
    blind,
    reading,
    runs,
    better,
    study,
    meanwhile,
    picked,
    refused,
    handle: signal(null),
    panel: openPanel(session.choices),
    startAt,
    deciding,
    sheet: signal('half'),
    onward,
    settled,
    onwardReady,
    act(action) {
      const refusal = session.act(action)
      refused.value = refusal && reasonOf(session.line.peek(), refusal, language.peek(), naming.peek())
      return refusal === null
    },
    pick(hex, city) {
      refused.value = null
      deciding.value = true
      picked.value = pickAt(session.choices.peek(), hex, city)
    },
    close() {
      stopHolding()
      stopSettling()
      clearTimeout(settling)
      clearTimeout(handing)
      stopRuns()
      runs.close()
      better.close()
      study.close()
      meanwhile.close()
      driver?.close()
      advice.close()
      clearTimeout(warming)
      search.close()
      session.close()
    },
  }
}

export const TableContext = createContext<TableModel | null>(null)

export const useTable = (): TableModel => {
  const model = useContext(TableContext)
  if (!model) throw new Error('outside of a table')
  return model
}
