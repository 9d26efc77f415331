import { signal } from '@preact/signals'
import { at, choices, type Game, type GameEvent, play } from '@roundhouse/engine'
import type { KeptLine, StoredTable } from '../store/record.js'
import { noteResult } from '../store/results.js'
import { changeCard, loadTable, saveTable } from '../store/tables.js'
import { hear, tell } from '../store/tabs.js'
import { DEFERRED } from './deferred.js'
import type { Keeper, Notice } from './keeper.js'
import { logOf, replay } from './replay.js'

/** A table of this browser: stored after every action, and followed where another tab plays it. */
export const localKeeper = ({ card: first, log }: StoredTable, opened: Game, told: Notice | null = null): Keeper => {
  const card = signal(first)
  const game = signal(opened)
  const lines = signal<readonly KeptLine[]>(log.lines ?? [])
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
    card.value = stored.value.card
    game.value = replayed.game
    lines.value = stored.value.log.lines ?? []
    latest.value = null
    replaced()
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
        logOf(id, next, { lines: lines.value, file: log.file, earlier: log.actions }),
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
    const turn = choices(opened, undefined, DEFERRED).seat
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

  return {
    card,
    game,
    notice,
    latest,
    lines,
    file: log.file,
    earlier: log.actions,
    isOpen: signal(true),
    act(action) {
      const played = play(game.value, action)
      if (!played.ok) return played.refusal
      latest.value = played.events
      save(played.game)
      return null
    },
    undo() {
      if (game.value.cursor > game.value.history.base) jump(game.value.cursor - 1)
    },
    redo() {
      if (game.value.cursor < game.value.length - 1) jump(game.value.cursor + 1)
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
