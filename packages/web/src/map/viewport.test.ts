import { describe, expect, test } from 'vitest'
import {
  bounded,
  centredOn,
  closestScale,
  fitScale,
  fitView,
  lookOf,
  panned,
  pinched,
  revealed,
  toFrame,
  toSheet,
  viewOf,
  wheelFactor,
  zoomedAt,
} from './viewport.js'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }
const sheet = { x: -100, y: -50, width: 2000, height: 1000 }
const frame = { width: 1020, height: 820, inset: NONE }
const phone = { width: 390, height: 844, inset: { ...NONE, bottom: 300 } }
const near = (a: object, b: object) => {
  for (const [key, value] of Object.entries(a)) expect(value).toBeCloseTo((b as Record<string, number>)[key]!, 6)
}

describe('fitting', () => {
  test.each([frame, phone])('the whole sheet lies in the free room of $width × $height', (each) => {
    const view = fitView(sheet, each)
    const [first, last] = [toFrame(view, sheet), toFrame(view, { x: sheet.x + 2000, y: sheet.y + 1000 })]
    expect(first.x).toBeGreaterThanOrEqual(0)
    expect(first.y).toBeGreaterThanOrEqual(0)
    expect(last.x).toBeLessThanOrEqual(each.width)
    expect(last.y).toBeLessThanOrEqual(each.height - each.inset.bottom)
    near(bounded(view, sheet, each), view)
  })
  test('a frame without room still has a scale', () => {
    expect(fitScale(sheet, { width: 0, height: 0, inset: NONE })).toBeGreaterThan(0)
  })
})

describe('zooming', () => {
  test('keeps what lies under the pointer', () => {
    const at = { x: 300, y: 200 }
    const view = fitView(sheet, frame)
    const closer = zoomedAt(view, 2, at, sheet, frame)
    expect(closer.scale).toBeCloseTo(view.scale * 2)
    near(toSheet(closer, at), toSheet(view, at))
  })
  test('stops at the whole sheet and at the closest', () => {
    const view = fitView(sheet, frame)
    expect(zoomedAt(view, 0.01, { x: 0, y: 0 }, sheet, frame).scale).toBe(fitScale(sheet, frame))
    expect(zoomedAt(view, 1000, { x: 0, y: 0 }, sheet, frame).scale).toBe(closestScale(sheet, frame))
  })
  test('two fingers keep what is under them', () => {
    const view = zoomedAt(fitView(sheet, frame), 1.2, { x: 500, y: 400 }, sheet, frame)
    const before = [
      { x: 400, y: 400 },
      { x: 600, y: 400 },
    ] as const
    const after = [
      { x: 380, y: 450 },
      { x: 680, y: 450 },
    ] as const
    const moved = pinched(view, before, after, sheet, frame)
    expect(moved.scale).toBeCloseTo(view.scale * 1.5)
    near(toFrame(moved, toSheet(view, before[0])), after[0])
    near(toFrame(moved, toSheet(view, before[1])), after[1])
  })
  test.each([
    { deltaY: -100, deltaMode: 0, ctrlKey: false, closer: true },
    { deltaY: 3, deltaMode: 1, ctrlKey: false, closer: false },
    { deltaY: -5, deltaMode: 0, ctrlKey: true, closer: true },
    { deltaY: 1e6, deltaMode: 2, ctrlKey: false, closer: false },
  ])('wheel $deltaY/$deltaMode', ({ closer, ...event }) => {
    const factor = wheelFactor(event)
    expect(factor > 1).toBe(closer)
    expect(factor).toBeGreaterThan(0.5)
    expect(factor).toBeLessThan(2)
  })
})

describe('bounds', () => {
  test('a sheet that fits cannot be pushed out', () => {
    const view = bounded(panned(fitView(sheet, frame), 0, -5000), sheet, frame)
    expect(toFrame(view, sheet).y).toBeCloseTo(0)
  })
  test('a larger one leaves at most part of the frame empty', () => {
    const close = centredOn({ x: 900, y: 450 }, 1.5, frame)
    expect(toFrame(bounded(panned(close, 1e5, 0), sheet, frame), sheet).x).toBeCloseTo(frame.width * 0.4)
    const right = { x: sheet.x + sheet.width, y: 0 }
    expect(toFrame(bounded(panned(close, -1e5, 0), sheet, frame), right).x).toBeCloseTo(frame.width * 0.6)
  })
  test('a part is brought into the free room by the smallest move', () => {
    const view = centredOn({ x: 900, y: 450 }, 1, phone)
    const part = { x: 1000, y: 900, width: 100, height: 100 }
    const moved = revealed(view, part, phone)
    const corner = toFrame(moved, part)
    expect(corner.x + 100).toBeLessThanOrEqual(390)
    expect(corner.y + 100).toBeCloseTo(544)
    expect(revealed(moved, part, phone)).toEqual(moved)
  })
})

describe('looks', () => {
  test('survive another size of the frame', () => {
    const look = { x: 600, y: 300, zoom: 3 }
    near(lookOf(viewOf(look, sheet, frame), sheet, frame), look)
    near(lookOf(viewOf(look, sheet, phone), sheet, phone), look)
  })
})
