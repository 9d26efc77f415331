import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  type Action,
  at,
  type Choices,
  choices,
  controller,
  entriesOf,
  type Game,
  type GameEvent,
  mayAct,
  type PlayerId,
  play,
  type Refusal,
} from '@roundhouse/engine'
import { type KeptLine, newTableId, type StoredTable, type TableCard, type TableLog } from '../store/record.js'
import { noteResult } from '../store/results.js'
import { changeCard, loadTable, type StoreTrouble, saveTable } from '../store/tables.js'
import { hear, tell } from '../store/tabs.js'
import { logOf, replay, shortened } from './replay.js'
import { hasSecret, seenBy } from './secrets.js'
import { stepwise, type Watching, watchedMoves } from './watching.js'

/** The best runs are searched beside the page, which must not wait for them. */
const DEFERRED = ['runRoutes', 'claimRoutes'] as const

/** A line tried out from a position of the real game; it is kept beside it, and touches nothing of it. */
export interface Branch {
  readonly id: string
  readonly name: string
  /** Number of actions of the real game it starts from. */
  readonly from: number
  readonly game: Game
}

/** What the page has to tell about the table as a whole. */
export type Notice =
  | { readonly kind: 'storage'; readonly trouble: StoreTrouble }
  | { readonly kind: 'otherTab' }
  | { readonly kind: 'damaged'; readonly action: number }
  | { readonly kind: 'file'; readonly file: NonNullable<TableLog['file']>; readonly lostLines?: number }
  | { readonly kind: 'lostLines'; readonly lines: number }

export interface Session {
  readonly card: ReadonlySignal<TableCard>
  /** The real game, at its present; what was undone lies after its cursor. */
  readonly game: ReadonlySignal<Game>
  readonly branch: ReadonlySignal<Branch | null>
  /** The line on the screen: the branch, or the real game. */
  readonly line: ReadonlySignal<Game>
  /** Position looked at, as a number of actions; null = the present of the line. */
  readonly looking: ReadonlySignal<number | null>
  /** The position on the screen, as whoever may look at the screen may know it. */
  readonly shown: ReadonlySignal<Game>
  /** Who decides; null while looking back or when the game is over. */
  readonly decider: ReadonlySignal<PlayerId | null>
  /** The screen waits for this player to be alone before it shows their secrets. */
  readonly covered: ReadonlySignal<PlayerId | null>
  /** Who sits before the screen and may act: everybody, or the one whose secrets it shows. */
  readonly present: ReadonlySignal<readonly PlayerId[]>
  readonly choices: ReadonlySignal<Choices | null>
  /** Events of the last action taken, for animation; null after a jump. */
  readonly latest: ReadonlySignal<readonly GameEvent[] | null>
  readonly notice: ReadonlySignal<Notice | null>
  /** What has followed the last action without the player, shown one by one; null = the present is shown. */
  readonly watching: ReadonlySignal<Watching | null>
  /** The next of them, or the present. */
  watchOn(): void
  watchEnd(): void
  /** The file the table came from, if not all of it is in the table. */
  readonly file: TableLog['file']
  act(action: Action): Refusal | null
  look(n: number | null): void
  undo(): void
  redo(): void
  /** The player says they are alone. */
  uncover(): void
  /** Lines kept with the table, the oldest first; the one on the screen is among them once it has a move. */
  readonly lines: ReadonlySignal<readonly KeptLine[]>
  startBranch(): void
  /** Goes on with a line that was kept; false = it does not fit the game any more. */
  openLine(id: string): boolean
  nameLine(id: string, name: string): void
  dropLine(id: string): void
  leaveBranch(): void
  rename(name: string): void
  dismiss(): void
  /** All writes are done. */
  settled(): Promise<void>
  close(): void
}

