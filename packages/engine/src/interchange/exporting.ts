import type { Action } from '../core/action.js'
import type { EntityId } from '../core/ids.js'
import { isPlayer } from '../core/ids.js'
import { offerAsked } from '../core/interrupts.js'
import type { Position } from '../core/position.js'
import { at, type Game } from '../game.js'
import type { Entry } from '../history.js'
import { result } from '../result.js'
import type { FileAction, GameFile } from './file.js'
import { entityTypeOf, fileIdOf, theirId } from './ids.js'
import { Ledger } from './ledger.js'
import { scoresByFileId } from './trace.js'
import type { TitleInterchange, Writing } from './vocabulary.js'
import { noteWith, writeAction } from './writeAction.js'

export interface ExportFacts {
  readonly id: string | number
  readonly description?: string
}

const entityOf = (p: Position, words: TitleInterchange) => (id: EntityId) => ({
  entity: isPlayer(id) ? fileIdOf(p, id) : theirId(words, id),
  entity_type: entityTypeOf(p, id),
})

/** Everything done in a game, in their words and with their numbers for pieces. */
const actionsOf = (game: Game, words: TitleInterchange): readonly FileAction[] => {
  const said: FileAction[] = []
  const start = at(game, 0)
  const ledger = new Ledger(start, words)
  const context = { words, ledger, id: (ours: string) => theirId(words, ours), entity: entityOf(game, words) }
  let offered: { readonly action: Action; readonly before: Position; readonly answers: Action[] } | null = null
  for (let n = 1; n <= game.cursor; n++) {
    const { action, events } = game.history.entry(n) as Entry & { readonly action: Action }
    const before = at(game, n - 1)
    const after = at(game, n)
    if (action.type === 'answer' && offered) {
      offered.answers.push(action)
      // All who are asked must have answered.
      if (offerAsked(after)) continue
      // What was agreed on is said when it is agreed; an offer turned down is only remembered.
      if (action.accept) {
        said.push(...writeAction({ ...context, ...offered, after, events } as Writing))
      } else {
        said.push(noteWith(context, action.by, [offered.action, ...offered.answers]))
      }
      offered = null
    } else if (offerAsked(after)) {
      offered = { action, before, answers: [] }
      continue
    } else {
      said.push(...writeAction({ ...context, action, before, after, events } as Writing))
    }
    ledger.update(after)
  }
  return said.map((action, i) => ({ ...action, id: i + 1 }))
}

const ROUNDS: Readonly<Record<string, string>> = {
  auction: 'Auction Round',
  draft: 'Draft Round',
  stock: 'Stock Round',
  operating: 'Operating Round',
}

/** A game of ours as a file of 18xx.games. */
export const exportGame = (game: Game, words: TitleInterchange, facts: ExportFacts): GameFile => {
  const { setup, state } = game
  const { finished, reason } = result(game)
  const count = setup.players.length
  const { ruleset, seed, switches, consent } = setup
  const automata = setup.players.filter(({ automaton }) => automaton).length
  const roundhouse = {
    ruleset,
    ...(typeof seed === 'string' && { seed }),
    ...(consent !== undefined && { consent }),
    ...(switches && { switches }),
    ...(automata > 0 && { automata }),
  }
  const own = ruleset === '18xx.games' && !switches && consent === undefined ? {} : { roundhouse }
  return {
    id: facts.id,
    title: words.names.find(({ players }) => players.includes(count))?.name ?? setup.title,
    description: facts.description ?? '',
    user: { id: 0, name: 'You' },
    players: setup.players.map(({ id, name }, i) => ({ id: id ?? i + 1, name })),
    max_players: count,
    settings: { ...(typeof seed === 'number' && { seed }), optional_rules: words.optionalRules(setup), ...own },
    status: finished ? 'finished' : 'active',
    loaded: true,
    turn: state.turn,
    round: ROUNDS[words.trace.rounds[state.round.kind] ?? ''] ?? state.round.kind,
    result: finished ? scoresByFileId(game) : {},
    ...(reason === null ? {} : { game_end_reason: words.endReasons?.[reason] ?? reason }),
    actions: actionsOf(game, words),
  }
}
