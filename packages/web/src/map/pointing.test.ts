import { freeSlot, hexCentre } from '@roundhouse/board'
import { type Position, type RouteProblem, stopEnd } from '@roundhouse/engine'
import { newTable } from '@roundhouse/engine/testing'
import { describe, expect, test, vi } from 'vitest'
import type { MapProps, RunEditing, TileChoosing } from '../contracts.js'
import { type Pointed, pointAt, stepsOf } from './pointing.js'

const position: Position = newTable('1846')
const { board } = position.rules
const middle = (hex: string) => hexCentre(board.layout, board.hexes[hex]!)

const propsOf = (more: Partial<MapProps>) => {
  const told: string[] = []
  const naming = { name: String, short: String, hex: String, money: String, change: String }
  const props: MapProps = {
    position,
    language: 'en',
    theme: 'light',
    naming,
    signs: {},
    onHex: (hex) => told.push(hex),
    onCity: (hex, city) => told.push(`${hex}:${city}`),
    ...more,
  }
  return { props, told }
}
const point = (more: Partial<MapProps>, pointed: Pointed, scale = 1) => {
  const { props, told } = propsOf(more)
  pointAt(props, pointed, scale)
  return told
}

// Chicago: four cities of one slot.
const CHICAGO = 'D6'
const slot = (city: number) => freeSlot(board, position.state.board, CHICAGO, city)!
const open = [0, 1, 2, 3].map((city) => ({ hex: CHICAGO, city }))

describe('what is meant', () => {
  test('a hex', () => expect(point({}, { hex: 'E11', at: middle('E11') })).toEqual(['E11']))
  test('the city under the finger', () => {
    for (const { city } of open)
      expect(point({ openCities: open }, { hex: CHICAGO, at: slot(city) })).toEqual([`D6:${city}`])
  })
  test('the only open city, anywhere on its hex', () =>
    expect(point({ openCities: [open[3]!] }, { hex: CHICAGO, at: slot(0) })).toEqual(['D6:3']))
  test('the hex itself where it is a target too and no city is near', () => {
    const more = { openCities: [open[3]!], targets: { D6: 'legal' } } as const
    const away = { x: 2 * middle(CHICAGO).x - slot(3).x, y: 2 * middle(CHICAGO).y - slot(3).y }
    expect(point(more, { hex: CHICAGO, at: away })).toEqual(['D6'])
    expect(point(more, { hex: CHICAGO, at: slot(3) })).toEqual(['D6:3'])
  })
  test('a city named by its own target', () =>
    expect(point({ openCities: open }, { hex: CHICAGO, at: slot(0), city: 2 })).toEqual(['D6:2']))
  test('the chosen hex again turns the tile', () => {
    const onChoose = vi.fn()
    const choosing: TileChoosing = {
      hex: 'E11',
      options: [
        {
          tile: '5',
          left: 1,
          rotations: [
            { rotation: 0, cost: 0 },
            { rotation: 2, cost: 0 },
          ],
        },
      ],
      chosen: { tile: '5', rotation: 0 },
      after: () => null,
      onChoose,
      onConfirm: () => undefined,
      onCancel: () => undefined,
    }
    expect(point({ choosing }, { hex: 'E11', at: middle('E11') })).toEqual([])
    expect(onChoose).toHaveBeenCalledWith('5', 2, undefined)
  })
})

describe('runs', () => {
  const stop = { kind: 'city', value: 10, bonuses: [], token: true, forMinimum: true } as const
  const train = (id: string) => ({ id, name: id, usable: true, reach: { kinds: ['city'] as const, visits: 2 } })
  const problem: RouteProblem = {
    operator: 'X',
    stops: [
      { ...stop, hex: CHICAGO, place: 0, location: 0 },
      { ...stop, hex: 'E11', place: 0, location: 1 },
      { ...stop, hex: 'G7', place: 0, location: 2 },
    ],
    pieces: [
      { hex: CHICAGO, track: 0, a: stopEnd(0), b: 0, gauge: 1 },
      { hex: 'E11', track: 0, a: 0, b: stopEnd(1), gauge: 1 },
    ],
    points: 1,
    junctions: [],
    trains: [train('one'), train('two')],
    pairs: [],
    claims: [],
    exclusive: [],
  }
  const runs = [{ train: 'one', chains: [], stops: [{ hex: CHICAGO, place: 0 }] }]
  const editing = (train: string | null) => {
    const calls = { onChange: vi.fn(), onTrain: vi.fn() }
    return { calls, editing: { problem, runs, train, colours: [], ...calls } satisfies RunEditing }
  }
  test('a stop of the hex lengthens the run in hand', () => {
    const { calls, editing: e } = editing('one')
    expect(pointAt(propsOf({ editing: e }).props, { hex: 'E11', at: middle('E11') }, 1)).toBe('done')
    expect(calls.onChange.mock.calls[0]![0]).toMatchObject([{ train: 'one', chains: [[CHICAGO, 'E11']] }])
  })
  test('a stop without track to it', () => {
    const { calls, editing: e } = editing('one')
    expect(pointAt(propsOf({ editing: e }).props, { hex: 'G7', at: middle('G7') }, 1)).toBe('noWay')
    expect(calls.onChange).not.toHaveBeenCalled()
  })
  test('a line takes its train in hand', () => {
    for (const held of [null, 'two']) {
      const { calls, editing: e } = editing(held)
      pointAt(propsOf({ editing: e }).props, { hex: 'E9', at: middle('E9'), route: 0 }, 1)
      expect(calls.onTrain).toHaveBeenCalledWith('one')
    }
  })
  test('nothing in hand: the hex is told', () => {
    const { props, told } = propsOf({ editing: editing(null).editing })
    pointAt(props, { hex: 'E11', at: middle('E11') }, 1)
    expect(told).toEqual(['E11'])
  })
})

describe('arrow keys go', () => {
  const hexes = (more: Partial<MapProps>, all = false) => stepsOf(propsOf(more).props, all).map(({ hex }) => hex)
  test('through what can be acted on', () =>
    expect(hexes({ targets: { E11: 'legal', G7: 'done' }, openCities: [open[0]!] })).toEqual(['E11', CHICAGO]))
  test('through all, where nothing can be or all are asked for', () => {
    const count = Object.keys(board.hexes).length
    expect(hexes({})).toHaveLength(count)
    expect(hexes({ targets: { E11: 'legal' } }, true)).toHaveLength(count)
  })
})