export const openSession = ({ card: first, log }: StoredTable, opened: Game, told: Notice | null = null): Session => {
  const card = signal(first)
  const game = signal(opened)
  const branch = signal<Branch | null>(null)
  const lines = signal<readonly KeptLine[]>(log.lines ?? [])
  const looking = signal<number | null>(null)
  const alone = signal<PlayerId | null>(null)
  const latest = signal<readonly GameEvent[] | null>(null)
  const notice = signal<Notice | null>(told)
  const watching = signal<Watching | null>(null)

  const line = computed(() => branch.value?.game ?? game.value)
  const position = computed(() => {
    const watched = watching.value
    const move = watched?.moves[watched.at]
    if (move) return { ...at(line.value, line.value.cursor - 1), state: move.state }
    return looking.value === null ? line.value : at(line.value, looking.value)
  })
  const open = computed(() =>
    looking.value === null && watching.value === null ? choices(line.value, undefined, DEFERRED) : null,
  )
  const decider = computed(() => open.value?.seat ?? null)
  const secret = computed(() => hasSecret(position.value, decider.value))
  const covered = computed(() => (secret.value && alone.value !== decider.value ? decider.value : null))
  const shown = computed(() => seenBy(position.value, secret.value && covered.value === null ? decider.value : null))
  const present = computed<readonly PlayerId[]>(() => {
    if (covered.value !== null || looking.value !== null || watching.value !== null) return []
    return secret.value && decider.value !== null ? [decider.value] : line.value.state.seats
  })
  const offered = computed(() => (covered.value === null ? open.value : null))

  /** Why nobody before the screen may do it in the name it gives; null = somebody may. */
  const notOurs = (action: Action): Refusal | null => {
    let why: Refusal | null = null
    for (const seat of present.value) {
      const may = mayAct(line.value, seat, action)
      if (may === true) return null
      why ??= may
    }
    return why
  }

  /** One write after another, each on the revision the one before left. */
  let writing: Promise<void> = Promise.resolve()

  const adopt = async (): Promise<void> => {
    const stored = await loadTable(card.value.id)
    if (!stored.ok) {
      notice.value = { kind: 'storage', trouble: stored.trouble }
      return
    }
    const replayed = replay(stored.value.log, game.value)
    if (!replayed.ok) return
    watching.value = null
    card.value = stored.value.card
    game.value = replayed.game
    lines.value = stored.value.log.lines ?? []
    latest.value = null
    alone.value = null
  }

  const save = (next: Game): void => {
    game.value = next
    writing = writing.then(async () => {
      if (game.value !== next) return
      const finished = next.state.ended !== undefined
      const { id, revision } = card.value
      if (finished) noteResult(id, next)
      const turn = finished ? null : choices(next, undefined, DEFERRED).seat
      const saved = await saveTable(
        revision,
        { id, finished, ...(turn !== null && { turn }) },
        logOf(id, next, lines.value, log.file),
      )
      if (saved.ok) {
        card.value = saved.value
        if (notice.value?.kind === 'storage') notice.value = null
        tell({ id: card.value.id, revision: saved.value.revision })
      } else if (saved.trouble === 'changed') {
        await adopt()
        notice.value = { kind: 'otherTab' }
      } else notice.value = { kind: 'storage', trouble: saved.trouble }
    })
  }

  const goOn = (next: Game, events: readonly GameEvent[] | null): void => {
    latest.value = events
    watching.value = null
    alone.value = null
    if (!branch.value) save(next)
    else {
      branch.value = { ...branch.value, game: next }
      keepLine(branch.value)
    }
  }

  const setLines = (next: readonly KeptLine[]): void => {
    lines.value = next
    save(game.value)
  }

  /** A line is kept from its first move on; taken back to its beginning it is none. */
  const keepLine = ({ id, name, from, game: tried }: Branch): void => {
    const actions = entriesOf(tried, from + 1, tried.cursor + 1).map(([, { action }]) => action as Action)
    const kept: KeptLine = { id, name, from, actions }
    const known = lines.value.some((line) => line.id === id)
    const rest = known ? lines.value.map((line) => (line.id === id ? kept : line)) : [...lines.value, kept]
    setLines(actions.length > 0 ? rest : lines.value.filter((line) => line.id !== id))
  }

  /** The home page has no rules to know who begins a new table. */
  if (first.turn === undefined && !first.finished && told === null) {
    const turn = choices(opened, undefined, DEFERRED).seat
    if (turn !== null) writing = writing.then(() => changeCard(first.id, { turn })).then(() => undefined)
  }

  const deaf = hear(({ id, revision }) => {
    if (id !== card.value.id || (revision !== null && revision <= card.value.revision)) return
    writing = writing.then(adopt)
  })

  return {
    card,
    game,
    branch,
    line,
    looking,
    shown,
    decider,
    covered,
    present,
    choices: offered,
    latest,
    notice,
    file: log.file,
    lines,
    act(action) {
      if (present.value.length === 0) return null
      const refusal = notOurs(action)
      if (refusal) return refusal
      const played = play(line.value, action)
      if (!played.ok) return played.refusal
      const still = controller(played.game, action.by)
      const moves = stepwise.value ? watchedMoves(line.value, action) : []
      goOn(played.game, played.events)
      if (moves.length > 0) watching.value = { moves, at: 0 }
      // Whoever goes on deciding need not say again that they are alone.
      if (still !== null && decider.value === still) alone.value = still
      return null
    },
    watching,
    watchOn() {
      const now = watching.value
      watching.value = now && now.at + 1 < now.moves.length ? { ...now, at: now.at + 1 } : null
    },
    watchEnd() {
      watching.value = null
    },
    look(n) {
      watching.value = null
      const last = line.value.cursor
      looking.value = n === null || n >= last ? null : Math.max(0, n)
      latest.value = null
    },
    undo() {
      if (line.value.cursor > (branch.value?.from ?? 0)) goOn(at(line.value, line.value.cursor - 1), null)
      looking.value = null
    },
    redo() {
      if (line.value.cursor < line.value.length - 1) goOn(at(line.value, line.value.cursor + 1), null)
      looking.value = null
    },
    uncover() {
      alone.value = decider.value
    },
    startBranch() {
      watching.value = null
      // The end of a line is where one is already trying.
      if (branch.value && looking.value === null) return
      const here = looking.value ?? line.value.cursor
      const from = Math.min(here, branch.value?.from ?? here)
      branch.value = { id: newTableId(), name: '', from, game: shortened(at(line.value, here)) }
      if (here > from) keepLine(branch.value)
      looking.value = null
      latest.value = null
    },
    openLine(id) {
      const kept = lines.value.find((each) => each.id === id)
      if (!kept || kept.from >= game.value.length) return false
      let next = shortened(at(game.value, kept.from))
      for (const action of kept.actions) {
        const played = play(next, action)
        if (!played.ok) return false
        next = played.game
      }
      branch.value = { id, name: kept.name, from: kept.from, game: next }
      looking.value = null
      latest.value = null
      return true
    },
    nameLine(id, name) {
      if (branch.value?.id === id) branch.value = { ...branch.value, name }
      setLines(lines.value.map((each) => (each.id === id ? { ...each, name } : each)))
    },
    dropLine(id) {
      setLines(lines.value.filter((each) => each.id !== id))
    },
    leaveBranch() {
      watching.value = null
      looking.value = branch.value ? Math.min(branch.value.from, game.value.cursor) : null
      if (looking.value === game.value.cursor) looking.value = null
      branch.value = null
      latest.value = null
    },
    rename(name) {
      card.value = { ...card.value, name }
      writing = writing.then(async () => {
        await changeCard(card.value.id, { name })
        tell({ id: card.value.id, revision: card.value.revision })
      })
    },
    dismiss() {
      notice.value = null
    },
    settled: () => writing,
    close: deaf,
  }
}
