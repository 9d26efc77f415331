import type { TrainCard } from '../core/data.js'
import { Draft } from '../core/draft.js'
import type { OperatorId, TrainId } from '../core/ids.js'
import type { Path } from '../core/problems.js'
import type { OwnedTrain } from '../core/state.js'
import { discard } from '../steps/discard.js'
import { excess } from '../steps/trainLimit.js'
import { cardIds, cardOf } from '../steps/trains.js'
import { isAskedAbout, isReached, type Sketch } from './sketch.js'

/** Hands out the cards of the box, each once. */
class Box {
  private readonly used = new Set<TrainId>()
  private readonly sketch: Sketch
  private readonly dealt: Readonly<Record<OperatorId, TrainId>>

  constructor(sketch: Sketch) {
    this.sketch = sketch
    this.dealt = sketch.hooks.dealtTrains ?? {}
  }

  /** Cards a minor still brings are not to be had elsewhere. */
  private isKept(id: TrainId, by: OperatorId | null): boolean {
    const minor = Object.keys(this.dealt).find((each) => this.dealt[each] === id)
    return minor !== undefined && minor !== by && !this.sketch.d.state.operators[minor]?.closed
  }

  take(card: TrainCard, by: OperatorId | null): TrainId | undefined {
    const own = by === null ? undefined : this.dealt[by]
    const dealt = Object.values(this.dealt)
    const ids = card.count === null ? [`${card.card}-${this.out(card)}`] : cardIds(card)
    const order = [
      ...ids.filter((id) => id === own),
      ...ids.filter((id) => !dealt.includes(id)),
      ...ids.filter((id) => dealt.includes(id)),
    ]
    const found = order.find((id) => !this.used.has(id) && !this.isKept(id, by))
    if (found !== undefined) this.used.add(found)
    return found
  }

  isUsed(id: TrainId): boolean {
    return this.used.has(id)
  }

  /** Cards of a stack that are out of the bank. */
  out(card: TrainCard): number {
    return [...this.used].filter((id) => cardOf(this.sketch.d, id).card === card.card).length
  }
}

/** A train as written: `3/5`, `2 obsolete`, `2 fresh`. */
const readTrain = (
  sketch: Sketch,
  box: Box,
  written: string,
  by: OperatorId | null,
  at: Path,
): OwnedTrain | undefined => {
  const { d, problems } = sketch
  const [name = '', ...marks] = written.split(' ')
  const cards = d.rules.trains.filter(
    ({ types, card: stack }) => stack === name || types.some((type) => type.name === name),
  )
  const card = cards.find((each) => box.out(each) < (each.count ?? Number.POSITIVE_INFINITY)) ?? cards[0]
  if (!card) return problems.add(at, `There is no train ${name} in this game.`)
  const isBuiltIn = by !== null && sketch.hooks.dealtTrains?.[by]?.startsWith(`${card.card}-`) === true
  const isKept = isBuiltIn && sketch.hooks.keepsDealtTrains?.(d.setup) === true
  if (isReached(sketch, card.rustsOn) && !isKept)
    return problems.add(at, `In this phase there are no trains ${name} any more.`)
  const phase = d.rules.phases.findIndex(({ on }) => on?.card === card.card)
  if (phase > d.state.phase && !isBuiltIn)
    return problems.add(at, `The first train ${name} would have begun phase ${d.rules.phases[phase]?.name}.`)
  const id = box.take(card, by)
  if (id === undefined) return problems.add(at, `There is no further card for a train ${name}.`)
  const obsolete = marks.includes('obsolete') || isReached(sketch, card.obsoleteOn)
  const type = card.types.find((each) => each.name === name) ?? card.types[0]
  return {
    id,
    name: type?.name ?? name,
    ...(obsolete ? { obsolete } : {}),
    ...(marks.includes('fresh') ? { fresh: true as const } : {}),
  }
}

/** What the bank still sells: all that nobody has, without the stacks the phase shows to be empty. */
const fillDepot = (sketch: Sketch, box: Box, returned: readonly OwnedTrain[]): void => {
  const { d, scenario, problems } = sketch
  const left = scenario.depot?.left ?? {}
  for (const card of Object.keys(left)) {
    if (!d.rules.trains.some((each) => each.card === card))
      problems.add(['depot', 'left', card], `There is no stack of trains ${card}.`)
  }
  const begun = d.rules.phases[d.state.phase]?.on
  const current = d.rules.trains.findIndex(({ card }) => card === begun?.card)
  const upcoming = d.rules.trains.flatMap((card, stack) => {
    const out = Math.max(box.out(card), stack === current ? 1 : 0)
    if (card.count === null) return [`${card.card}-${out}`]
    const ids = d.state.depot.upcoming.filter((id) => cardOf(d, id).card === card.card)
    const free = ids.filter((id) => !box.isUsed(id))
    const wanted = left[card.card]
    if (wanted !== undefined && wanted > free.length) {
      problems.add(['depot', 'left', card.card], `Only ${free.length} of these cards are not with somebody.`)
    }
    const soldOut = stack < current && card.availableOn === undefined
    const most = soldOut ? 0 : Math.min(free.length, ids.length - (stack === current ? out : 0))
    const count = wanted ?? most
    return count === 0 ? [] : free.slice(-count)
  })
  d.set({ depot: { upcoming, discarded: returned } })
}

/** Trains of every railway, those returned, and the bank's stock. */
export const readTrains = (sketch: Sketch): void => {
  const { d, scenario } = sketch
  const box = new Box(sketch)
  const minorsFirst = Object.values(d.rules.operators).sort(
    (a, b) => Number(b.kind === 'minor') - Number(a.kind === 'minor'),
  )
  for (const { id } of minorsFirst) {
    const written = scenario.operators?.[id]?.trains
    const state = d.state.operators[id]
    if (!state || state.closed) continue
    const names = written ?? state.trains.map(({ name }) => name)
    const trains = names.flatMap((name, i) => readTrain(sketch, box, name, id, ['operators', id, 'trains', i]) ?? [])
    d.operator(id, { trains })
  }
  const returned = (scenario.depot?.returned ?? []).flatMap(
    (name, i) => readTrain(sketch, box, name, null, ['depot', 'returned', i]) ?? [],
  )
  fillDepot(
    sketch,
    box,
    returned.map(({ id, name }) => ({ id, name })),
  )
}

/** More trains than the limit are there only while somebody is asked which to return. */
export const checkTrainLimits = (sketch: Sketch): void => {
  const { d, problems, hooks } = sketch
  const step = d.rules.interrupts[discard.kind]?.step
  for (const [id, { trains }] of Object.entries(d.state.operators)) {
    if (hooks.mostTrains && excess(d, id, hooks.mostTrains) > 0)
      problems.add(['operators', id, 'trains'], `${trains.length} trains are more than ${id} may have.`)
    const over = new Draft(d)
    discard.raise(over, id, {})
    if (step && step.actor(over) !== null && !isAskedAbout(sketch, id))
      problems.add(
        ['operators', id, 'trains'],
        `${trains.length} trains are more than ${id} may have; if it is to return some, write the interrupt “${discard.kind}”.`,
      )
  }
}
