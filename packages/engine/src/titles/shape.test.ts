import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titles } from './index.js'

/** What a folder of a title must hold, and what it may. */
interface Shape {
  readonly must: readonly string[]
  readonly may?: readonly string[]
}

/** Who knows one title finds the same thing in the same place of another. */
const SHAPES: Readonly<Record<string, Shape>> = {
  '.': {
    must: ['data', 'guide', 'rounds', 'scenario.ts', 'site', 'steps', 'tests', 'texts', 'title.ts'],
    may: ['switches.ts'],
  },
  data: {
    must: ['companies.ts', 'map.ts', 'market.ts', 'options.ts', 'tables.ts', 'tiles.ts', 'trains.ts'],
    may: ['routes.ts', 'solo.ts'],
  },
  guide: {
    must: ['before.ts', 'guide.ts', 'operating.ts', 'stock.ts'],
    may: ['ending.ts', 'fewer.ts'],
  },
  texts: {
    must: ['aid.ts', 'codes.ts', 'refusals', 'rulebook.ts', 'rules'],
    may: ['changes.ts', 'kit.ts', 'labels.ts', 'services.ts', 'solo.ts', 'stacks.ts'],
  },
}

/** Rounds and chapters of steps every title has; it may have more of its own. */
const ROUNDS = ['end.ts', 'operating.ts', 'setup.ts', 'stock.ts']
const CHAPTERS = ['companies', 'running', 'shares', 'track', 'trains']
/** How a site plays it: one file a mechanism beside these. */
const SITE = ['prompts.ts', 'site.ts', 'words.ts']

const entries = (title: string, folder: string) =>
  readdirSync(join(import.meta.dirname, title, folder), { withFileTypes: true })
const names = (title: string, folder: string): readonly string[] => entries(title, folder).map(({ name }) => name)

describe.each(Object.keys(titles))('the folder of %s', (title) => {
  it.each(Object.entries(SHAPES))('%s', (folder, { must, may = [] }) => {
    const found = names(title, folder)
    expect(must.filter((name) => !found.includes(name))).toEqual([])
    expect(found.filter((name) => !must.includes(name) && !may.includes(name))).toEqual([])
  })

  it('rounds', () => {
    expect(ROUNDS.filter((name) => !names(title, 'rounds').includes(name))).toEqual([])
  })

  it('site', () => {
    expect(SITE.filter((name) => !names(title, 'site').includes(name))).toEqual([])
  })

  it('steps lie in chapters, none beside them', () => {
    expect(
      entries(title, 'steps')
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => name),
    ).toEqual([])
    expect(CHAPTERS.filter((name) => !names(title, 'steps').includes(name))).toEqual([])
  })
})
