import { signal } from '@preact/signals'
import { type Choices, choices } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { momentOf, openPanel } from './open-panel.js'

const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const at = (file: string, n: number): Choices => choices(exampleGame(file, n), undefined, DEFERRED)
const [first] = exampleNames()
const mexico = exampleNames().find((name) => name.startsWith('18MEX'))!

describe('what is open', () => {
  test.each([
    ['a draft', first!, 2, 'sale'],
    ['a sale', mexico, 9, 'sale'],
    ['an auction', mexico, 95, 'sale'],
    ['a stock round', first!, 164, 'stock'],
    ['track', first!, 250, 'operating'],
    ['trains', first!, 298, 'trains'],
  ])('%s', (_name, file, n, moment) => {
    expect(momentOf(at(file, n))).toBe(moment)
  })

  test('follows the game, except where the player has chosen; looking back changes nothing', () => {
    const now = signal<Choices | null>(at(first!, 164))
    const panel = openPanel(now)
    expect(panel.id.value).toBe('spreadsheet')
    now.value = at(first!, 298)
    expect(panel.id.value).toBe('depot')
    panel.choose('charters')
    now.value = null
    expect(panel.id.value).toBe('charters')
    now.value = at(first!, 164)
    expect(panel.id.value).toBe('spreadsheet')
    panel.visit('log')
    expect(panel.id.value).toBe('log')
    now.value = at(first!, 298)
    expect(panel.id.value).toBe('charters')
    now.value = at(first!, 164)
    expect(panel.id.value).toBe('spreadsheet')
  })
})
