import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  type Action,
  at,
  type Choices,
  choices,
  controller,
  deciding,
  entriesOf,
  type Game,
  type GameEvent,
  isAutomaton,
  mayAct,
  type PlayerId,
  play,
  type Refusal,
  todaysForm,
} from '@roundhouse/engine'
import {
  type BotMove,
  type BotMoves,
  type BotSeat,
  type BotSeats,
  type KeptLine,
  newTableId,
  type TableCard,
  type TableLog,
} from '../store/record.js'
import { DEFERRED } from './deferred.js'
import type { Keeper, Notice } from './keeper.js'
import { type Beside, shortened } from './replay.js'
import { hasSecret, seenBy } from './secrets.js'
import { stepwise, type Watching, watchedMoves } from './watching.js'

/** A line tried out from a position of the real game; it is kept beside it, and touches nothing of it. */
export interface Branch {
  readonly id: string
  readonly name: string
  /** Number of actions of the real game it starts from. */
  readonly from: number
  readonly game: Game
}

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
  /** What is asked at the present of the line, whoever answers: a person here, a bot, somebody elsewhere. */
  readonly asked: ReadonlySignal<Choices | null>
  /** Events of the last action taken, for animation; null after a jump. */
  readonly latest: ReadonlySignal<readonly GameEvent[] | null>
  readonly notice: ReadonlySignal<Notice | null>
  /** What has followed the last action without the player, shown one by one; null = the present is shown. */
  readonly watching: ReadonlySignal<Watching | null>
  /** The next of them, or the present. */
  watchOn(): void
  watchEnd(): void
  /** Whose screen it is: a seat's, an onlooker's (null), or of all around it (absent). */
  readonly seat?: PlayerId | null
  /** Seats whose bots this page plays. */
  readonly bots: ReadonlySignal<BotSeats>
  readonly botMoves: ReadonlySignal<BotMoves>
  /** Gives a seat to a bot, or back to a person (null); absent where others decide that. */
  seatBot?(seat: PlayerId, bot: BotSeat | null): void
  /** A bot acts in the real game. */
  botActs(action: Action, move: BotMove): Refusal | null
  /** May something be taken back now? */
  readonly canUndo: ReadonlySignal<boolean>
  readonly canRedo: ReadonlySignal<boolean>
  /** May lines be tried out here: is nothing covered that could decide? */
  readonly canBranch: ReadonlySignal<boolean>
  /** The file the table came from, if not all of it is in the table. */
  readonly file: TableLog['file']
  /** What is stored beside the game. */
  beside(): Beside
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

/** No seat: whoever asks for it learns who is asked what, and no answers. */
const NOBODY: PlayerId = 'p0'

