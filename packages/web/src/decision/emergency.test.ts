import type { Action, Choices, Position } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { emergencyOf } from './emergency.js'

const game = exampleGame(exampleNames()[0]!, 260)
const operator = Object.entries(game.state.operators).find(([, { cell }]) => cell !== undefined)![0]
const president = Object.keys(game.state.players)[0] as 'p1'
const poor = (treasury: number, own: number): Position => {
  const { operators, players, shares } = game.state
  const all = shares[operator]!.map(() => president)
  return {
    ...game,
    state: {
      ...game.state,
      operators: { ...operators, [operator]: { ...operators[operator]!, cash: treasury } },
      players: { ...players, [president]: { ...players[president]!, cash: own } },
      shares: { ...shares, [operator]: all },
    },
  }
}
const train = (price: number, from = 'bank'): Action => ({
  type: 'buyTrain',
  by: operator,
  from,
  train: `${price}-0`,
  name: String(price),
  price,
})
const refusal = { rule: 'x', code: 'any.GAME_OVER', params: {} } as unknown as Choices['blocked'][number]['refusal']
const asked = (offers: readonly Action[], blocked: readonly Action[]): Choices => ({
  actor: operator,
  seat: president,
  step: 'buyTrains',
  offers: offers.map((action) => ({ action })),
  blocked: blocked.map((action) => ({ action, refusal })),
  deferred: [],
})
const sale: Action = { type: 'sellShares', by: president, corporation: operator, percent: 10 }
const issue: Action = { type: 'issueShares', by: operator, percent: 10 }
const out: Action = { type: 'bankrupt', by: operator }

describe('an emergency', () => {
  test('tells what is lacking for the cheapest train of the bank, and which way comes first', () => {
    const found = emergencyOf(poor(16, 409), asked([sale], [train(1100), train(800), issue, out]))
    expect(found).toMatchObject({ operator, president, price: 800, treasury: 16, own: 409, missing: 375 })
    expect(found!.ways.map(({ way, open }) => `${way} ${open}`)).toEqual([
      'issueShares false',
      'sellShares true',
      'buyTrain false',
      'bankrupt false',
    ])
    expect(found!.next).toBe('sellShares')
  })

  test('a train that can be had of another company is no way to the bank’s', () => {
    const found = emergencyOf(poor(16, 0), asked([train(1, 'GT'), out], [train(800)]))
    expect(found!.next).toBe('bankrupt')
  })

  test('enough together: the train is next', () => {
    expect(emergencyOf(poor(500, 400), asked([sale, train(800)], []))).toMatchObject({ missing: 0, next: 'buyTrain' })
  })

  test.each<readonly [string, Position, Choices]>([
    ['the turn may end', poor(0, 0), asked([{ type: 'pass', by: operator }], [train(800)])],
    ['the treasury pays', poor(900, 0), asked([train(800)], [])],
    ['the bank has no train', poor(0, 0), asked([], [train(80, 'GT')])],
    ['a player acts', poor(0, 0), { ...asked([], [train(800)]), actor: president }],
  ])('is none where %s', (_, p, choices) => {
    expect(emergencyOf(p, choices)).toBeNull()
  })
})
