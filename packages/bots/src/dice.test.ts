import { expect, it } from 'vitest'
import { Dice } from './dice.js'

it('throws the same from the same seed', () => {
  const throws = (seed: number) => {
    const dice = new Dice(seed)
    return Array.from({ length: 5 }, () => dice.roll())
  }
  expect(throws(3)).toEqual(throws(3))
  expect(throws(3)).not.toEqual(throws(4))
})

it('stays within its bounds and reaches both', () => {
  const dice = new Dice(1)
  const seen = new Set(Array.from({ length: 200 }, () => dice.between(2, 4)))
  expect([...seen].sort()).toEqual([2, 3, 4])
})

it('follows the weights, and any of the list where there are none', () => {
  const dice = new Dice(2)
  const heavy = (each: string) => (each === 'b' ? 1 : 0)
  expect(Array.from({ length: 20 }, () => dice.weighted(['a', 'b'], heavy))).not.toContain('a')
  expect(['a', 'b']).toContain(dice.weighted(['a', 'b'], () => 0))
})
