import { expect, test } from 'vitest'
import { botMovesTold, botSeatsTold } from './bots-told.js'

const seats = [{ seat: 'p1' }, { seat: 'p2', bot: 'bot:hard' }]
const why = { code: 'bestRun', params: { revenue: 90 } }
const entry = { action: null, events: [] }

test('bots of a server: their seats, and why they did what they did', () => {
  expect(botSeatsTold(seats)).toEqual({ p2: { bot: 'hard' } })
  const entries = [
    { ...entry, number: 1, by: 'p1' },
    { ...entry, number: 2, by: 'p2', reasons: [why, { code: 'of another version', params: {} }] },
  ]
  expect(botMovesTold(entries, seats)).toEqual({ 2: { bot: 'hard', reasons: [why] } })
})
