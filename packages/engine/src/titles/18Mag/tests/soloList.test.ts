import { describe, expect, it } from 'vitest'
import type { OperatorId } from '../../../core/ids.js'
import { type CardItem, COMPANY_CARDS, type CompanyCard, SHARE_CARDS, type ShareCard } from '../data/solo.js'
import {
  discardWanted,
  isItemDone,
  type Offers,
  obstacleTo,
  type Purse,
  purchaseWanted,
  stationWanted,
  swapWithoutDiscard,
} from '../steps/istvan/list.js'
import { shareWanted } from '../steps/istvan/shares.js'

const PRICES: Readonly<Record<string, number>> = { 2: 80, 3: 120, 4: 200 }
/** Nobody sells, unless told. */
const offers = (sellers: Readonly<Record<string, OperatorId>> = {}): Offers => ({
  priceOf: (train) => PRICES[train] ?? 0,
  sellerOf: (_, { from }) => sellers[from] ?? null,
})
const purse = (cash: number, trains: readonly string[], more: Partial<Purse> = {}): Purse => ({
  cash,
  trains,
  done: 0,
  due: null,
  ...more,
})
const card = (list: readonly CardItem[], duty = false): CompanyCard => ({
  card: 0,
  colour: duty ? 'red' : 'green',
  minor: '2',
  source: 'own',
  duty,
  list,
  track: [],
})

const THREE: CardItem = { do: 'swap', discard: '2', train: '3', above: 95 }
const FOUR: CardItem = { do: 'swap', discard: '2', train: '4', above: 175 }
const NEXT: CardItem = { do: 'trade', train: '2', offers: [{ from: 'nextHigher', price: 30 }] }
const EITHER: CardItem = {
  do: 'trade',
  train: '2',
  offers: [
    { from: 'higher', price: 30 },
    { from: 'lower', price: 80 },
  ],
}
const STATION: CardItem = { do: 'station', hex: 'C14' }
const TWO: CardItem = { do: 'buy', train: '2' }

describe('MAG-V1-8 items of a list, one after another', () => {
  it.each([
    ['the first', card([STATION, TWO]), purse(500, ['2']), 'C14', null],
    ['then the second', card([STATION, TWO]), purse(500, ['2'], { done: 1 }), null, '2'],
    ['then nothing more', card([STATION, TWO]), purse(500, ['2'], { done: 2 }), null, null],
    ['none of another step before its turn', card([TWO, STATION]), purse(500, ['2']), null, '2'],
  ])('%s', (_, list, has, hex, train) => {
    expect(stationWanted(list, has)).toBe(hex)
    expect(purchaseWanted(list, has, offers())?.train ?? null).toBe(train)
  })

  it('waits for the money', () => {
    expect(purchaseWanted(card([TWO]), purse(79, ['2']), offers())).toBeNull()
    expect(purchaseWanted(card([TWO]), purse(80, ['2']), offers())).toEqual({ from: 'bank', train: '2', price: 80 })
    expect(obstacleTo(card([TWO]), purse(0, ['2']), offers())).toBeNull()
  })

  it('leaves a new train out that there is no room for', () => {
    expect(obstacleTo(card([TWO]), purse(500, ['2', '3']), offers())).toBe('noRoom')
    expect(purchaseWanted(card([TWO]), purse(500, ['2', '3']), offers())).toBeNull()
  })
})

describe('MAG-V1-8 the standing duty of red cards', () => {
  const red = card([STATION, TWO], true)

  it('without a train a 2-train comes first, and no station before it', () => {
    expect(stationWanted(red, purse(500, []))).toBeNull()
    expect(purchaseWanted(red, purse(80, []), offers())).toEqual({ from: 'bank', train: '2', price: 80 })
    expect(stationWanted(red, purse(500, ['2']))).toBe('C14')
    expect(stationWanted(card([STATION]), purse(500, []))).toBe('C14')
  })

  it('without a train no bigger one comes before it, though a swap is next', () => {
    expect(swapWithoutDiscard(card([THREE], true), purse(500, []))).toBeNull()
    expect(purchaseWanted(card([THREE], true), purse(500, []), offers())?.train).toBe('2')
    expect(swapWithoutDiscard(card([THREE]), purse(500, []))).toBe('due')
  })

  it('is no item of the list', () => {
    expect(isItemDone(red, purse(80, []), { train: '2' })).toBe(false)
    expect(isItemDone(red, purse(80, ['2'], { done: 1 }), { train: '2' })).toBe(true)
    expect(isItemDone(card([TWO]), purse(80, []), { train: '2' })).toBe(true)
  })
})

