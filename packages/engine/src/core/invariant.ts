import { faceOn } from '../board/lying.js'
import { undeclared } from './factAudit.js'
import { isPlayer, PLACES } from './ids.js'
import type { Position } from './position.js'

/** Everything that must add up in every position; one line for each thing that does not. */
export const audit = (p: Position): readonly string[] => [
  ...money(p),
  ...certificates(p),
  ...trains(p),
  ...board(p),
  ...market(p),
  ...undeclared(p),
]

function* money({ rules, state }: Position): Generator<string> {
  const purses: [string, number][] = [
    ...Object.entries(state.players).map(([id, { cash }]): [string, number] => [id, cash]),
    ...Object.entries(state.operators).map(([id, { cash }]): [string, number] => [id, cash]),
  ]
  for (const [id, cash] of purses) {
    if (!Number.isInteger(cash) || cash < 0) yield `cash of ${id} is ${cash}`
  }
  if ((rules.bank === null) !== (state.bank === null)) yield `the bank has ${state.bank} of ${rules.bank}`
  if (rules.bank === null || state.bank === null) return
  const sum = state.bank + purses.reduce((all, [, cash]) => all + cash, 0)
  if (sum !== rules.bank) yield `money adds up to ${sum}, not ${rules.bank}`
}

function* certificates({ rules, state }: Position): Generator<string> {
  for (const [id, holders] of Object.entries(state.shares)) {
    const sizes = rules.operators[id]?.shares ?? []
    if (holders.length !== sizes.length) yield `${id} has ${holders.length} certificates of ${sizes.length}`
    for (const holder of holders) {
      const isKnown = isPlayer(holder) ? state.seats.includes(holder) : PLACES.includes(holder)
      if (!isKnown) yield `a certificate of ${id} is with ${holder}`
    }
    if (state.operators[id]?.closed && holders.some((holder) => holder !== 'removed')) yield `${id} is closed but held`
  }
  for (const [id, { owner }] of Object.entries(state.privates)) {
    if (owner !== undefined && !state.players[owner as 'p1'] && !state.operators[owner])
      yield `${id} belongs to ${owner}`
  }
}

function* trains({ rules, state }: Position): Generator<string> {
  const seen = new Map<string, string>()
  const places: [string, readonly string[]][] = [
    ...Object.entries(state.operators).map(([id, each]): [string, readonly string[]] => [
      id,
      each.trains.map((train) => train.id),
    ]),
    ['the bank', state.depot.upcoming],
    ['the returned trains', state.depot.discarded.map(({ id }) => id)],
  ]
  for (const [place, ids] of places) {
    for (const id of ids) {
      const other = seen.get(id)
      if (other !== undefined) yield `train ${id} is with ${other} and ${place}`
      seen.set(id, place)
      if (!rules.trains.some(({ card }) => id.startsWith(`${card}-`))) yield `no train ${id}`
    }
  }
}

function* board({ rules, state }: Position): Generator<string> {
  const laid = new Map<string, number>()
  for (const [hex, { tile }] of Object.entries(state.board.tiles)) {
    laid.set(tile, (laid.get(tile) ?? 0) + 1)
    if (!rules.board.hexes[hex] || !rules.board.tiles[tile]) yield `tile ${tile} on ${hex}`
  }
  for (const [id, used] of laid) {
    const tile = rules.board.tiles[id]
    const other = tile?.otherSide === undefined ? 0 : (laid.get(tile.otherSide) ?? 0)
    if (tile && tile.count !== null && used + other > tile.count) yield `${used + other} of ${tile.count} tiles ${id}`
  }
  for (const [hex, tokens] of Object.entries(state.board.tokens)) {
    const face = faceOn(rules.board, state.board.tiles, hex)
    for (const { city, by } of tokens) {
      const slots = face?.places[city]?.slots ?? 0
      const here = tokens.filter((token) => token.city === city)
      if (here.length > slots) yield `${here.length} tokens on ${slots} slots in ${hex}`
      if (tokens.filter((token) => token.by === by && token.city === city).length > 1)
        yield `${by} stands twice in ${hex}`
    }
  }
}

function* market({ state }: Position): Generator<string> {
  const marked = new Set<string>()
  for (const [cell, ids] of Object.entries(state.market)) {
    for (const id of ids) {
      if (state.operators[id]?.cell !== Number(cell)) yield `marker of ${id} lies in cell ${cell}`
      if (marked.has(id)) yield `${id} has two markers`
      marked.add(id)
    }
  }
  for (const [id, { cell }] of Object.entries(state.operators)) {
    if (cell !== undefined && !marked.has(id)) yield `${id} has no marker in cell ${cell}`
  }
}
