import { isPlayer, PLACES } from '../core/ids.js'
import type { Path } from '../core/problems.js'
import { fieldsOf } from '../core/schema.js'
import { EVENT_TEXTS } from '../core/texts/events.js'
import type { Expectation, ScenarioAction } from './format.js'
import type { Sketch } from './sketch.js'

const ALONE = ['turn', 'round', 'phase', 'step', 'at', 'priority', 'limit', 'ending', 'ended', 'returned', 'winners']
const OF_PLAYER = ['bankrupt', 'score', 'certificates']
const OF_OPERATOR = ['price', 'president', 'owner', 'operated', 'revenue', 'closed', 'trains', 'charter', 'tokens']
const OF_PRIVATE = ['private', 'used', 'lent']
const OF_HOLDING = ['shares', 'papers']
const OF_HEX = ['tile', 'markers']

/** How facts are called, for who has called one otherwise. */
const NAMES = [
  ...ALONE,
  'cash.WHO',
  ...OF_PLAYER.map((head) => `${head}.PLAYER`),
  ...[...OF_OPERATOR, ...OF_PRIVATE].map((head) => `${head}.ID`),
  ...OF_HOLDING.map((head) => `${head}.ID.HOLDER`),
  ...OF_HEX.map((head) => `${head}.HEX`),
  'column.PRICE (column.rROWcCOLUMN where a price is shown twice)',
  'depot.CARD',
  'memo.FACT',
  'FACT.WHO',
].join(', ')

/** Can a position of this game have such a fact? */
const isFact = ({ d, cast }: Sketch, fact: string): boolean => {
  if (ALONE.includes(fact)) return true
  const [head = ''] = fact.split('.')
  const rest = fact.slice(head.length + 1)
  const who = cast.entity(rest)
  const { operators, privates, board, trains, facts, market } = d.rules
  const isPlayerName = who !== undefined && isPlayer(who)
  const isOperator = operators[rest] !== undefined
  if (head === 'cash' && (rest === 'bank' || isPlayerName || isOperator)) return true
  if (OF_PLAYER.includes(head) && isPlayerName) return true
  if (OF_OPERATOR.includes(head) && operators[rest.replace(' (face down)', '')] !== undefined) return true
  if (OF_PRIVATE.includes(head) && privates[rest] !== undefined) return true
  if (OF_HEX.includes(head) && board.hexes[rest] !== undefined) return true
  if (head === 'depot' && trains.some(({ card }) => card === rest)) return true
  if (head === 'column' && /^r\d+c\d+$/.test(rest)) return true
  // A price that is shown twice is no name for a cell.
  if (head === 'column' && market.cells.filter((cell) => `${cell?.price}` === rest).length === 1) return true
  if (head === 'memo' && facts.some(({ name, lifetime }) => lifetime === 'game' && name === rest)) return true
  if (OF_HOLDING.includes(head)) {
    const corporation = Object.keys(operators).find((id) => rest.startsWith(`${id}.`))
    const holder = rest.slice((corporation ?? '').length + 1)
    const known = cast.player(holder) !== undefined || (PLACES as readonly string[]).includes(holder)
    return corporation !== undefined && known
  }
  return facts.some(
    ({ name, lifetime }) =>
      name === head && ((lifetime === 'player' && isPlayerName) || (lifetime === 'operator' && isOperator)),
  )
}

const checkFacts = (sketch: Sketch, facts: object, at: Path): void => {
  for (const fact of Object.keys(facts))
    if (!isFact(sketch, fact))
      sketch.problems.add([...at, fact], `No position of this game has a fact “${fact}”. There are ${NAMES}.`)
}

const checkAction = ({ problems }: Sketch, action: ScenarioAction, at: Path, more: readonly string[] = []): void => {
  const known = fieldsOf(action.type)
  if (!known) return
  for (const field of Object.keys(action))
    if (!known.includes(field) && !more.includes(field))
      problems.add([...at, field], `The action “${action.type}” has no field “${field}” but ${known.join(', ')}.`)
}

const checkExpectation = (sketch: Sketch, expect: Expectation | undefined, at: Path): void => {
  const { problems } = sketch
  for (const part of ['changes', 'after'] as const) checkFacts(sketch, expect?.[part] ?? {}, [...at, part])
  for (const [i, { type }] of (expect?.events ?? []).entries())
    if (!Object.hasOwn(EVENT_TEXTS, type)) problems.add([...at, 'events', i, 'type'], `There is no event “${type}”.`)
  for (const part of ['offers', 'lacks'] as const)
    for (const [i, action] of (expect?.choices?.[part] ?? []).entries()) {
      const place = [...at, 'choices', part, i]
      if (fieldsOf(action.type)) checkAction(sketch, action, place)
      else problems.add([...place, 'type'], `There is no action “${action.type}”.`)
    }
}

/** Whoever is asked passes, so nobody is named. */
const checkUntil = (sketch: Sketch, { until, by }: ScenarioAction, at: Path): void => {
  if (until !== undefined && by !== undefined)
    sketch.problems.add([...at, 'by'], 'Until something holds whoever is asked passes: nobody is named.')
  if (typeof until === 'object') checkFacts(sketch, until, [...at, 'until'])
}

/** What is tried and expected, as far as it can be seen to mean nothing. */
export const checkExpected = (sketch: Sketch): void => {
  const { expect, actions = [] } = sketch.scenario
  checkExpectation(sketch, expect, ['expect'])
  for (const [i, action] of actions.entries()) {
    checkAction(sketch, action, ['actions', i], action.type === 'pass' ? ['expect', 'until'] : ['expect'])
    checkUntil(sketch, action, ['actions', i])
    checkExpectation(sketch, action.expect, ['actions', i, 'expect'])
  }
}