describe('MAG-V1-9 a 2-train out, a bigger one in', () => {
  it.each([
    ['above 95', card([THREE]), purse(96, ['2', '2']), '2'],
    ['not at 95', card([THREE]), purse(95, ['2', '2']), null],
    ['beside a 3-train', card([THREE]), purse(100, ['2', '3']), '2'],
    ['above 175 for a 4-train', card([FOUR]), purse(176, ['2', '3']), '2'],
    ['not at 175', card([FOUR]), purse(175, ['2', '3']), null],
    ['the only train: all of the price must be there', card([THREE]), purse(119, ['2']), null],
    ['the only train at the full price', card([THREE]), purse(120, ['2']), '2'],
    ['nothing more while the new one is due', card([THREE]), purse(100, ['2'], { due: '3' }), null],
    ['nothing but a 2-train', card([THREE]), purse(500, ['3']), null],
  ])('%s', (_, list, has, train) => expect(discardWanted(list, has, offers())).toBe(train))

  it.each([
    ['a 2-train is there', ['2', '3'], null],
    ['none, but room', ['3'], 'due'],
    ['none and no room', ['3', '3'], 'leftOut'],
  ])('where %s', (_, trains, found) => expect(swapWithoutDiscard(card([THREE]), purse(0, trains))).toBe(found))

  it('the new train comes when the money is there, before all else', () => {
    const list = card([THREE, STATION])
    expect(purchaseWanted(list, purse(119, ['2'], { due: '3' }), offers())).toBeNull()
    expect(purchaseWanted(list, purse(120, ['2'], { due: '3' }), offers())?.train).toBe('3')
    expect(stationWanted(list, purse(500, ['2'], { due: '3' }))).toBeNull()
    expect(isItemDone(list, purse(120, ['2'], { due: '3' }), { train: '3' })).toBe(true)
  })

  it('and fulfils the duty where there is no train', () => {
    const list = card([THREE], true)
    expect(purchaseWanted(list, purse(120, [], { due: '3' }), offers())?.train).toBe('3')
    expect(purchaseWanted(list, purse(100, [], { due: '3' }), offers())?.train).toBe('2')
    expect(isItemDone(list, purse(100, [], { due: '3' }), { train: '2' })).toBe(false)
  })
})

describe('MAG-V1-9 a 2-train of another minor of his', () => {
  it.each([
    ['of the next higher for 30', NEXT, { nextHigher: '6' }, { from: '6', train: '2', price: 30 }],
    ['of a higher one for 30', EITHER, { higher: '7', lower: '1' }, { from: '7', train: '2', price: 30 }],
    ['else of a lower one for 80', EITHER, { lower: '1' }, { from: '1', train: '2', price: 80 }],
    ['of nobody', NEXT, {}, null],
  ])('%s', (_, item, sellers, found) => {
    expect(purchaseWanted(card([item]), purse(100, ['2']), offers(sellers))).toEqual(found)
  })

  it('is left out where it cannot be had, waited for where money is short', () => {
    expect(obstacleTo(card([NEXT]), purse(100, ['2']), offers())).toBe('noSeller')
    expect(obstacleTo(card([NEXT]), purse(100, ['2', '2']), offers({ nextHigher: '6' }))).toBe('noRoom')
    expect(obstacleTo(card([NEXT]), purse(0, ['2']), offers({ nextHigher: '6' }))).toBeNull()
    expect(purchaseWanted(card([NEXT]), purse(29, ['2']), offers({ nextHigher: '6' }))).toBeNull()
  })
})

describe('MAG-V1-11, T24 the red card of minor 2', () => {
  const red = COMPANY_CARDS.find(({ card: number }) => number === 16) as CompanyCard

  it('goes through its list', () => {
    const seller = offers({ nextHigher: '6' })
    expect(purchaseWanted(red, purse(30, ['2']), seller)).toEqual({ from: '6', train: '2', price: 30 })
    expect(discardWanted(red, purse(96, ['2', '2'], { done: 1 }), seller)).toBe('2')
    expect(purchaseWanted(red, purse(120, ['2'], { done: 1, due: '3' }), seller)?.train).toBe('3')
    expect(discardWanted(red, purse(96, ['2', '3'], { done: 2 }), seller)).toBe('2')
    expect(stationWanted(red, purse(40, ['3', '3'], { done: 3 }))).toBe('C14')
    expect(stationWanted(red, purse(80, ['3', '3'], { done: 4 }))).toBe('C10')
    expect(stationWanted(red, purse(900, ['3', '3'], { done: 5 }))).toBeNull()
    expect(purchaseWanted(red, purse(900, ['3'], { done: 5 }), seller)).toBeNull()
  })
})

describe('MAG-V1-13, T23 shares by card A', () => {
  const A = SHARE_CARDS.find(({ card: letter }) => letter === 'A') as ShareCard
  const prices: Readonly<Record<string, number>> = { SKEV: 120, RABA: 75, SIK: 80, LdStEG: 65 }

  /** What he buys one after another, the limit of certificates lifted. */
  const bought = (cash: number): readonly string[] => {
    const held: Record<string, number> = { SKEV: 40, RABA: 10, SIK: 20, LdStEG: 30 }
    const list: string[] = []
    for (let left = cash; ; ) {
      const major = shareWanted(A, left, (each) => ({ price: prices[each] ?? 0, held: held[each] ?? 0, open: true }))
      if (major === null) return list
      list.push(major)
      held[major] = (held[major] ?? 0) + 10
      left -= prices[major] ?? 0
    }
  }

  it.each([
    [80, ['RABA']],
    [70, ['LdStEG']],
    [190, ['SKEV', 'LdStEG']],
    [400, ['SKEV', 'SKEV', 'RABA', 'SIK']],
    [64, []],
  ])('with %i', (cash, majors) => expect(bought(cash)).toEqual(majors))

  it('passes over what is not for sale', () => {
    const quote = (major: OperatorId) => ({ price: 50, held: 0, open: major !== 'SKEV' })
    expect(shareWanted(A, 50, quote)).toBe('RABA')
  })
})
