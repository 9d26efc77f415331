import { describe, expect, it } from 'vitest'
import type { Phase, TrainCard } from '../core/data.js'
import type { Position } from '../core/position.js'
import type { DepotRules } from '../core/title.js'
import { changing, tiny } from '../testing/tiny.js'
import { bankOffers, cardIds, phaseBegunBy, phasesOf, returnToStack, stacksInOrder, takeFromBank } from './trains.js'

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
    expect(d.state.depot.upcoming).toEqual(['2-0', '3-0', '3-2', '4-0'])
    expect(sold(d, '3-0').state.depot.upcoming).toEqual(['2-0', '3-2', '4-0'])
  })

  it('a returned train of a stack that had run out lies in its place again', () => {
    const finite = [card('2', 1), card('3', 1), card('4', 1)]
    const d = changing(selling(finite, undefined, { depot: { upcoming: ['2-0', '4-0'], discarded: [] } }))
    returnToStack(d, { id: '3-0', name: '3' })
    expect(d.state.depot.upcoming).toEqual(['2-0', '3-0', '4-0'])
    const last = changing(selling(finite, undefined, { depot: { upcoming: ['2-0'], discarded: [] } }))
    returnToStack(last, { id: '4-0', name: '4' })
    expect(last.state.depot.upcoming).toEqual(['2-0', '4-0'])
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
