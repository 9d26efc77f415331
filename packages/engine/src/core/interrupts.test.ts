import { describe, expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { asked, interrupt, settledBy } from './interrupts.js'
import { amount, id, listOf } from './shape.js'

const offer = interrupt('offer', { company: id, price: amount }, 'Who takes the company?', { bids: listOf(amount) })
const choice = interrupt('choice', {}, 'Which one?')

describe('interrupts', () => {
  it('are asked one after the other, in the order they were raised', () => {
    const d = changing(tiny())
    expect([asked(d), offer.waits(d), choice.waits(d)]).toEqual([null, false, false])
    offer.raise(d, 'p2', { company: 'P', price: 20 })
    choice.raise(d, 'X', {})
    expect([asked(d), offer.waits(d), choice.waits(d)]).toEqual(['p2', true, false])
    d.resume()
    expect([asked(d), offer.waits(d), choice.waits(d)]).toEqual(['X', false, true])
  })

  it('know what they were raised with, and what they learn', () => {
    const d = changing(tiny())
    offer.raise(d, 'p2', { company: 'P', price: 20 })
    choice.raise(d, 'X', {})
    const before = d.state
    offer.learn(d, { price: 25, bids: [5] })
    expect(offer.data(d)).toEqual({ company: 'P', price: 25, bids: [5] })
    expect(offer.data({ state: before })).toEqual({ company: 'P', price: 20 })
    expect(d.state.interrupts).toHaveLength(2)
    expect(asked(d)).toBe('p2')
  })

  it('keep the action that waits for the answer', () => {
    const d = changing(tiny())
    choice.raise(d, 'p1', {}, { type: 'pass', by: 'p2' })
    expect(d.state.interrupts).toEqual([{ kind: 'choice', by: 'p1', data: {}, action: { type: 'pass', by: 'p2' } }])
  })

  it('are not mistaken for each other', () => {
    const d = changing(tiny())
    expect(() => offer.data(d)).toThrow('nothing is asked, not even offer')
    choice.raise(d, 'X', {})
    expect(() => offer.data(d)).toThrow('choice is asked, not offer')
    expect(() => offer.learn(d, { price: 1 })).toThrow('choice is asked, not offer')
  })

  it('do not compile without what they must know', () => {
    const d = changing(tiny())
    // @ts-expect-error the price is missing
    offer.raise(d, 'p2', { company: 'P' })
    // @ts-expect-error there is no such field
    expect(offer.data(d).prize).toBeUndefined()
  })

  it('are found by their kind with the step that settles them', () => {
    const step = { id: 'choice', kinds: [], actor: asked }
    expect(settledBy([choice, step])).toEqual({ choice: { interrupt: choice, step } })
  })
})
