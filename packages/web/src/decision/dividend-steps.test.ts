import { type ActionOf, at, choices, type Offer, price } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { dividendSteps } from './dividend-steps.js'

const file = exampleNames().find((name) => name.startsWith('18Mag-4p')) ?? ''
const game = exampleGame(file)

/** The first choice of a total with room for several steps. */
const found = (() => {
  for (let n = 1; n < game.cursor; n++) {
    const here = at(game, n)
    const offer = choices(here, undefined, ['runRoutes']).offers.find(
      ({ action, range }): boolean => action.type === 'dividend' && (range?.max ?? 0) >= 60,
    ) as (Offer & { readonly range: { min: number; max: number; step: number } }) | undefined
    if (offer) return { here, offer }
  }
  throw new Error('no dividend to choose')
})()

it('the table of the rulebook comes out, without a gap', () => {
  const { here, offer } = found
  const action = offer.action as ActionOf<'dividend'>
  const steps = dividendSteps(here, action, offer.range)
  expect(steps.slice(0, 3).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [10, 20],
    [30, 50],
  ])
  expect(steps.at(-1)?.to).toBe(offer.range.max)
  expect(steps[1]?.price).toBe(price(here, action.by))
  for (const [i, step] of steps.entries()) if (i > 0) expect(step.from).toBe((steps[i - 1]?.to ?? 0) + 10)
  expect(steps.map((step) => step.price)).toEqual(steps.map((step) => step.price).toSorted((a, b) => a - b))
})
