import { describe, expect, it } from 'vitest'
import type { Game } from '../game.js'
import { type Path, placesIn } from '../testing/leaves.js'
import { walk } from '../testing/walk.js'
import { stateHash } from './hash.js'
import type { GameState } from './state.js'

type Node = Record<string | number, unknown>

/** The state with one place changed in a copy; `change` gets the record or list it is in. */
const changedAt = (state: GameState, path: Path, change: (parent: Node, key: string | number) => void): GameState => {
  const copy = structuredClone(state) as unknown as Node
  const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, copy)
  change(parent, path.at(-1) as string | number)
  return copy as unknown as GameState
}

const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}'`
  if (typeof value === 'boolean') return !value
  if (value === null) return 0
  return Array.isArray(value) ? [...value, 'more'] : { ...(value as Node), more: 1 }
}

const CHANGES: Readonly<Record<string, (parent: Node, key: string | number) => void>> = {
  'another value': (parent, key) => {
    parent[key] = other(parent[key])
  },
  'nothing there': (parent, key) => {
    if (Array.isArray(parent)) parent.splice(key as number, 1)
    else delete parent[key]
  },
  'another kind of value': (parent, key) => {
    parent[key] = typeof parent[key] === 'number' ? String(parent[key]) : [parent[key] as string]
  },
}

const games = (['1846', '18MEX'] as const).flatMap((title) => [...walk(title, 3, 60)])
const late = (title: string): Game => games.filter(({ setup }) => setup.title === title).at(-1) as Game

describe.each(['1846', '18MEX'])('a state of %s', (title) => {
  const { state } = late(title)
  const places = [...placesIn(state)]
  const hash = stateHash(state)

  it.each(Object.entries(CHANGES))('has another hash with %s in any one place', (_, change) => {
    expect(places.length).toBeGreaterThan(250)
    for (const path of places) {
      expect(stateHash(changedAt(state, path, change)), path.join('.')).not.toBe(hash)
    }
  })

  it('has another hash with two neighbours of a list changed over', () => {
    const lists = places.filter((path) => typeof path.at(-1) === 'number' && path.at(-1) !== 0)
    let swapped = 0
    for (const path of lists) {
      const next = changedAt(state, path, (parent, key) => {
        const i = key as number
        ;[parent[i], parent[i - 1]] = [parent[i - 1], parent[i]]
      })
      if (JSON.stringify(next) === JSON.stringify(state)) continue
      expect(stateHash(next)).not.toBe(hash)
      swapped++
    }
    expect(swapped).toBeGreaterThan(20)
  })

  it('has the same hash whatever the order of its keys, and through JSON', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, each]) => [key, turned(each)]),
            )
          : value
    expect(JSON.stringify(turned(state))).not.toBe(JSON.stringify(state))
    expect(stateHash(turned(state) as GameState)).toBe(hash)
    expect(stateHash(JSON.parse(JSON.stringify(state)))).toBe(hash)
    expect(stateHash({ ...state, ended: undefined } as unknown as GameState)).toBe(hash)
  })
})

it('no two positions of two games share one', () => {
  const texts = new Set(games.map(({ state }) => JSON.stringify(state)))
  expect(new Set(games.map(({ state }) => stateHash(state))).size).toBe(texts.size)
  expect(texts.size).toBeGreaterThan(100)
})

it('is sixteen digits, the same on every machine', () => {
  const state = { turn: 1, seats: ['p1'], memo: { a: null, b: true, c: 'ü' } } as unknown as GameState
  expect(stateHash(state)).toBe('f589fd484a764cf9')
})
