import { signal } from '@preact/signals'
import type { Game } from '@roundhouse/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAY_PACES, setPlayPace } from './play-pace.js'
import { playing } from './playing.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  setPlayPace('normal')
})

const table = (cursor: number, at: number | null) => {
  const looking = signal<number | null>(at)
  const line = signal({ cursor, history: { base: 0 } } as Game)
  const look = (n: number | null): void => {
    looking.value = n === null || n >= cursor ? null : n
  }
  return { looking, ...playing({ looking, line, look }) }
}
const wait = (moves: number, pace: keyof typeof PLAY_PACES = 'normal') =>
  vi.advanceTimersByTime(moves * PLAY_PACES[pace])

test('from the move on the screen to the present, where it stops', () => {
  const { looking, isOn, toggle, close } = table(5, 2)
  toggle()
  wait(1)
  expect([looking.value, isOn.value]).toEqual([3, true])
  wait(2)
  expect([looking.value, isOn.value]).toEqual([null, false])
  wait(3)
  expect(looking.value).toBeNull()
  close()
})

test('from the beginning at the present; stopped, it stays where it is', () => {
  const { looking, isOn, toggle, close } = table(9, null)
  toggle()
  expect([looking.value, isOn.value]).toEqual([0, true])
  wait(2)
  toggle()
  wait(5)
  expect([looking.value, isOn.value]).toEqual([2, false])
  close()
})

test('the pace may change on the way, and so may the place', () => {
  const { looking, toggle, close } = table(50, 0)
  toggle()
  setPlayPace('fast')
  wait(3, 'fast')
  expect(looking.value).toBe(3)
  looking.value = 20
  wait(2, 'fast')
  expect(looking.value).toBe(22)
  close()
  wait(5)
  expect(looking.value).toBe(22)
})

test('who goes back to the present has seen enough; an empty game has nothing to show', () => {
  const { looking, isOn, toggle, close } = table(9, 3)
  toggle()
  looking.value = null
  expect(isOn.value).toBe(false)
  close()
  const empty = table(0, null)
  empty.toggle()
  expect([empty.looking.value, empty.isOn.value]).toEqual([null, false])
  empty.close()
})
