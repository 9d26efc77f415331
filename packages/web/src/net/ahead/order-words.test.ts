import { COMPANY_ALARMS, type Language, PASS_ALARMS, type StandingOrder, SURPRISES } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import type { Naming } from '../../contracts.js'
import { endedWords, ORDER_REASONS, orderWords, untilWords } from './order-words.js'

const naming: Naming = {
  name: (id) => id.toUpperCase(),
  short: (id) => id,
  hex: (id) => id,
  money: (amount) => `$${amount}`,
  change: (amount) => `+$${amount}`,
}
const inWords = (language: Language) => ({ language, naming })

it('every reason for which an order ends has words of its own', () => {
  expect([...ORDER_REASONS].sort()).toEqual(
    [...PASS_ALARMS, ...COMPANY_ALARMS, ...SURPRISES, 'undone', 'missed'].sort(),
  )
})

const rows: readonly (readonly [StandingOrder, string, string])[] = [
  [{ kind: 'pass', auctions: false, until: [] }, 'Pass', ''],
  [
    { kind: 'pass', auctions: true, until: ['sale', 'start'] },
    'Pass, in auctions too',
    'until somebody sells any shares; or somebody starts a company',
  ],
  [
    { kind: 'run', company: 'CHI', pay: 'full', atLeast: 120, until: ['phase'] },
    'CHI: best runs, pay out all, from $120 on',
    'until a new phase begins',
  ],
  [{ kind: 'run', company: 'CHI', until: [] }, 'CHI: best runs', ''],
  [{ kind: 'skip', company: 'CHI', steps: ['track', 'token'], until: [] }, 'CHI: skip Lay track, Place a station', ''],
]
it.each(rows)('%j in words', (order, does, until) => {
  expect([orderWords(order, inWords('en')), untilWords(order, inWords('en'))]).toEqual([does, until])
})

it('says who has ended it by what', () => {
  expect(endedWords({ why: 'ownSale', number: 4, by: 'p2', company: 'CHI' }, inWords('en'))).toBe(
    'Ended: P2 sold shares of CHI.',
  )
  expect(endedWords({ why: 'less', number: 4, company: 'CHI', revenue: 90 }, inWords('ru'))).toBe(
    'Прекращено: поезда CHI приносят лишь $90.',
  )
})
