import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { isHome, liftTokens, placeHomeToken, putToken, standsIn, tokensOf } from './tokens.js'

const table = () =>
  changing(
    tiny({
      board: {
        tiles: {},
        tokens: {
          A1: [{ by: 'X', city: 0 }],
          A3: [
            { by: 'Y', city: 0 },
            { by: 'X', city: 0 },
          ],
          A2: [{ by: 'X', city: 0, blocker: true }],
        },
      },
    }),
  )

it('says where tokens lie; one face down is nobody’s', () => {
  const d = table()
  expect(tokensOf(d, 'X')).toEqual([
    { hex: 'A1', city: 0 },
    { hex: 'A3', city: 0 },
  ])
  expect(['A1', 'A2', 'A3'].map((hex) => standsIn(d, 'X', hex))).toEqual([true, false, true])
  expect([isHome(d, 'X'), isHome(d, '1')]).toEqual([true, false])
})

it('lifts all tokens of one operator, and leaves no empty hex behind', () => {
  const d = table()
  liftTokens(d, 'X')
  expect(d.state.board.tokens).toEqual({ A3: [{ by: 'Y', city: 0 }] })
  expect(d.events.map((event) => 'hex' in event && event.hex)).toEqual(['A1', 'A3', 'A2'])
})

it('puts a token after those that lie there', () => {
  const d = table()
  putToken(d, 'A3', { by: '1', city: 0 })
  expect(d.state.board.tokens.A3?.map(({ by }) => by)).toEqual(['Y', 'X', '1'])
})

it('places the home token free and takes it off the charter', () => {
  const d = changing(tiny())
  const before = d.state.operators.X?.tokens ?? []
  placeHomeToken(d, 'X')
  expect(isHome(d, 'X')).toBe(true)
  expect(d.state.operators.X?.tokens).toEqual(before.slice(1))
  expect(d.events).toEqual([{ type: 'tokenPlaced', by: 'X', hex: 'A1', cost: 0 }])
})
