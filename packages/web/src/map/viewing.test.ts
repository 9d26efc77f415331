import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewingOf } from './viewing.js'
import { isInView, toFrame } from './viewport.js'

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

type Hexes = Parameters<typeof viewingOf>[2]

const seen = (name?: string, size = { clientWidth: 1000, clientHeight: 800 }, hexes: Hexes = []) => {
  const viewing = viewingOf(sheet, name, hexes)
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
  test.each([
    [1000, 400],
    [900, 400],
    [390, 420],
    [2000, 300],
  ])('shows the whole board at first, and again when the frame changes: %i × %i', (clientWidth, clientHeight) => {
    const s = seen(undefined, { clientWidth, clientHeight })
    const isWhole = () => isInView(look(s), sheet, s.viewing.frame.peek()!)
    expect(isWhole()).toBe(true)
    Object.assign(s.element, { clientWidth: clientWidth - 100 })
    resized()
    expect(isWhole()).toBe(true)
  })
  test('leaves the buttons their column where a hex would lie under them', () => {
    const corner = { x: 1850, y: 0, width: 150, height: 150 }
    const size = { clientWidth: 1000, clientHeight: 510 }
    const s = seen(undefined, size, [corner])
    expect(toFrame(look(s), { x: 2000, y: 0 }).x).toBeLessThanOrEqual(1000 - 56)
    expect(look(s).scale * sheet.width).toBeCloseTo(984 - 56)
    const low = seen(undefined, size, [{ ...corner, y: 850 }])
    expect(look(low).scale * sheet.width).toBeCloseTo(984)
  })
  test('of the whole stays whole when the frame changes, a closer one keeps its middle', () => {
    const whole = seen()
    whole.viewing.fit()
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
    s.viewing.fit()
    expect(toFrame(look(s), { x: 0, y: 1000 }).y).toBeLessThanOrEqual(300)
    s.viewing.present({ x: 1000, y: 500 }, 0.5, 100)
    expect(look(s).scale).toBe(0.5)
    expect(toFrame(look(s), { x: 1000, y: 500 }).y).toBeCloseTo(100)
  })
  test('frames what is asked for, no closer than the player has chosen', () => {
    const s = seen()
    s.viewing.zoom(4)
    const close = look(s).scale
    s.viewing.frameFor({ x: 0, y: 0, width: 100, height: 100 }, 0)
    expect(look(s).scale).toBe(close)
    s.viewing.frameFor({ x: 0, y: 0, width: 1500, height: 100 }, 0)
    expect(look(s).scale).toBeLessThan(close)
  })
  test('left to the page, comes closer to what is asked for and goes back afterwards', () => {
    const s = seen(undefined, { clientWidth: 390, clientHeight: 700 })
    const first = look(s)
    const part = { x: 1500, y: 700, width: 300, height: 200 }
    s.viewing.frameFor(part, 0.5)
    expect(look(s).scale).toBe(0.5)
    const room = { width: 390, height: 700, inset: { top: 0, right: 56, bottom: 0, left: 0 } }
    expect(isInView(look(s), part, room)).toBe(true)
    s.viewing.frameFor(null, 0.5)
    expect(look(s)).toEqual(first)
  })
  test('stays where it is if it shows everything well enough', () => {
    const s = seen()
    s.viewing.frameFor({ x: 900, y: 400, width: 100, height: 100 }, 0)
    const before = look(s)
    s.viewing.frameFor({ x: 700, y: 500, width: 200, height: 100 }, 0)
    expect(look(s)).toBe(before)
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
    first.viewing.zoom(2)
    first.stop()
    expect(look(seen('table')).scale).toBeCloseTo(look(first).scale)
    expect(look(seen('other')).scale).toBeLessThan(look(first).scale)
    const again = seen('table')
    // Once for the whole map, once more to leave the view to the page.
    again.viewing.fit()
    again.viewing.fit()
    vi.advanceTimersByTime(1000)
    expect(stored.get('roundhouse.looks')).toBe('{}')
  })
})
