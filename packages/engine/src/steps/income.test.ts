import { expect, it } from 'vitest'
import { changing, tiny } from '../testing/tiny.js'
import { payIncome } from './income.js'

const company = (id: string, income: number) => ({ id, name: id, price: 20, income })
const privates = {
  P: company('P', 5),
  Q: company('Q', 10),
  R: company('R', 15),
  S: company('S', 20),
  Z: company('Z', 0),
}

it('every private company pays its owner', () => {
  const d = changing(
    tiny(
      {
        privates: {
          P: { owner: 'p1', used: 0 },
          Q: { owner: 'X', used: 0 },
          R: { owner: 'p2', used: 0, closed: true },
          S: { used: 0 },
          Z: { owner: 'p2', used: 0 },
        },
      },
      { privates: { ...privates, T: company('T', 25) } },
    ),
  )
  const { bank } = d.state
  payIncome(d)
  expect([d.state.players.p1?.cash, d.state.players.p2?.cash, d.state.operators.X?.cash]).toEqual([105, 100, 60])
  expect(d.state.bank).toBe(Number(bank) - 15)
  expect(d.events).toEqual([
    { type: 'income', company: 'P', to: 'p1', amount: 5 },
    { type: 'income', company: 'Q', to: 'X', amount: 10 },
  ])
})
