import type { Track } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { gaugeName, gaugeScene, gaugesOf } from './gauges.js'
import { sampleBoard, sampleTile } from './sample-board.js'
import { toSvg } from './svg.js'

const track = (gauge: Track['gauge']): readonly Track[] => [{ a: { edge: 0 }, b: { edge: 3 }, gauge }]

it('the gauges of a board are those of its hexes and of the tiles to come', () => {
  expect(gaugesOf(sampleBoard([{ x: 0, y: 0 }]))).toEqual([])
  expect(
    gaugesOf(
      sampleBoard([{ x: 0, y: 0, track: track('dual') }], {
        tiles: { 7: sampleTile('7', { track: track('standard') }) },
      }),
    ),
  ).toEqual(['standard', 'dual'])
})

it('no two look alike, in either theme, and each has a name of its own', () => {
  const all = ['standard', 'narrow', 'dual'] as const
  for (const theme of ['light', 'dark'] as const)
    expect(new Set(all.map((g) => toSvg(gaugeScene(g, theme)))).size).toBe(3)
  for (const language of ['en', 'ru', 'pl'] as const)
    expect(new Set(all.map((g) => gaugeName(g, language))).size).toBe(3)
})