export const openSession = (keeper: Keeper): Session => {
  const { card, game, lines, bots, botMoves, notice, latest } = keeper
  const branch = signal<Branch | null>(null)
  const looking = signal<number | null>(null)
  const alone = signal<PlayerId | null>(null)
  const watching = signal<Watching | null>(null)
  keeper.onReplaced(() => {
    watching.value = null
    alone.value = null
  })

  const line = computed(() => branch.value?.game ?? game.value)
  const position = computed(() => {
    const watched = watching.value
    const move = watched?.moves[watched.at]
    if (move) return { ...at(line.value, line.value.cursor - 1), state: move.state }
    return looking.value === null ? line.value : at(line.value, looking.value)
  })
  /** The seat of a bot that is to decide; in a line tried out people play all parts. */
  const botAsked = computed(() => {
    const seat = branch.value === null ? deciding(game.value) : null
    return seat !== null && bots.value[seat] ? seat : null
  })
  const open = computed(() => {
    if (looking.value !== null || watching.value !== null) return null
    // What a bot may do is its own matter: only what it is asked is told.
    return botAsked.value === null ? choices(line.value, undefined, DEFERRED) : choices(line.value, NOBODY)
  })
  const decider = computed(() => open.value?.seat ?? null)
  const isLocal = keeper.seat === undefined
  /** Does a bot decide now? */
  const isBots = computed(() => decider.value !== null && decider.value === botAsked.value)
  /** Seats of people around this screen, those included that they have lent to a bot. */
  const people = computed(() =>
    line.value.state.seats.filter((seat) => {
      const bot = bots.value[seat]
      return (bot === undefined || bot.lent === true) && !isAutomaton(line.value, seat)
    }),
  )
  /** On the screen of one everything is shown that their seat may know; of several, secrets are shown to one alone. */
  const isShared = computed(() => isLocal && people.value.length > 1)
  const owner = computed(() => people.value[0] ?? null)
  const secret = computed(() => isShared.value && !isBots.value && hasSecret(position.value, decider.value))
  const covered = computed(() => (secret.value && alone.value !== decider.value ? decider.value : null))
  const shown = computed(() => {
    if (!isLocal) return position.value
    if (!isShared.value) return seenBy(position.value, owner.value)
    return seenBy(position.value, secret.value && covered.value === null ? decider.value : null)
  })
  /** In a line tried out everybody's part may be played. */
  const isOwn = computed(() => isLocal || branch.value !== null)
  const present = computed<readonly PlayerId[]>(() => {
    if (covered.value !== null || looking.value !== null || watching.value !== null) return []
    if (!isOwn.value) return keeper.seat === null || keeper.seat === undefined ? [] : [keeper.seat]
    if (secret.value && decider.value !== null) return [decider.value]
    const { seats } = line.value.state
    return branch.value ? seats : seats.filter((seat) => bots.value[seat] === undefined)
  })
  const offered = computed(() => {
    if (covered.value !== null || isBots.value) return null
    if (isOwn.value) return open.value
    const seat = keeper.seat ?? null
    if (open.value === null || seat === null) return null
    const own = choices(line.value, seat, DEFERRED)
    return own.offers.length + own.blocked.length + own.deferred.length > 0 ? own : null
  })

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

  /** A line is kept from its first move on; taken back to its beginning it is none. */
  const keepLine = ({ id, name, from, game: tried }: Branch): void => {
    const actions = entriesOf(tried, from + 1, tried.cursor + 1).map(([, { action }]) => action as Action)
    const kept: KeptLine = { id, name, from, actions }
    const known = lines.value.some((each) => each.id === id)
    const rest = known ? lines.value.map((each) => (each.id === id ? kept : each)) : [...lines.value, kept]
    keeper.keepLines(actions.length > 0 ? rest : lines.value.filter((each) => each.id !== id))
  }

  const tryOut = (now: Branch, next: Game, events: readonly GameEvent[] | null): void => {
    latest.value = events
    branch.value = { ...now, game: next }
    keepLine(branch.value)
  }

  const inBranch = (now: Branch, action: Action): Refusal | null => {
    const played = play(now.game, action)
    if (!played.ok) return played.refusal
    tryOut(now, played.game, played.events)
    return null
  }

  const goTo = (now: Branch, n: number): void => tryOut(now, at(now.game, n), null)

  const canUndo = computed(() =>
    branch.value
      ? branch.value.game.cursor > branch.value.from
      : (keeper.canUndo?.value ?? game.value.cursor > game.value.history.base),
  )
  /** Nobody looks at the cards of bots by playing their part. */
  const canBranch = computed(
    () =>
      keeper.isOpen.value &&
      (isShared.value || !Object.keys(bots.value).some((seat) => hasSecret(game.value, seat as PlayerId))),
  )
  const canRedo = computed(() => line.value.cursor < line.value.length - 1)

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
    asked: open,
    latest,
    notice,
    file: keeper.file,
    beside: () => ({
      lines: lines.value,
      file: keeper.file,
      earlier: keeper.earlier ?? [],
      bots: bots.value,
      botMoves: botMoves.value,
    }),
    lines,
    ...(keeper.seat !== undefined && { seat: keeper.seat }),
    bots,
    botMoves,
    ...(keeper.seatBot && { seatBot: keeper.seatBot }),
    botActs(action, move) {
      const refused = keeper.act(action, move)
      if (refused === null) alone.value = null
      return refused
    },
    canUndo,
    canRedo,
    canBranch,
    act(action) {
      if (present.value.length === 0) return null
      const refusal = notOurs(action)
      if (refusal) return refusal
      const before = line.value
      const moves = stepwise.value && keeper.isOpen.value ? watchedMoves(before, action) : []
      const refused = branch.value ? inBranch(branch.value, action) : keeper.act(action)
      if (refused) return refused
      alone.value = null
      watching.value = moves.length > 0 ? { moves, at: 0 } : null
      const still = controller(line.value, action.by)
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
      looking.value = n === null || n >= last ? null : Math.max(line.value.history.base, n)
      latest.value = null
    },
    undo() {
      watching.value = null
      alone.value = null
      looking.value = null
      if (!canUndo.value) return
      if (branch.value) goTo(branch.value, branch.value.game.cursor - 1)
      else keeper.undo()
    },
    redo() {
      watching.value = null
      alone.value = null
      looking.value = null
      if (!canRedo.value) return
      if (branch.value) goTo(branch.value, branch.value.game.cursor + 1)
      else keeper.redo()
    },
    uncover() {
      alone.value = decider.value
    },
    startBranch() {
      watching.value = null
      if (!canBranch.value) return
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
      if (!kept || kept.from < game.value.history.base || kept.from >= game.value.length) return false
      let next = shortened(at(game.value, kept.from))
      for (const action of kept.actions) {
        const played = play(next, todaysForm(action) as Action)
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
      keeper.keepLines(lines.value.map((each) => (each.id === id ? { ...each, name } : each)))
    },
    dropLine(id) {
      keeper.keepLines(lines.value.filter((each) => each.id !== id))
    },
    leaveBranch() {
      watching.value = null
      looking.value = branch.value ? Math.min(branch.value.from, game.value.cursor) : null
      if (looking.value === game.value.cursor) looking.value = null
      branch.value = null
      latest.value = null
    },
    rename: keeper.rename,
    dismiss() {
      notice.value = null
    },
    settled: keeper.settled,
    close: keeper.close,
  }
}
