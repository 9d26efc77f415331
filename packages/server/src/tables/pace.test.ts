import { describe, expect, it } from 'vitest'
import type { Pace } from '../api/pace.js'
import { clockAfter, dueAfter, isZone } from './pace.js'

type Slow = Extract<Pace, { kind: 'slow' }>

const slow = (more: Partial<Slow> = {}): Slow => ({
  kind: 'slow',
  hours: 24,
  zone: 'Europe/Warsaw',
  late: 'remind',
  ...more,
})
const nights = { from: 22, to: 8 }
const at = (text: string): number => Date.parse(text)
const text = (time: number): string => new Date(time).toISOString()

describe('when the time of a slow table runs out', () => {
  it.each<[string, Slow, string, string]>([
    ['hours go on day and night', slow(), '2026-11-18T12:30:00Z', '2026-11-19T12:30:00Z'],
    [
      'nights off: 14 hours a day count',
      slow({ nights, hours: 10 }),
      // 19:30 in Warsaw: two and a half hours today, the rest from eight on.
      '2026-11-18T18:30:00.250Z',
      '2026-11-19T14:30:00.250Z',
    ],
    ['begun in the night: from its end on', slow({ nights, hours: 1 }), '2026-11-18T23:10:00Z', '2026-11-19T08:00:00Z'],
    [
      'weekends off: Friday evening to Monday',
      slow({ weekends: true, hours: 12 }),
      // Friday 18:00 in Warsaw.
      '2026-11-20T17:00:00Z',
      '2026-11-23T05:00:00Z',
    ],
    [
      'nights within a day',
      slow({ nights: { from: 1, to: 6 }, hours: 2, zone: 'UTC' }),
      '2026-11-18T00:30:00Z',
      '2026-11-18T07:30:00Z',
    ],
    [
      'a night of no length',
      slow({ nights: { from: 5, to: 5 }, hours: 2 }),
      '2026-11-18T00:00:00Z',
      '2026-11-18T02:00:00Z',
    ],
    [
      'a zone that is half an hour off',
      slow({ nights, hours: 1, zone: 'Asia/Kolkata' }),
      '2026-11-18T16:00:00Z',
      // 21:30 there: half an hour today, half an hour from eight (02:30Z) on.
      '2026-11-19T03:00:00Z',
    ],
    [
      'the night on which clocks are put back',
      slow({ nights, hours: 1 }),
      '2026-10-24T22:00:00Z',
      '2026-10-25T08:00:00Z',
    ],
  ])('%s', (_, pace, from, due) => {
    expect(text(dueAfter(pace, at(from)))).toBe(text(at(due)))
  })

  it('knows time zones', () => {
    expect(['Europe/Warsaw', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false])
  })
})

describe('the clocks of a live table', () => {
  const pace: Pace = { kind: 'live', minutes: 10, increment: 20, late: 'pass' }
  const seats = ['p1', 'p2']
  const first = clockAfter(pace, null, { before: null, now: 'p1', seats }, 1000)

  it('everybody begins with the same', () => {
    expect(first).toEqual({ since: 1000, due: 601_000, left: { p1: 600_000, p2: 600_000 } })
  })

  it('within a turn time goes on and nothing is given back', () => {
    const next = clockAfter(pace, first, { before: 'p1', now: 'p1', seats }, 31_000)
    expect(next).toEqual({ since: 31_000, due: 601_000, left: { p1: 570_000, p2: 600_000 } })
  })

  it('after a turn the increment is given back, and the other’s time runs', () => {
    const next = clockAfter(pace, first, { before: 'p1', now: 'p2', seats }, 31_000)
    expect(next).toEqual({ since: 31_000, due: 631_000, left: { p1: 590_000, p2: 600_000 } })
  })

  it('who is late has nothing left, not less', () => {
    const next = clockAfter(pace, first, { before: 'p1', now: 'p2', seats }, 9_000_000)
    expect(next?.left.p1).toBe(20_000)
  })

  it('for a bot no time runs', () => {
    const next = clockAfter(pace, first, { before: 'p1', now: null, seats }, 31_000)
    expect(next).toEqual({ since: 31_000, due: null, left: { p1: 590_000, p2: 600_000 } })
    expect(clockAfter(pace, next, { before: null, now: 'p1', seats }, 61_000)?.left).toEqual(next?.left)
  })
})
