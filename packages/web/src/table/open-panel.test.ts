import { signal } from '@preact/signals'
import { at as atMove, type Choices, choices } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { momentOf, openPanel } from './open-panel.js'

const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const games = new Map(exampleNames().map((name) => [name, exampleGame(name)]))

/** The first decision of this step in the examples of a title. */
const at = (title: string, step: string): Choices => {
  for (const [name, game] of games) {
    for (let n = 0; name.startsWith(title) && n < game.cursor; n++) {
      const open = choices(atMove(game, n), undefined, DEFERRED)
      if (open.step === step) return open
    }
  }
  throw new Error(`no ${step} in the examples of ${title}`)
}

describe('what is open', () => {
  test.each([
    ['1846', 'draft', 'sale'],
    ['18MEX', 'companySale', 'sale'],
    ['18MEX', 'auction', 'sale'],
    ['1846', 'stock', 'stock'],
    ['18MEX', 'par', 'start'],
    ['1846', 'trackToken', 'operating'],
    ['1846', 'buyTrains', 'trains'],
  ])('%s: %s', (title, step, moment) => {
    expect(momentOf(at(title, step))).toBe(moment)
  })

  test('follows the game, except where the player has chosen; looking back changes nothing', () => {
    const now = signal<Choices | null>(at('1846', 'stock'))
    const panel = openPanel(now)
    expect(panel.id.value).toBe('spreadsheet')
    now.value = at('1846', 'buyTrains')
    expect(panel.id.value).toBe('depot')
    panel.choose('charters')
    now.value = null
    expect(panel.id.value).toBe('charters')
    now.value = at('1846', 'stock')
    expect(panel.id.value).toBe('spreadsheet')
    panel.visit('log')
    expect(panel.id.value).toBe('log')
    now.value = at('1846', 'buyTrains')
    expect(panel.id.value).toBe('charters')
    now.value = at('1846', 'stock')
    expect(panel.id.value).toBe('spreadsheet')
  })
})
