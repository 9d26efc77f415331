import { type Holder, isPlayer, type OperatorId, PLACES } from '../core/ids.js'
import type { Path } from '../core/problems.js'
import type { OperatorEntry } from './format.js'
import type { Sketch } from './sketch.js'

const holderOf = ({ cast }: Sketch, name: string): Holder | undefined =>
  cast.player(name) ?? ((PLACES as readonly string[]).includes(name) ? (name as Holder) : undefined)

/** Who holds how much, as written; the first seat is president where nothing is. */
const written = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): ReadonlyMap<Holder, number> => {
  const held = new Map<Holder, number>()
  const first = sketch.d.rules.operators[id]?.shares[0] ?? 0
  if (entry.shares === undefined) {
    const chair = entry.president === undefined ? sketch.d.state.seats[0] : holderOf(sketch, entry.president)
    return chair === undefined ? held : held.set(chair, first)
  }
  for (const [name, percent] of Object.entries(entry.shares)) {
    const holder = holderOf(sketch, name)
    if (holder === undefined)
      sketch.problems.add([...at, 'shares', name], `${name} is neither a player nor a place for shares.`)
    else if (percent > 0) held.set(holder, (held.get(holder) ?? 0) + percent)
  }
  return held
}

const chairOf = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, held: ReadonlyMap<Holder, number>, at: Path) => {
  const { d, cast, problems } = sketch
  const size = d.rules.operators[id]?.shares[0] ?? 0
  const players = [...held].filter(([holder]) => isPlayer(holder))
  const largest = players.reduce<readonly [Holder, number] | undefined>(
    (best, each) => (best === undefined || each[1] > best[1] ? each : best),
    undefined,
  )
  if (entry.president === undefined) {
    if (largest && largest[1] >= size) return largest[0]
    return problems.add(
      [...at, 'shares'],
      `No player holds ${size}% of ${id} for its president's certificate; in receivership write "president": "pool".`,
    )
  }
  const chair = holderOf(sketch, entry.president)
  const path = [...at, 'president']
  if (chair === undefined) return problems.add(path, `There is no player ${entry.president}.`)
  const own = held.get(chair) ?? 0
  if (!isPlayer(chair) && d.state.shares[id]?.[0] === chair) return chair
  if (own < size)
    return problems.add(path, `${entry.president} holds ${own}% of ${id}; its president's certificate is ${size}%.`)
  if (isPlayer(chair) && largest && largest[1] > own) {
    return problems.add(path, `${cast.nameOf(largest[0])} holds more of ${id} than its president.`)
  }
  return chair
}

/** Deals a corporation's certificates to the holders named; the rest stays where unsold certificates lie. */
export const dealShares = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): void => {
  const { d, cast, problems } = sketch
  const sizes = d.rules.operators[id]?.shares ?? []
  const unsold = d.state.shares[id] ?? []
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const held = written(sketch, id, entry, at)
  const total = [...held.values()].reduce((sum, percent) => sum + percent, 0)
  const path = [...at, 'shares']
  if (total > whole) {
    problems.add(path, `${total}% of ${id} are given out; there are ${whole}%.`)
    return
  }
  if (total < whole && unsold.some((place) => held.has(place))) {
    problems.add(path, `The shares of ${id} add up to ${total}%, not to ${whole}%.`)
    return
  }
  const chair = chairOf(sketch, id, entry, held, at)
  if (chair === undefined) return
  const dealt: Holder[] = [...unsold]
  const free = new Set(sizes.keys())
  const give = (certificate: number, to: Holder) => {
    dealt[certificate] = to
    free.delete(certificate)
  }
  give(0, chair)
  for (const [holder, percent] of held) {
    let left = percent - (holder === chair ? (sizes[0] ?? 0) : 0)
    const largestFirst = [...free].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
    const wanted = entry.halves?.[cast.nameOf(holder)] ?? 0
    const halves = largestFirst.slice(largestFirst.length - wanted)
    for (const certificate of [...halves, ...largestFirst.filter((each) => !halves.includes(each))]) {
      const size = sizes[certificate] ?? 0
      if (size > left) continue
      give(certificate, holder)
      left -= size
    }
    if (left > 0)
      problems.add(path, `${cast.nameOf(holder)} cannot hold ${percent}% of ${id}: no certificates make it up.`)
  }
  d.set({ shares: { ...d.state.shares, [id]: dealt } })
}
