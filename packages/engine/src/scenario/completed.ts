import { faceOn } from '../board/lying.js'
import { openStep } from '../core/flow.js'
import { cellsIn } from '../core/market.js'
import type { Position } from '../core/position.js'
import { requiredOf } from '../core/schema.js'
import type { ActionKind, Candidate, Step } from '../core/step.js'
import { fits } from './facts.js'

export type Fields = Readonly<Record<string, unknown>>

const kindsOf = (steps: readonly Step[]): readonly ActionKind[] =>
  steps.flatMap(({ kinds }) => kinds as readonly ActionKind[])

/** Kinds of action of the whole round, whatever step is open. */
const kindsOfRound = ({ rules, state }: Position): readonly ActionKind[] => {
  const { turns = {}, anytime = [] } = rules.rounds[state.round.kind] ?? {}
  return [...kindsOf(Object.values(turns).flat()), ...(anytime as readonly ActionKind[])]
}

/** A candidate with what was written in place of a number that is free to choose. */
const asWritten = ({ action, range }: Candidate, fields: Fields): Fields => {
  if (!range) return { ...action }
  return { ...action, [range.field]: fields[range.field] ?? range.min }
}

/** Is a number left to choose that was not written? */
const leavesOpen = ({ range }: Candidate, fields: Fields): boolean =>
  range !== undefined && range.min < range.max && fields[range.field] === undefined

interface Found {
  readonly fields: Fields
  readonly refused: boolean
  readonly open: boolean
}

/** What a screen would show of these kinds that agrees with what was written. */
function* fitting(p: Position, kinds: readonly ActionKind[], fields: Fields): Generator<Found> {
  for (const kind of kinds) {
    if (kind.type !== fields.type) continue
    for (const candidate of kind.candidates(p, String(fields.by))) {
      const found = asWritten(candidate, fields)
      if (fits(found, fields))
        yield {
          fields: found,
          refused: kind.object(p, found as never) !== undefined,
          open: leavesOpen(candidate, fields),
        }
    }
  }
}

const sharesOf = ({ rules }: Position, corporation: unknown): readonly number[] =>
  rules.operators[String(corporation)]?.shares ?? []

/** What is usual where nothing like it is shown to anybody. */
const USUAL: Readonly<Record<string, (p: Position, fields: Fields) => unknown>> = {
  city: (p, { hex }) =>
    Math.max(
      0,
      faceOn(p.rules.board, p.state.board.tiles, String(hex))?.places.findIndex(({ kind }) => kind === 'city') ?? 0,
    ),
  price: ({ rules }, { type, company, name }) => {
    if (type === 'par') return cellsIn(rules.market, 'par')[0]?.price ?? 0
    const printed = rules.trains.flatMap(({ types }) => types).find((each) => each.name === name)?.price
    return printed ?? rules.privates[String(company)]?.price ?? 0
  },
  from: (p, { type, corporation }) =>
    type === 'buyShares' ? (p.state.shares[String(corporation)]?.at(-1) ?? 'treasury') : undefined,
  percent: (p, { corporation, by }) => sharesOf(p, corporation ?? by).at(1) ?? 10,
}

/** The one thing in all of them; undefined = they differ. */
const onlyOne = (values: readonly unknown[]): unknown =>
  new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined

/**
 * An action with what was left out: what is offered, where only one thing is; or what is refused, so that it is the rule
 * that speaks, not what was left out. Where several things are offered it must be said which is meant.
 */
export const completed = (p: Position, fields: Fields): Fields => {
  const missing = requiredOf(String(fields.type)).filter((name) => fields[name] === undefined)
  if (missing.length === 0) return fields
  const here = [...fitting(p, (openStep(p)?.kinds ?? []) as readonly ActionKind[], fields)]
  const offered = here.filter(({ refused }) => !refused)
  const [like] = here.length > 0 ? here : fitting(p, kindsOfRound(p), fields)
  const filled: Record<string, unknown> = {}
  for (const name of missing) {
    const value =
      offered.length > 0
        ? offered.some((each) => each.open)
          ? undefined
          : onlyOne(offered.map((each) => each.fields[name]))
        : (like?.fields[name] ?? USUAL[name]?.(p, { ...fields, ...filled }))
    if (value !== undefined) filled[name] = value
  }
  return { ...filled, ...fields }
}
