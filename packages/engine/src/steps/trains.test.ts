import { describe, expect, it } from 'vitest'
import type { Phase, TrainCard } from '../core/data.js'
import type { Position } from '../core/position.js'
import type { DepotRules } from '../core/title.js'
import { changing, IDLE, tiny } from '../testing/tiny.js'
import {
  bankOffers,
  cardIds,
  countedTrains,
  makeObsolete,
  phaseBegunBy,
  phasesOf,
  returnToStack,
  rust,
  stacksInOrder,
  takeFromBank,
} from './trains.js'

const card = (name: string, count: number | null, more: Partial<TrainCard> = {}): TrainCard => ({
  card: name,
  count,
  types: [{ name, price: 100, reach: { kinds: ['city'], visits: 2 } }],
  ...more,
})

const phase = (name: string, on?: string): Phase => ({
  name,
  ...(on === undefined ? {} : { on: { card: on } }),
  trainLimit: 2,
  tiles: ['yellow'],
  operatingRounds: 1,
  allows: [],
})

const selling = (trains: readonly TrainCard[], depot?: DepotRules, more: Partial<Position['state']> = {}): Position =>
  tiny(
    { depot: { upcoming: trains.flatMap((each) => cardIds(each)), discarded: [] }, ...more },
    { trains, phases: [phase('1'), phase('2', '3'), phase('3', '4')], ...(depot ? { depot } : {}) },
  )

const offered = (p: Position, buyer?: string) => bankOffers(p, buyer ?? null).map(({ id }) => id)

const sold = (p: Position, id: string): Position => {
  const d = changing(p)
  const offer = bankOffers(d).find((each) => each.id === id)
  if (!offer) throw new Error(`${id} is not on sale`)
  takeFromBank(d, offer)
  return d
}

describe('stack after stack', () => {
  const trains = [card('2', 2), card('3', 1), card('R', 2, { availableOn: '3' }), card('E', null)]

  it('sells the front, and beside it what has become available', () => {
    const start = selling(trains)
    expect(offered(start)).toEqual(['2-0'])
    const second = sold(sold(start, '2-0'), '2-1')
    expect(offered(second)).toEqual(['3-0'])
    expect(offered(sold(second, '3-0'))).toEqual(['R-0'])
  })

  it('sells a stack beside another, each by its first card', () => {
    const p = selling([card('3', 2), card('R', 2, { availableOn: '3' })])
    expect(offered(sold(p, '3-0'))).toEqual(['3-1', 'R-0'])
  })

  it('sells nothing when nothing is left', () => {
    expect(stacksInOrder(selling([]))).toEqual([])
    expect(offered(selling([]))).toEqual([])
  })

  it('offers returned trains in every type they may be bought as', () => {
    const two = card('4', 2, { types: [card('4', 1).types[0]!, { ...card('3/5', 1).types[0]!, price: 90 }] })
    const p = selling([two], undefined, { depot: { upcoming: [], discarded: [{ id: '4-1', name: '4' }] } })
    expect(bankOffers(p).map(({ name, price, from }) => [name, price, from])).toEqual([
      ['4', 100, 'discard'],
      ['3/5', 90, 'discard'],
    ])
    expect(sold(p, '4-1').state.depot.discarded).toEqual([])
  })

  it('begins a phase by the first card of a stack, and none a second time', () => {
    const p = selling(trains)
    expect([phaseBegunBy(p, '2'), phaseBegunBy(p, '3')]).toEqual([null, 1])
    const later = selling(trains, undefined, { phase: 1 })
    expect(phaseBegunBy(later, '3')).toBeNull()
    expect(phasesOf(later, '3')).toEqual([1])
  })
})

