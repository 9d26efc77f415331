import { describe, expect, it } from 'vitest'
import { SlotLedger } from '../../../interchange/slotLedger.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { interchange1849 } from '../interchange/words.js'
import {
  type Actions,
  absorb,
  at,
  bankrupt,
  bid,
  cash,
  choose,
  corp,
  gives,
  holds,
  lay,
  order,
  pass,
  position,
  type Row,
  refused,
  row,
  sell,
  start,
  stockTurn,
  type TurnPosition,
  token,
  train,
  turnOf,
  unsold,
} from './table.js'
import { bound, indebted, loose, THERE } from './theirs.js'

/** Differences from the rulebook: what a position comes to when it is played as on 18xx.games. */
const RCS = (shares: Record<string, number | readonly number[]>, more: object = {}): TurnPosition => ({
  ...THERE,
  operators: { RCS: corp(68, { president: 'Amy', shares, ...more }) },
})

const presidencies: readonly Row[] = [
  row(
    'handFirst: certificates in hand are gone before the presidency passes',
    stockTurn('Amy', RCS({ Amy: [20, 20, 10, 10], Bob: 30 }), [
      sell(
        'RCS',
        40,
        gives({ 'papers.RCS.Amy': [10, 10], 'papers.RCS.Bob': [20, 10], 'president.RCS': 'Bob' }),
        undefined,
        { papers: [20, 10, 10] },
      ),
    ]),
  ),
  row(
    'handFirst: a share too much comes back from the pool, though only the last certificate is given',
    stockTurn('Amy', RCS({ Amy: 20, Bob: [20], pool: [10] }), [
      sell('RCS', 10, gives({ 'papers.RCS.Amy': [10], 'papers.RCS.pool': [20], 'president.RCS': 'Bob' })),
    ]),
  ),
  row(
    'handFirst: without such a share there it is not sold (SE5)',
    stockTurn('Amy', RCS({ Amy: 20, Bob: [20] }), [sell('RCS', 10, refused('SE5'))]),
  ),
  row(
    'handFirst: nor is a part of the certificate sold before everything else in hand (SE5)',
    stockTurn('Amy', RCS({ Amy: [20, 20], Bob: 40, pool: [10] }), [sell('RCS', 10, refused('SE5'))]),
  ),
  row(
    'handFirst: the price falls and the shares are sold while it is asked what is given',
    stockTurn('Amy', RCS({ Amy: [20, 10, 10], Bob: [20, 10, 10] }), [
      sell('RCS', 30, gives({ 'price.RCS': 45, 'shares.RCS.Amy': 10, 'shares.RCS.pool': 30, step: 'swap' })),
      choose('20%', gives({ 'president.RCS': 'Bob' }, { 'papers.RCS.pool': [20, 10] })),
    ]),
  ),
  row(
    'handFirst: it is asked though the corporation has closed by the sale',
    stockTurn('Amy', { ...THERE, operators: { RCS: at(8, 0, { shares: { Amy: [20, 10, 10], Bob: [20, 10, 10] } }) } }, [
      sell('RCS', 10, gives({ 'price.RCS': null, step: 'swap' }, { at: 'Amy' })),
      choose('10%+10%', refused('SW2')),
      choose('20%', gives({ step: 'stock' })),
    ]),
  ),
]

