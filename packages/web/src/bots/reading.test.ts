import { describe, expect, test } from 'vitest'
import { botMovesIn, botSeatsIn } from './reading.js'

const why = { code: 'bestRun', params: { revenue: 90 } }

describe('bots in a file', () => {
  test('seats that are there, with bots that are', () => {
    const raw = {
      p1: { bot: 'hard', lent: true, more: 1 },
      p2: { bot: 'clever' },
      p4: { bot: 'easy' },
      x: { bot: 'easy' },
    }
    expect(botSeatsIn(raw, 3)).toEqual({ p1: { bot: 'hard', lent: true } })
  })

  test('moves of the game, with reasons that can be said', () => {
    const raw = {
      1: {
        bot: 'normal',
        reasons: [why, { code: 'constructor', params: {} }, { code: 'keep', params: { company: {} } }],
      },
      2: { bot: 'normal' },
      9: { bot: 'normal', reasons: [why] },
      '-1': { bot: 'normal', reasons: [why] },
      '1.5': { bot: 'normal', reasons: [why] },
    }
    expect(botMovesIn(raw, 8)).toEqual({ 1: { bot: 'normal', reasons: [why] } })
  })

  test.each([null, 7, 'p1', [], undefined])('%j is no bots at all', (raw) => {
    expect([botSeatsIn(raw, 3), botMovesIn(raw, 3)]).toEqual([{}, {}])
  })
})
