import { expect, it } from 'vitest'
import { IDLE, tiny } from '../testing/tiny.js'
import { netWorth, turnLimitReached } from './ending.js'

it.each([
  [undefined, 99, false],
  [5, 4, false],
  [5, 5, true],
])('a limit of %s turns in turn %d is reached: %s', (turnLimit, turn, reached) => {
  expect(turnLimitReached(tiny({ turn }, turnLimit === undefined ? {} : { turnLimit }))).toBe(reached)
})

it('counts cash, shares as the title says, and private companies that live', () => {
  const worth = (closed: boolean) =>
    netWorth(
      tiny(
        {
          operators: { X: IDLE },
          privates: { P: { owner: 'p1', used: 0, ...(closed ? { closed: true as const } : {}) } },
        },
        { sharesWorth: (_, player, corporation) => (player === 'p1' && corporation === 'X' ? 7 : 0) },
      ),
      'p1',
    )
  expect([worth(false), worth(true)]).toEqual([100 + 7 + 20, 100 + 7])
})