const emergencies: readonly Row[] = [
  row(
    'emergencyStack: markers that emergency sales bring together lie as they did before the train step',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['SFA', 'IFT', 'RCS'], shifted: ['RCS'] } },
        {
          RCS: loose(9, {}),
          ATA: loose(9, {}),
          SFA: loose(8, { Amy: 10 }),
        },
      ),
      [sell('SFA', 10, gives({ 'column.r9c3': ['ATA', 'SFA', 'RCS'] }), 'Amy')],
    ),
  ),
  row(
    'emergencyStack: that order is the one before the train step, with what the revenue has moved',
    turnOf(
      'CTL',
      {
        ...THERE,
        players: cash(0, 500, 500),
        operators: { CTL: at(8, 2, { shares: { Amy: 40 } }), ATA: at(8, 1, { shares: { Bob: 40 } }) },
        memo: { stood: ['CTL', 'ATA'] },
        at: { step: 'token' },
      },
      [pass(gives({ step: 'buyTrains', 'memo.stood': ['ATA', 'CTL'] }))],
    ),
  ),
  row(
    'sellOffOnce: when all is lost each corporation is sold once, as much as may be',
    turnOf('CTL', bound({ phase: '8' }, { RCS: loose(9, { Amy: 30, pool: 20 }) }), [
      bankrupt(gives({ 'shares.RCS.Amy': null, 'price.CTL': null })),
    ]),
  ),
  row(
    'closeByCard: what a sell-off closes lies in the order of the cards, the one that concedes last',
    turnOf(
      'CTL',
      bound(
        { phase: '8', ...order('CTL', 'RCS', 'ATA', 'SFA', 'IFT') },
        { ATA: at(8, 0, { shares: { Bob: 40, Amy: 10 } }), RCS: at(8, 0, { shares: { Bob: 40, Amy: 10 } }) },
      ),
      [bankrupt(gives({ 'price.RCS': null, 'memo.foundingOrder': ['SFA', 'IFT', 'RCS', 'ATA', 'CTL'] }))],
    ),
  ),
  row(
    'looseBankruptcy: who has the interest in cash but not a train may give up, and keeps the shares',
    turnOf(
      'CTL',
      {
        ...THERE,
        options: ['bonds'],
        phase: '8',
        players: cash(60, 500, 500),
        operators: {
          CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          IFT: at(7, 1, { shares: { Bob: 40, Amy: 20 } }),
        },
        at: { step: 'finance', facts: { declared: true } },
      },
      [
        pass(gives({ step: 'interest' })),
        bankrupt(gives({ 'cash.Amy': 0, 'price.CTL': null }, { 'shares.IFT.Amy': 20 })),
      ],
    ),
  ),
  row(
    'looseBankruptcy: with less than the interest only as much is sold as that takes, the dearest first',
    turnOf(
      'CTL',
      {
        ...THERE,
        options: ['bonds'],
        phase: '8',
        players: cash(12, 500, 500),
        operators: {
          CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          IFT: at(7, 1, { shares: { Bob: 40, Amy: 20 } }),
          SFA: at(8, 0, { shares: { Bob: 40, Amy: 20 } }),
        },
        at: { step: 'finance', facts: { declared: true } },
      },
      [pass(), bankrupt(gives({ 'cash.Amy': 0, 'shares.IFT.Amy': 10 }, { 'shares.SFA.Amy': 20 }))],
    ),
  ),
  row(
    'looseBankruptcy: a share of its own that closes it and brings the interest is all that is sold',
    turnOf(
      'CTL',
      {
        ...indebted(33, {}),
        operators: {
          CTL: at(8, 0, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          SFA: at(9, 1, { shares: { Bob: 40, Amy: 20 } }),
        },
      },
      [pass(), bankrupt(gives({ 'cash.Amy': 0, 'price.CTL': null }, { 'shares.SFA.Amy': 20 }))],
    ),
  ),
]

describe('as on 18xx.games', () => {
  it.each([...presidencies, ...emergencies])('%s', (_, scenario) => holds(scenario))

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
          AFG: corp(68, { shares: { Amy: 40 }, tokens: ['B14', 'C1'], facts: { home: 'B14', markers: ['B14', 'C1'] } }),
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
    const hear = interchange1849.hear?.choose
    const heard = { p: read.game, by: 'p1', action: { choice: said } } as unknown as Parameters<
      NonNullable<typeof hear>
    >[0]
    expect(hear?.(heard)).toEqual([{ type: 'choose', by: 'p1', choice }])
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
    ledger.settle(standing('671 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(1)
    ledger.settle(standing('674 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(0)
  })

  it('one that closes with the tile has had its circle there', () => {
    const ledger = new SlotLedger(standing('671 r4', 'AFG', 'ATA'))
    ledger.settle(standing('674 r4', 'ATA'))
    expect(ledger.slotOf('ATA', 'M11', 0)).toBe(1)
  })
})
