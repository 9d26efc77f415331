import { isPlayer, type OperatorId, type PrivateId } from '../core/ids.js'
import { placeMarker, removeMarker } from '../core/market.js'
import type { Path } from '../core/problems.js'
import { readOwnFacts } from './declared.js'
import type { OperatorEntry } from './format.js'
import { dealShares } from './shares.js'
import { inDistribution, type Sketch } from './sketch.js'

const close = ({ d }: Sketch, id: OperatorId): void => {
  d.operator(id, { closed: 'closed', cash: 0, trains: [], tokens: [], owner: undefined, floated: undefined })
  const shares = d.state.shares[id]
  if (shares) d.set({ shares: { ...d.state.shares, [id]: shares.map(() => 'removed' as const) } })
}

/** The market cell of a price, or of a row and column. */
const cellOf = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): number | undefined => {
  const { problems, d } = sketch
  const { cells, cols } = d.rules.market
  if (entry.cell !== undefined) {
    const [row = -1, col = -1] = entry.cell
    const index = row * cols + col
    if (col < 0 || col >= cols || !cells[index])
      return problems.add([...at, 'cell'], 'There is no such cell in the market.')
    if (entry.price !== undefined && cells[index]?.price !== entry.price) {
      return problems.add([...at, 'price'], `The cell named shows ${cells[index]?.price}.`)
    }
    return index
  }
  // A title may have put its marker there already.
  if (entry.price === undefined) return d.state.operators[id]?.cell
  const found = [...cells.keys()].filter((index) => cells[index]?.price === entry.price)
  const path = [...at, 'price']
  if (found.length === 0) return problems.add(path, `The market has no price ${entry.price}.`)
  if (found.length > 1) {
    const places = found.map((index) => `[${Math.floor(index / cols)}, ${index % cols}]`).join(', ')
    return problems.add(path, `The market shows ${entry.price} more than once; name the "cell": ${places}.`)
  }
  const [cell = 0] = found
  if (cells[cell]?.zones.includes('close'))
    return problems.add(path, 'At this price it is closed: write "closed": true.')
  return cell
}

const started = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): void => {
  const { d } = sketch
  const cell = cellOf(sketch, id, entry, at)
  if (cell === undefined) return
  // What is written comes in the order it is written.
  if (d.state.operators[id]?.cell !== cell || entry.price !== undefined) {
    removeMarker(d, id)
    placeMarker(d, id, cell)
  }
  const { num, kind } = d.state.round
  const earlier = d.state.turn > 1 || (num > 1 && kind === 'operating')
  d.operator(id, {
    cash: entry.cash ?? 0,
    par: entry.par ?? d.rules.market.cells[cell]?.price ?? 0,
    floated: (entry.floated ?? true) || undefined,
    operated: (entry.operated ?? earlier) || undefined,
  })
  dealShares(sketch, id, entry, at)
}

/** Its price is there from the set-up on (18Mag). */
const hasMarker = ({ d }: Sketch, id: OperatorId): boolean => d.state.operators[id]?.cell !== undefined

const isUnsold = ({ d }: Sketch, id: OperatorId, place: string): boolean => d.state.shares[id]?.[0] === place

const NEEDS_PRICE = ['cash', 'shares', 'president', 'trains', 'tokens', 'operated'] as const

const corporation = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): void => {
  const { problems } = sketch
  if (entry.closed) close(sketch, id)
  else if (entry.owner !== undefined) problems.add([...at, 'owner'], `${id} has shareholders, not an owner.`)
  else if (entry.price !== undefined || entry.cell !== undefined || hasMarker(sketch, id))
    started(sketch, id, entry, at)
  // Certificates that are out before anybody has founded it.
  else if (entry.president !== undefined && isUnsold(sketch, id, entry.president)) dealShares(sketch, id, entry, at)
  else {
    const given = NEEDS_PRICE.find((field) => entry[field] !== undefined)
    if (given) problems.add([...at, given], `${id} has no price: it has not been started.`)
  }
}

/** The private company that is the paper of a minor. */
const paperOf = ({ d }: Sketch, id: OperatorId): PrivateId | undefined =>
  Object.values(d.rules.privates).find(({ operator }) => operator === id)?.id

