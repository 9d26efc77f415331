import { isUsual, type Lifetime, valuesOf } from '../core/facts.js'
import { isPlayer, PLACES } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { Path } from '../core/problems.js'
import type { Named, NameReader, Shape } from '../core/shape.js'
import type { FactValues, Json } from '../core/state.js'
import type { Sketch } from './sketch.js'

export interface WrittenFacts {
  readonly lifetime: Lifetime
  readonly values: Readonly<Record<string, Json>> | undefined
  readonly at: Path
}

type Table = Pick<Sketch, 'd' | 'problems' | 'cast'>

const CALLED: Readonly<Record<Named, string>> = {
  player: 'player',
  operator: 'railway',
  private: 'private company',
  hex: 'hex',
  thing: 'player, company, hex or train',
}

/** Is there such a thing in this game? */
const isKnown = (p: Position, id: string, what: Named): boolean => {
  const { operators, privates, board, trains } = p.rules
  switch (what) {
    case 'player':
      return isPlayer(id) && p.state.seats.includes(id)
    case 'operator':
      return operators[id] !== undefined
    case 'private':
      return privates[id] !== undefined
    case 'hex':
      return board.hexes[id] !== undefined
    case 'thing': {
      const isTrain = trains.some(
        ({ card, types }) => id.startsWith(`${card}-`) || types.some(({ name }) => name === id),
      )
      const isPlace = (PLACES as readonly string[]).includes(id)
      const kinds = ['player', 'operator', 'private', 'hex'] as const
      return isTrain || isPlace || board.tiles[id] !== undefined || kinds.some((kind) => isKnown(p, id, kind))
    }
  }
}

/** Players may be called by name in facts too; what there is none of is a problem. */
const nameReader =
  (table: Table): NameReader =>
  (name, what, at) => {
    const id = table.cast.entity(name) ?? name
    if (!isKnown(table.d, id, what)) table.problems.add(at, `There is no ${CALLED[what]} ${name} in this game.`)
    return id
  }

/** A value as written, with names made ids; undefined = it is not of its shape, and the problems say so. */
export const understood = (table: Table, shape: Shape<unknown>, written: unknown, at: Path): unknown => {
  const { problems } = table
  const before = problems.list.length
  const value = shape.named ? shape.named(written, at, nameReader(table)) : written
  if (problems.list.length === before) shape.check(value, at, problems)
  return problems.list.length === before ? value : undefined
}

/** Facts as written, over those that hold already: each one declared by the title, and of its shape. */
export const readFacts = (
  table: Table,
  { lifetime, values = {}, at }: WrittenFacts,
  before: FactValues = {},
): FactValues => {
  const { d, problems } = table
  const known = new Map(d.rules.facts.filter((fact) => fact.lifetime === lifetime).map((fact) => [fact.name, fact]))
  const all = new Map(Object.entries(valuesOf(before)))
  for (const [name, written] of Object.entries(values)) {
    const fact = known.get(name)
    if (!fact) {
      const names = [...known.keys()].join(', ')
      const others = names === '' ? 'it has none' : `it has ${names}`
      problems.add([...at, name], `${d.setup.title} has no fact “${name}” of the ${lifetime}; ${others}.`)
      continue
    }
    const place = [...at, name]
    const value = understood(table, fact.shape, written, place) as Json | undefined
    if (value === undefined) continue
    if (isUsual(fact, value)) all.delete(name)
    else all.set(name, value)
  }
  return Object.fromEntries(all)
}

/** Of one operator or player; undefined = nothing but what is usual. */
export const readOwnFacts = (sketch: Sketch, written: WrittenFacts): FactValues | undefined => {
  const facts = readFacts(sketch, written)
  return Object.keys(facts).length > 0 ? facts : undefined
}
