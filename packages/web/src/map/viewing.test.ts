import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewingOf } from './viewing.js'
import { toFrame } from './viewport.js'

const sheet = { x: 0, y: 0, width: 2000, height: 1000 }
const stored = new Map<string, string>()
let resized: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seen = (name?: string, size = { clientWidth: 1000, clientHeight: 800 }) => {
  const viewing = viewingOf(sheet, name)
  const element = { ...size }
  const stop = viewing.watch(element as HTMLElement)
  return { viewing, element, stop }
}
const look = ({ viewing }: ReturnType<typeof seen>) => viewing.view.peek()!

describe('a view', () => {
  test('waits for a frame with room', () => {
    const { viewing, element } = seen(undefined, { clientWidth: 0, clientHeight: 0 })
    viewing.zoom(2)
    expect(viewing.view.peek()).toBeNull()
    Object.assign(element, { clientWidth: 500, clientHeight: 500 })
    resized()
    expect(viewing.view.peek()).not.toBeNull()
  })
  test('of the whole stays whole when the frame changes, a closer one keeps its middle', () => {
    const whole = seen()
    const before = look(whole).scale
    Object.assign(whole.element, { clientWidth: 500 })
    resized()
    expect(look(whole).scale).toBeLessThan(before)
    whole.viewing.centre({ x: 700, y: 400 })
    Object.assign(whole.element, { clientWidth: 900 })
    resized()
    const { x, y } = toFrame(look(whole), { x: 700, y: 400 })
    expect([x, y]).toEqual([expect.closeTo(450), expect.closeTo(400)])
  })
  test('leaves free what is covered', () => {
    const s = seen()
    s.viewing.cover({ bottom: 500 })
    expect(toFrame(look(s), { x: 0, y: 1000 }).y).toBeLessThanOrEqual(300)
    s.viewing.present({ x: 1000, y: 500 }, 0.5, 100)
    expect(look(s).scale).toBe(0.5)
    expect(toFrame(look(s), { x: 1000, y: 500 }).y).toBeCloseTo(100)
  })
  test('embraces what is asked for, no closer than before', () => {
    const s = seen()
    s.viewing.zoom(4)
    const close = look(s).scale
    s.viewing.embrace({ x: 0, y: 0, width: 100, height: 100 })
    expect(look(s).scale).toBe(close)
    s.viewing.embrace({ x: 0, y: 0, width: 1500, height: 100 })
    expect(look(s).scale).toBeLessThan(close)
  })
  test('comes to rest', () => {
    const s = seen()
    s.viewing.move({ ...look(s), scale: 1 })
    expect(s.viewing.motion.peek()).toBe('hand')
    vi.advanceTimersByTime(300)
    expect(s.viewing.motion.peek()).toBe('rest')
  })
  test('is remembered by name, also when the page is left at once', () => {
    const first = seen('table')
    first.viewing.centre({ x: 300, y: 300 })
    first.stop()
    expect(look(seen('table')).scale).toBeCloseTo(look(first).scale)
    expect(look(seen('other')).scale).toBeLessThan(look(first).scale)
    const again = seen('table')
    again.viewing.fit()
    vi.advanceTimersByTime(1000)
    expect(stored.get('roundhouse.looks')).toBe('{}')
  })
})
