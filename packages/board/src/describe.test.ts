import { LANGUAGES } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { describeHex } from './describe.js'
import { BOARDS, sampleBoard, sampleTile } from './sample-board.js'

const board = sampleBoard(
  [
    {
      id: 'D20',
      x: 0,
      y: 0,
      name: 'Erie',
      colour: 'yellow',
      places: [{ kind: 'city', value: 10, slots: 2 }],
      track: [{ a: { edge: 1 }, b: { place: 0 }, gauge: 'standard' }],
      reserved: [
        { by: 'NYC', city: 0 },
        { by: 'ERIE', city: 0 },
      ],
      borders: [{ edge: 4, kind: 'mountain', cost: 40 }],
    },
    {
      id: 'D22',
      x: 2,
      y: 0,
      colour: 'red',
      name: 'Buffalo',
      places: [{ kind: 'offboard', value: { yellow: 30, brown: 60 }, slots: 0 }],
    },
    { id: 'F18', x: 4, y: 0, terrain: { kind: 'mountain', cost: 40 } },
  ],
  {
    layout: 'pointy',
    tiles: { 9: sampleTile('9', { colour: 'yellow', track: [{ a: { edge: 0 }, b: { edge: 3 }, gauge: 'narrow' }] }) },
  },
)
const state = { tiles: { F18: { tile: '9', rotation: 1 } }, tokens: { D20: [{ by: 'NYC', city: 0 }] } }

describe('a hex in words', () => {
  it.each([
    [
      'D20',
      'en',
      'D20 Erie. printed yellow. city, value 10, circles: 2, tokens: NYC, reserved: ERIE. track: west – city. east: mountain pass 40.',
    ],
    [
      'D20',
      'ru',
      'D20 Erie. напечатан жёлтым. город, доход 10, мест: 2, станции: NYC, закреплено: ERIE. пути: запад – город. восток: перевал 40.',
    ],
    [
      'D20',
      'pl',
      'D20 Erie. nadrukowany żółty. miasto, dochód 10, miejsca: 2, stacje: NYC, zarezerwowane: ERIE. tory: zachód – miasto. wschód: przełęcz 40.',
    ],
    ['D22', 'en', 'D22 Buffalo. off the board. off-board area, value 30 (yellow), 60 (brown).'],
    ['F18', 'en', 'F18. tile 9, yellow. track: west – east (narrow gauge).'],
  ] as const)('%s in %s', (hex, language, text) => {
    expect(describeHex({ board, state, hex, language })).toBe(text)
  })

  it('a tile goes by the number printed on it', () => {
    const half = { ...board, tiles: { ...board.tiles, '9': { ...board.tiles['9']!, name: '479' } } }
    expect(describeHex({ board: half, state, hex: 'F18', language: 'en' })).toContain('tile 479, yellow')
  })

  it('the bare hex tells its terrain', () => {
    expect(describeHex({ board, hex: 'F18', language: 'en' })).toBe('F18. mountain 40.')
  })

  it.each(BOARDS)('$name: every hex has words in every language', ({ board: whole }) => {
    for (const hex of Object.keys(whole.hexes)) {
      for (const language of LANGUAGES) {
        expect(describeHex({ board: whole, hex, language })).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })
})
