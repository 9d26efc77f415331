import { type Holder, isPlayer, type OperatorId, PLACES } from '../core/ids.js'
import { type PaperOrder, type Papers, papersName, papersOf, waysToMake, without, worthOf } from '../core/papers.js'
import type { Path } from '../core/problems.js'
import type { OperatorEntry } from './format.js'
import { isAskedAbout, type Sketch } from './sketch.js'

type Table = Pick<Sketch, 'd' | 'cast' | 'problems' | 'scenario' | 'hooks'>

const holderOf = ({ cast }: Table, name: string): Holder | undefined =>
  cast.player(name) ?? ((PLACES as readonly string[]).includes(name) ? (name as Holder) : undefined)

/** What a holder is to have: percent, or the very certificates. */
interface Holding {
  readonly percent: number
  readonly papers?: Papers
}

type Holdings = ReadonlyMap<Holder, Holding>

/** Nobody leads it before somebody earns the certificate (18Mag): that lies aside. */
const isLeaderless = ({ d }: Table, id: OperatorId, { president }: OperatorEntry): boolean =>
  d.state.shares[id]?.[0] === 'aside' && (president === undefined || president === 'aside')

/** Who holds how much, as written; the first seat is president where nothing is. */
const written = (sketch: Table, id: OperatorId, entry: OperatorEntry, at: Path): Holdings => {
  const held = new Map<Holder, Holding>()
  const first = sketch.d.rules.operators[id]?.shares[0] ?? 0
  if (entry.shares === undefined) {
    if (isLeaderless(sketch, id, entry)) return held
    const chair = entry.president === undefined ? sketch.d.state.seats[0] : holderOf(sketch, entry.president)
    return chair === undefined ? held : held.set(chair, { percent: first })
  }
  for (const [name, share] of Object.entries(entry.shares)) {
    const holding =
      typeof share === 'number' ? { percent: share } : { percent: worthOf(share), papers: papersOf(share) }
    const holder = holderOf(sketch, name)
    if (holder === undefined)
      sketch.problems.add([...at, 'shares', name], `${name} is neither a player nor a place for shares.`)
    else if (held.has(holder)) sketch.problems.add([...at, 'shares', name], `${name} is named twice.`)
    else if (holding.percent > 0) held.set(holder, holding)
  }
  return held
}

const chairOf = (sketch: Table, id: OperatorId, entry: OperatorEntry, held: Holdings, at: Path) => {
  const { d, cast, problems } = sketch
  const size = d.rules.operators[id]?.shares[0] ?? 0
  const players = [...held].flatMap(([holder, { percent }]) => (isPlayer(holder) ? [[holder, percent] as const] : []))
  const largest = players.reduce<readonly [Holder, number] | undefined>(
    (best, each) => (best === undefined || each[1] > best[1] ? each : best),
    undefined,
  )
  if (entry.president === undefined) {
    if (largest && largest[1] >= size) return largest[0]
    if (isLeaderless(sketch, id, entry)) return 'aside'
    return problems.add(
      [...at, 'shares'],
      `No player holds ${size}% of ${id} for its president's certificate; if nobody leads it, name the place, as in "president": "pool".`,
    )
  }
  const chair = holderOf(sketch, entry.president)
  const path = [...at, 'president']
  if (chair === undefined) return problems.add(path, `There is no player ${entry.president}.`)
  const own = held.get(chair)?.percent ?? 0
  if (!isPlayer(chair) && d.state.shares[id]?.[0] === chair) return chair
  if (own < size)
    return problems.add(path, `${entry.president} holds ${own}% of ${id}; its president's certificate is ${size}%.`)
  if (isPlayer(chair) && largest && largest[1] > own && !isAskedAbout(sketch, id)) {
    return problems.add(path, `${cast.nameOf(largest[0])} holds more of ${id} than its president.`)
  }
  return chair
}

/** Ordinary papers for each holder in turn, the usual ones where they go round; null = they do not. */
const dealt = (wanted: readonly Holding[], free: Papers, order: PaperOrder | undefined): readonly Papers[] | null => {
  const [{ percent, papers } = { percent: 0 }, ...others] = wanted
  if (wanted.length === 0) return []
  const ways = papers ? [papers] : percent === 0 ? [[]] : waysToMake(free, percent, order)
  for (const way of ways) {
    const left = without(free, way)
    const rest = left && dealt(others, left, order)
    if (rest) return [way, ...rest]
  }
  return null
}

/** What the president holds beside the certificate. */
const besideChair = ({ percent, papers }: Holding, size: number): Holding | null => {
  const beside = papers && without(papers, [size])
  return beside === null ? null : { percent: percent - size, ...(beside ? { papers: beside } : {}) }
}

/** Ordinary papers for everybody named; undefined = it does not work, and the problem says for whom. */
const handsOf = (sketch: Table, id: OperatorId, held: Holdings, chair: Holder, at: Path) => {
  const { d, cast, problems } = sketch
  const [size = 0, ...ordinary] = d.rules.operators[id]?.shares ?? []
  const wanted: Holding[] = []
  let hands: readonly Papers[] = []
  for (const [holder, holding] of held) {
    const name = cast.nameOf(holder)
    const more = holder === chair ? besideChair(holding, size) : holding
    if (!more) return problems.add([...at, name], `${name} is president of ${id}: one certificate must be of ${size}%.`)
    wanted.push(more)
    const found = dealt(wanted, papersOf(ordinary), d.rules.usualPapers)
    if (!found) {
      const what = holding.papers ? `certificates of ${papersName(holding.papers)}` : `${holding.percent}%`
      return problems.add(at, `${name} cannot hold ${what} of ${id}: no certificates make it up.`)
    }
    hands = found
  }
  return new Map([...held.keys()].map((holder, i) => [holder, hands[i] ?? []]))
}

/** Deals a corporation's certificates to the holders named; the rest stays where unsold certificates lie. */
export const dealShares = (sketch: Table, id: OperatorId, entry: OperatorEntry, at: Path): void => {
  const { d, problems } = sketch
  const sizes = d.rules.operators[id]?.shares ?? []
  const unsold = d.state.shares[id] ?? []
  const whole = worthOf(sizes)
  const held = written(sketch, id, entry, at)
  const total = worthOf([...held.values()].map(({ percent }) => percent))
  const path = [...at, 'shares']
  if (total > whole) {
    problems.add(path, `${total}% of ${id} are given out; there are ${whole}%.`)
    return
  }
  if (total < whole && unsold.some((place) => held.has(place))) {
    problems.add(path, `The shares of ${id} add up to ${total}%, not to ${whole}%.`)
    return
  }
  const most = sketch.hooks.mostHeld?.(d, id) ?? whole
  for (const [holder, { percent }] of held)
    if (isPlayer(holder) && percent > most)
      problems.add(path, `${sketch.cast.nameOf(holder)} cannot hold ${percent}% of ${id}: ${most}% is the most.`)
  const chair = chairOf(sketch, id, entry, held, at)
  const hands = chair && handsOf(sketch, id, held, chair, path)
  if (!hands) return
  const next: Holder[] = [...unsold]
  next[0] = chair
  const free = sizes.map((_, n) => n).slice(1)
  for (const [holder, papers] of hands) {
    for (const paper of papers) {
      const [certificate = 0] = free.splice(
        free.findIndex((n) => sizes[n] === paper),
        1,
      )
      next[certificate] = holder
    }
  }
  d.set({ shares: { ...d.state.shares, [id]: next } })
}
