import { describe, expect, it } from 'vitest'
import { SlotLedger } from '../../../interchange/slotLedger.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { interchange1849 } from '../site/words.js'
import { THERE } from './siteTable.js'
import {
  type Actions,
  absorb,
  at,
  bid,
  cash,
  corp,
  gives,
  holds,
  lay,
  order,
  pass,
  position,
  refused,
  start,
  stockTurn,
  token,
  train,
  turnOf,
  unsold,
} from './table.js'

describe('as on 18xx.games', () => {
  it('passesKeepPriority: all pass with SCE sold, and the priority stays', () =>
    holds(
      position(
        {
          ...THERE,
          turn: 1,
          priority: 'Carlos',
          round: { kind: 'initial', at: 'Amy' },
          privates: { ...unsold('CNM', 'SMS', 'RSA'), SCE: 'Bob', SIGI: 'Bob' },
        },
        [bid('SMS', 115), pass(), pass(), pass(gives({ 'cash.Bob': 515, at: 'Bob' }, { priority: 'Carlos' }))],
      ),
    ))

  it('sceFreeToNext: who comes after the one SCE is given to begins, if all the others are sold by bids', () =>
    holds(
      position(
        {
          ...THERE,
          turn: 1,
          priority: 'Carlos',
          round: { kind: 'initial', at: 'Amy', facts: {} },
          privates: unsold('SCE', 'SIGI', 'CNM', 'SMS', 'RSA'),
          memo: {
            drops: 3,
            foundingOrder: ['CTL', 'RCS', 'IFT', 'ATA', 'SFA'],
            bids: {
              SIGI: { Bob: 50 },
              CNM: { Bob: 80 },
              SMS: { Bob: 115 },
              RSA: { Carlos: 155 },
            },
          },
        },
        [
          pass(),
          pass(),
          pass(gives({ 'private.SCE': 'Amy' })),
          start('CTL', 68, gives({ at: 'Bob', priority: 'Bob' })),
        ],
      ),
    ))

  it('closeLate: nobody can act in the stock round, so Closed closes after the next action', () =>
    holds(
      turnOf(
        'CTL',
        {
          ...THERE,
          players: cash(0, 0, 0),
          operators: { CTL: at(8, 0, { operated: true, shares: { Amy: 20, pool: 50 }, trains: ['4H'] }) },
          at: { step: 'finance', facts: { declared: true } },
        },
        [
          pass(gives({ 'price.CTL': 0, step: 'track' }, { 'president.CTL': 'Amy' })),
          pass(gives({ 'price.CTL': null })),
        ],
      ),
    ))

  it.each([
    ['18xx.games', ['AFG', 'ATA', 'IFT', 'SFA', 'CTL']],
    ['rulebook', ['AFG', 'ATA', 'IFT', 'CTL', 'SFA']],
  ] as const)(
    'closeByCard: what closes together at the end of a stock round, by its cards or its price: %s',
    (ruleset, cards) =>
      holds(
        stockTurn(
          'Amy',
          {
            ruleset,
            ...order('SFA', 'CTL'),
            operators: {
              CTL: at(8, 0, { shares: { Bob: 20, pool: 10 } }),
              SFA: at(8, 0, { shares: { Bob: 20, pool: 10 } }),
            },
          },
          [pass(), pass(), pass(gives({ 'price.CTL': null, 'price.SFA': null, 'memo.foundingOrder': cards }))],
        ),
      ),
  )

  /** RCS buys the 12H that destroys Messina, AFG’s home; CTL comes after it and has a way to AFG in Trapani. */
  const destroyed = (ruleset: 'rulebook' | '18xx.games', next: Actions) =>
    turnOf(
      'RCS',
      {
        ruleset,
        options: ['absorbing'],
        phase: '10',
        depot: { left: { '10H': 0 } },
        operators: {
          RCS: corp(144, { cash: 800, shares: { Amy: 40 } }),
          CTL: corp(100, { cash: 300, shares: { Amy: 40 } }),
          AFG: corp(68, {
            shares: { Amy: 40 },
            tokens: ['B14', 'C1'],
            facts: { home: 'B14', ...(ruleset === '18xx.games' ? { markers: ['B14', 'C1'] } : {}) },
          }),
        },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [train('12H', gives({ 'tokens.AFG': ['C1'] })), ...next],
    )

  it('firstMarkerHome: when the home is lost, the next marker of the charter is the home', () => {
    const toTheStep = [pass(gives({ at: 'CTL' })), pass(gives({ step: 'buyToken' }))]
    holds(destroyed('18xx.games', [...toTheStep, absorb('C1', 'AFG', 1, refused('AB3'))]))
    holds(destroyed('rulebook', [...toTheStep, absorb('C1', 'AFG', 1, gives({ 'tokens.CTL': ['C1', 'E1'] }))]))
  })

  /** IFT stood in Trapani when CTL looked last; beyond it is the track of D2. */
  const founding = (corporation: string, ...then: Actions) =>
    stockTurn(
      'Amy',
      {
        ...THERE,
        tiles: { D2: '8 r2' },
        memo: {
          foundingOrder: [corporation],
          looked: [{ by: 'CTL', at: 0, cities: 0 }],
          unseen: [{ hex: 'C1', city: 0, by: 'IFT', gone: true }],
        },
        operators: { CTL: corp(100, { shares: { Bob: 40 } }) },
      },
      [start(corporation, 68), ...then],
    )
  const toOperate = [pass(), pass(), pass(), pass(gives({ at: 'CTL', step: 'track' }))]

  it('staleReach: everybody looks anew after AFG has chosen its home, for cities too', () =>
    holds(founding('AFG', token('M11'), ...toOperate, pass(gives({ step: 'token' })))))

  it('staleReach: nobody looks anew when another corporation is founded', () =>
    holds(founding('SFA', ...toOperate, lay('C3', '58 r5', refused('TL6')))))

  it.each([
    ['One 20% cert', '20%'],
    ['Last cert', '20%'],
    ['Two 10% certs', '10%+10%'],
  ])('a file says %s for what comes for the presidency', (said, choice) => {
    const read = readScenario(stockTurn('Amy', THERE, []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const choose = interchange1849.readers?.choose
    const reading = { p: read.game, by: 'p1', action: { choice: said } } as unknown as Parameters<
      NonNullable<typeof choose>
    >[0]
    expect(choose?.(reading)).toEqual([{ type: 'choose', by: 'p1', choice }])
  })

  const standing = (tile: string, ...ids: readonly string[]) => {
    const operators = Object.fromEntries(ids.map((id) => [id, corp(68, { shares: { Amy: 40 }, tokens: ['M11'] })]))
    const read = readScenario(position({ phase: '10', tiles: { M11: tile }, operators }, []), titles)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    return read.game
  }

  it('on a new tile the stations fill the circles anew', () => {
    const ledger = new SlotLedger(standing('671 r4', 'AFG', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(1)
    ledger.update(standing('671 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(1)
    ledger.update(standing('674 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(0)
  })

  it('one that closes with the tile has had its circle there', () => {
    const ledger = new SlotLedger(standing('671 r4', 'AFG', 'ATA'))
    ledger.update(standing('674 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(1)
  })
})