const minor = (sketch: Sketch, id: OperatorId, entry: OperatorEntry, at: Path): void => {
  const { d, cast, problems, hooks, scenario } = sketch
  const paper = paperOf(sketch, id)
  const paperEntry = paper === undefined ? undefined : scenario.privates?.[paper]
  const paperOwner = typeof paperEntry === 'string' ? paperEntry : paperEntry?.owner
  const named = entry.owner ?? paperOwner
  if (entry.price !== undefined || entry.shares !== undefined) {
    problems.add(at, `${id} has neither price nor shares.`)
    return
  }
  const buyer = paperOwner === undefined ? undefined : cast.entity(paperOwner)
  const isBought = buyer !== undefined && d.rules.operators[buyer] !== undefined
  if (named === undefined || entry.closed || (isBought && entry.owner === undefined)) {
    if (entry.cash !== undefined || entry.trains !== undefined) problems.add(at, `${id} needs an owner.`)
    if (!inDistribution(sketch) && (paperEntry === undefined || entry.closed || isBought)) close(sketch, id)
    return
  }
  const owner = cast.player(named)
  if (owner === undefined) {
    problems.add(
      entry.owner === undefined ? ['privates', paper ?? id] : [...at, 'owner'],
      `There is no player ${named}.`,
    )
    return
  }
  if (paperOwner !== undefined && cast.player(paperOwner) !== owner) {
    problems.add([...at, 'owner'], `${id} cannot belong to ${named} and its paper to ${paperOwner}.`)
  }
  d.operator(id, {
    owner,
    floated: true,
    cash: entry.cash ?? hooks.minorCash?.(d, id) ?? 0,
    operated: entry.operated || undefined,
  })
  if (paper !== undefined && d.state.privates[paper]) d.private(paper, { owner })
}

/** Prices, treasuries, owners and certificates of all railways. */
export const readOperators = (sketch: Sketch): void => {
  const { d, scenario, problems } = sketch
  for (const [id, entry] of Object.entries(scenario.operators ?? {})) {
    const at: Path = ['operators', id]
    const data = d.rules.operators[id]
    const state = d.state.operators[id]
    if (!data || !state) problems.add(at, `There is no railway ${id} in this game.`)
    else if (state.closed) problems.add(at, `${id} is out of play in this game.`)
    else if (data.kind === 'corporation') corporation(sketch, id, entry, at)
    else minor(sketch, id, entry, at)
    if (state && entry.facts)
      d.operator(id, {
        facts: readOwnFacts(sketch, { lifetime: 'operator', values: entry.facts, at: [...at, 'facts'] }),
      })
  }
  for (const { id, kind } of Object.values(d.rules.operators)) {
    if (kind === 'minor' && !scenario.operators?.[id] && !d.state.operators[id]?.closed)
      minor(sketch, id, {}, ['operators', id])
  }
}

/** Owners and uses of private companies. One that is not named has left the game, one without owner is with the bank. */
export const readPrivates = (sketch: Sketch): void => {
  const { d, scenario, cast, problems } = sketch
  for (const id of Object.keys(scenario.privates ?? {})) {
    if (!d.rules.privates[id]) problems.add(['privates', id], `There is no private company ${id} in this game.`)
    else if (!d.state.privates[id]) problems.add(['privates', id], `${id} is out of play in this game.`)
  }
  for (const id of Object.keys(d.state.privates)) {
    const at: Path = ['privates', id]
    const entry = scenario.privates?.[id]
    const given = typeof entry === 'string' ? { owner: entry } : entry
    if (given?.owner !== undefined) {
      const owner = cast.entity(given.owner)
      if (owner === undefined || d.rules.privates[owner])
        problems.add(at, `There is no player or corporation ${given.owner}.`)
      else if (!isPlayer(owner) && d.state.operators[owner]?.cell === undefined) {
        // A price that is told, but not understood, is a problem of its own.
        if (scenario.operators?.[owner]?.price === undefined) problems.add(at, `${owner} has not been started.`)
      } else d.private(id, { owner })
    } else if (d.state.privates[id]?.owner === undefined && given === undefined && !inDistribution(sketch)) {
      d.private(id, { closed: true })
    }
    const lent = given?.lent === undefined ? undefined : cast.entity(given.lent)
    if (given?.lent !== undefined && (lent === undefined || !d.rules.operators[lent])) {
      problems.add([...at, 'lent'], `There is no railway ${given.lent}.`)
    }
    if (given?.used !== undefined || lent !== undefined)
      d.private(id, { used: given?.used ?? 0, ...(lent ? { to: lent } : {}) })
    if (given?.closed) d.private(id, { closed: true })
  }
}
