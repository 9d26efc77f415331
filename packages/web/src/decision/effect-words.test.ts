import { expect, test } from 'vitest'
import { fresh } from '../../build/sample.js'
import type { Reading } from '../contracts.js'
import { namingOf } from '../table/naming.js'
import { effectWords } from './effect-words.js'
import type { PurseChange } from './effects.js'
import type { Purpose } from './money-items.js'

const game = fresh()
const reading = { game, language: 'en', naming: namingOf(game, 'en') } as Reading

const purse = (id: string, change: number, purpose: Purpose): PurseChange => ({
  purse: id,
  change,
  left: 100,
  items: [{ purse: id, amount: change, purpose, later: false }],
})

test.each<readonly [what: string, of: PurseChange, words: string]>([
  ['what one buys is plain', purse('p1', -40, { kind: 'company', of: 'MC' }), '−$40 → $100'],
  [
    'what another pays for a company at the same time is told',
    purse('p2', -40, { kind: 'company', of: 'MC' }),
    'Boris −$40 → $100 (MC)',
  ],
  ['what another gets for a company is plain', purse('p2', 40, { kind: 'company', of: 'MC' }), 'Boris +$40 → $100'],
  [
    'what the bank gives at the start is told',
    purse('NYC', 800, { kind: 'capital' }),
    'NYC +$800 → $100 (starting capital)',
  ],
])('%s', (_, money, words) => {
  const told = effectWords({ events: [], after: game, money: [money] }, 'p1', reading)
  expect(told.map(({ text }) => text)).toEqual([words])
})