describe('several endless stacks at once', () => {
  const trains = [card('2', null), card('3', null), card('4', null)]
  const onSale = () => ['2', '3', '4']

  it('each shows its next card in the same place', () => {
    const p = sold(sold(selling(trains, { onSale }), '3-0'), '2-0')
    expect(p.state.depot.upcoming).toEqual(['2-1', '3-1', '4-0'])
    expect(offered(p)).toEqual(['2-1', '3-1', '4-0'])
  })

  it('a returned train is sold before the next new one', () => {
    const d = changing(sold(sold(selling(trains, { onSale }), '3-0'), '3-1'))
    returnToStack(d, { id: '3-0', name: '3' })
    expect(d.state.depot.upcoming).toEqual(['3-0', '2-0', '3-2', '4-0'])
    expect(offered(d)).toEqual(['2-0', '3-0', '4-0'])
  })

  it('a new one comes where a returned one lay alone, none where another lies behind it', () => {
    const d = changing(sold(sold(selling(trains, { onSale }), '3-0'), '3-1'))
    returnToStack(d, { id: '3-0', name: '3' })
    expect(sold(d, '3-0').state.depot.upcoming).toEqual(['3-1', '2-0', '3-2', '4-0'])
    returnToStack(d, { id: '3-1', name: '3' })
    expect(sold(d, '3-1').state.depot.upcoming).toEqual(['3-0', '2-0', '3-2', '4-0'])
  })

  it('no two cards have the same name', () => {
    const d = changing(sold(sold(selling(trains, { onSale }), '3-0'), '3-1'))
    returnToStack(d, { id: '3-1', name: '3' })
    const twice = changing(sold(d, '3-1'))
    expect(twice.state.depot.upcoming).toEqual(['3-2.1', '2-0', '3-2', '4-0'])
    expect(sold(twice, '3-2.1').state.depot.upcoming).toEqual(['3-3', '2-0', '3-2', '4-0'])
  })

  it('of two returned trains the later one is sold first', () => {
    const d = changing(sold(sold(selling(trains, { onSale }), '3-0'), '3-1'))
    returnToStack(d, { id: '3-0', name: '3' })
    returnToStack(d, { id: '3-1', name: '3' })
    expect(offered(d)).toEqual(['2-0', '3-1', '4-0'])
  })
})

describe('what the title decides', () => {
  it('which stacks a buyer may buy from', () => {
    const depot: DepotRules = { onSale: (p, buyer) => [...stacksInOrder(p), ...(buyer === 'X' ? ['E'] : [])] }
    const p = selling([card('2', 2), card('E', 6)], depot)
    expect(offered(p)).toEqual(['2-0'])
    expect(offered(p, 'Y')).toEqual(['2-0'])
    expect(offered(p, 'X')).toEqual(['2-0', 'E-0'])
  })

  it('which sale begins the next phase', () => {
    const tiles = new Set(['3', '4'])
    const phaseBegunByTile = (p: Position, stack: string) => (tiles.has(stack) ? p.state.phase + 1 : null)
    const p = selling([card('2', null), card('3', null), card('4', null)], { phaseBegunBy: phaseBegunByTile })
    expect(['2', '3', '4'].map((stack) => phaseBegunBy(p, stack))).toEqual([null, 1, 1])
    expect(phasesOf(p, '4')).toEqual([1])
    expect(phasesOf(p, '2')).toEqual([])
  })
})

describe('trains whose time is over', () => {
  /** X and the minor have 2s, X a 3 too, Y a 3 alone; one of each has been returned. */
  const owned = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id.slice(0, 1) }))
  const table = () =>
    changing(
      selling([card('2', 4), card('3', 4)], undefined, {
        operators: {
          X: { ...IDLE, trains: owned('2-0', '3-0') },
          Y: { ...IDLE, trains: owned('3-1') },
          '1': { ...IDLE, owner: 'p2', trains: owned('2-1') },
        },
        depot: { upcoming: [], discarded: owned('2-2', '3-2') },
      }),
    )
  const trainsOf = (p: Position, id: string) => p.state.operators[id]?.trains.map((train) => train.id)

  it('are gone at once, from everybody and from those returned', () => {
    const d = table()
    rust(d, '2')
    expect(['X', 'Y', '1'].map((id) => trainsOf(d, id))).toEqual([['3-0'], ['3-1'], []])
    expect(d.state.depot.discarded.map(({ id }) => id)).toEqual(['3-2'])
    const [event] = d.events
    expect(event).toMatchObject({ type: 'trainsRemoved', train: '2' })
    expect(new Set(event?.type === 'trainsRemoved' ? event.owners : [])).toEqual(new Set(['X', '1']))
  })

  it('stay with those who are spared', () => {
    const d = table()
    rust(d, '2', (id) => id === '1')
    expect(trainsOf(d, '1')).toEqual(['2-1'])
    expect(d.events).toMatchObject([{ owners: ['X'] }])
  })

  it('run once more and count no longer', () => {
    const d = table()
    makeObsolete(d, '3')
    expect(d.state.operators.X?.trains).toEqual([
      { id: '2-0', name: '2' },
      { id: '3-0', name: '3', obsolete: true },
    ])
    expect(['X', 'Y', '1'].map((id) => countedTrains(d, id))).toEqual([1, 0, 1])
    expect(d.state.depot.discarded.map(({ id }) => id)).toEqual(['2-2'])
    expect(d.events).toMatchObject([{ type: 'trainsPhasedOut', train: '3', owners: ['X', 'Y'] }])
  })

  it('are not spoken of where nobody has any', () => {
    const d = changing(selling([card('2', 4)]))
    rust(d, '2')
    makeObsolete(d, '2')
    expect(d.events).toEqual([])
  })
})
