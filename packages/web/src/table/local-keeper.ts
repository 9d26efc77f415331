import { batch, computed, signal } from '@preact/signals'
import { at, deciding, type Game, type GameEvent, play } from '@roundhouse/engine'
import { movesUpTo, nextPersonal, previousPersonal } from '../bots/bot-moves.js'
import type { BotMoves, BotSeats, KeptLine, StoredTable } from '../store/record.js'
import { noteResult } from '../store/results.js'
import * as browserStore from '../store/tables.js'
import { hear, tell } from '../store/tabs.js'
import type { Keeper, Notice } from './keeper.js'
import { logOf, replay } from './replay.js'

/** Where tables are kept. */
export type TableStore = Pick<typeof browserStore, 'changeCard' | 'loadTable' | 'saveTable'>

/** A table of this browser: stored after every action, and followed where another tab plays it. */
export const localKeeper = (
  { card: first, log }: StoredTable,
  opened: Game,
  told: Notice | null = null,
  store: TableStore = browserStore,
): Keeper => {
  const { changeCard, loadTable, saveTable } = store
  const card = signal(first)
  const game = signal(opened)
  const lines = signal<readonly KeptLine[]>(log.lines ?? [])
  const bots = signal<BotSeats>(log.bots ?? {})
  const botMoves = signal<BotMoves>(log.botMoves ?? {})
  const notice = signal<Notice | null>(told)
  const latest = signal<readonly GameEvent[] | null>(null)
  let replaced = (): void => undefined

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
    batch(() => {
      card.value = stored.value.card
      game.value = replayed.game
      lines.value = stored.value.log.lines ?? []
      bots.value = stored.value.log.bots ?? {}
      botMoves.value = stored.value.log.botMoves ?? {}
      latest.value = null
      replaced()
    })
  }

  const save = (next: Game): void => {
    game.value = next
    writing = writing.then(async () => {
      if (game.value !== next) return
      const finished = next.state.ended !== undefined
      const { id, revision } = card.value
      if (finished) noteResult(id, next)
      const turn = deciding(next)
      const saved = await saveTable(
        revision,
        { id, finished, ...(turn !== null && { turn }) },
        logOf(id, next, {
          lines: lines.value,
          file: log.file,
          earlier: log.actions,
          bots: bots.value,
          botMoves: botMoves.value,
        }),
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

  /** The home page has no rules to know who begins a new table. */
  if (first.turn === undefined && !first.finished && told === null) {
    const turn = deciding(opened)
    if (turn !== null) writing = writing.then(() => changeCard(first.id, { turn })).then(() => undefined)
  }

  const deaf = hear(({ id, revision }) => {
    if (id !== card.value.id || (revision !== null && revision <= card.value.revision)) return
    writing = writing.then(adopt)
  })

  const jump = (n: number): void => {
    latest.value = null
    save(at(game.value, n))
  }

  /** Where no bot sits any more, as at an example that bots have played, whatever was done can be taken back. */
  const ofBots = computed(() => (Object.keys(bots.value).length === 0 ? {} : botMoves.value))
  const undoTo = computed(() => previousPersonal(game.value, ofBots.value))

  return {
    card,
    game,
    notice,
    latest,
    lines,
    bots,
    botMoves,
    canUndo: computed(() => undoTo.value !== null),
    file: log.file,
    earlier: log.actions,
    isOpen: signal(true),
    act(action, move) {
      const played = play(game.value, action)
      if (!played.ok) return played.refusal
      batch(() => {
        const before = movesUpTo(botMoves.value, game.value.cursor)
        botMoves.value = move ? { ...before, [played.game.cursor]: move } : before
        latest.value = played.events
        save(played.game)
      })
      return null
    },
    undo() {
      if (undoTo.value !== null) jump(undoTo.value)
    },
    redo() {
      if (game.value.cursor < game.value.length - 1) jump(nextPersonal(game.value, ofBots.value))
    },
    seatBot(seat, bot) {
      const { [seat]: _, ...others } = bots.value
      bots.value = bot ? { ...others, [seat]: bot } : others
      save(game.value)
    },
    keepLines(next) {
      lines.value = next
      save(game.value)
    },
    rename(name) {
      card.value = { ...card.value, name }
      writing = writing.then(async () => {
        await changeCard(card.value.id, { name })
        tell({ id: card.value.id, revision: card.value.revision })
      })
    },
    onReplaced(listener) {
      replaced = listener
    },
    settled: () => writing,
    close: deaf,
  }
}
