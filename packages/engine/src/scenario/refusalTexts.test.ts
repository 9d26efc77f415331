import { describe, expect, it } from 'vitest'
import { buying, cash, scenariosOf } from '../testing/rows.js'
import { told } from '../testing/told.js'
import type { Scenario } from './format.js'

const e = scenariosOf('1846')
const m = scenariosOf('18MEX')
const g = scenariosOf('18Mag')

const GT = { price: 70, shares: { Amy: 40, pool: 10 } }
/** Has a train that could be bought. */
const IC = { price: 60, trains: ['4'], shares: { Bob: 20 } }
const POOR = { players: cash(300, 400, 400), phase: 'III' }
const issue = (percent: number) => ({ type: 'issueShares', percent })
const buy = (name: string, more: object = {}) => ({ type: 'buyTrain', name, ...more })

describe('what a refusal says is so', () => {
  it.each<[string, Scenario, RegExp]>([
    [
      'too few shares for any train are not called too many',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 340, price: 100 } }, POOR), [issue(10)]),
      /^1846-EMR-6: No train needs just 1 share; these numbers bring one within reach: 2, 3\.$/,
    ],
    [
      'the president’s money is his own',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, shares: { Amy: 40, pool: 50 } } }, POOR), [
        buy('5', { help: 490 }),
      ]),
      /^1846-EMR-10: The president must add 490 and has 300/,
    ],
    [
      'a corporation with a train is not said to be rich',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [buy('5', { help: 490 })]),
      /^1846-EMR-1: GT has a train/,
    ],
    [
      'nor when its president sells for it',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [
        { type: 'sellShares', by: 'Amy', corporation: 'GT', percent: 10 },
      ]),
      /^1846-EMR-1: GT has a train/,
    ],
    [
      'who has a train is not told what could be raised',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10, trains: ['5'] }, IC }, POOR), [{ type: 'bankrupt' }]),
      /^1846-EMR-14: Only a president whose corporation must buy a train/,
    ],
    [
      'a train runs once',
      e.turnOf('GT', { operators: { GT: { price: 70, trains: ['2'] } }, tiles: { B16: '57 r1' } }, [
        { type: 'pass' },
        { type: 'runRoutes', runs: ['2: B16-B18', '2: B16-B18'] },
      ]),
      /^1846-RUN-1: Train 2 runs once a turn/,
    ],
    [
      'a port of another corporation is not lent by a player',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 50 }, IC: { price: 60 } }, privates: { SC: 'IC' } }, [
        { type: 'assign', company: 'SC', hex: 'D14' },
      ]),
      /does not own SC|own/,
    ],
    [
      'a wrong price of the first company is one',
      m.stockTurn('Amy', { turn: 1, privates: { MCAR: {}, 'KCM&O': {} } }, [
        { type: 'buyPrivate', company: 'MCAR', price: 25 },
      ]),
      /^MEX-3.1-2: MCAR costs 20, not 25\.$/,
    ],
    [
      'nobody is nobody, whoever’s turn it is',
      m.stockTurn('Amy', {}, [{ type: 'pass', by: 'Zoe' }]),
      /^: There is no such thing here: Zoe\.$/,
    ],
    [
      'a corporation that there is not, has no shares',
      m.stockTurn('Amy', {}, [{ type: 'sellShares', corporation: 'XYZ', percent: 10 }]),
      /^: There is no such thing here: XYZ\.$/,
    ],
    [
      'nor trains',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 500 } }, POOR), [
        { type: 'buyTrain', from: 'XYZ', name: '5', train: '5-0', price: 100 },
      ]),
      /^: There is no such thing here: XYZ\.$/,
    ],
    [
      'nobody waits for himself',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 10 }, IC }, POOR), [
        { type: 'sellShares', by: 'GT', corporation: 'IC', percent: 10 },
      ]),
      /^1846-SEQ-3: It is not the turn of GT but of Amy\.$/,
    ],
    [
      'a hex that there is not, is not full',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [{ type: 'placeToken', hex: 'XX', city: 0 }]),
      /^: There is no such thing here: XX\.$/,
    ],
    [
      'a corporation has no owner who uses it',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [{ type: 'assign', company: 'IC', hex: 'D14' }]),
      /^: IC is no private company\.$/,
    ],
    [
      'nor another private company',
      e.turnOf('GT', { operators: { GT: { price: 70, cash: 200 } } }, [
        { type: 'layTile', hex: 'B16', tile: '57', rotation: 1, power: 'IC' },
      ]),
      /^: IC is no private company\.$/,
    ],
    [
      'who sells is not called the buyer',
      m.stockTurn('Amy', { players: cash(100, 5, 5), privates: { MCAR: 'Amy' } }, [
        { type: 'sellPrivate', company: 'MCAR', price: 20, to: 'Bob' },
      ]),
      /^MEX-3.2-15: The purchase costs 20, and the buyer has 5\.$/,
    ],
    [
      'who is no corporation is not in receivership',
      e.turnOf('SC', { operators: { GT }, privates: { SC: 'Amy', MC: 'Bob' }, at: { step: 'assign' } }, [
        { type: 'buyPrivate', company: 'MC', price: 1 },
      ]),
      /^1846-[A-Z]+-\d: SC is no corporation/,
    ],
    [
      'a company that is sold is not bid on',
      m.stockTurn('Amy', { turn: 1, privates: { MCAR: 'Bob', 'KCM&O': {}, A: {} } }, [
        { type: 'bid', company: 'MCAR', price: 55 },
      ]),
      /^MEX-3.1-2: MCAR is sold already\.$/,
    ],
    [
      'whose turn it is not has not placed a station',
      m.turnOf('UdY', buying({ UdY: { cell: [2, 2] }, MC: { cell: [2, 2] } }, { at: { facts: { token: true } } }), [
        { type: 'placeToken', by: 'MC', hex: 'O10', city: 0 },
      ]),
      /^MEX-4-3: It is not the turn of MC but of UdY\.$/,
    ],
    [
      'what is not understood cites no rule',
      e.stockTurn('Amy', {}, [{ type: 'par', corporation: 'GT' }]),
      /^: The action “par” is incomplete or wrong: price\.$/,
    ],
    [
      'a train is called by its type',
      e.turnOf(
        'GT',
        {
          ...buying({ GT: { ...GT, trains: ['4', '4', '3/5', '3/5'] } }, { phase: 'III' }),
          interrupts: [{ kind: 'discard', by: 'GT' }],
        },
        [{ type: 'discardTrain', train: '6-0' }],
      ),
      /^1846-TRN-6: The train 6 named is none that GT could return\.$/,
    ],
    [
      'a train of another is not called by its card, nor one’s own denied',
      e.turnOf(
        'IC',
        {
          phase: 'II',
          tiles: { G7: '14 r0', G9: '14 r0' },
          operators: {
            IC: { price: 60, shares: { Amy: 40 }, trains: ['4'], tokens: ['K3', 'G7'] },
            GT: { price: 60, shares: { Bob: 40 }, trains: ['4'] },
          },
          at: { step: 'run' },
        },
        [{ type: 'runRoutes', runs: [{ train: '4-0', chains: [['G9', 'G7']], stops: [] }] }],
      ),
      /^1846-RUN-1: The train 4 named does not belong to IC\.$/,
    ],
    [
      'what is returned is one’s own',
      g.turnOf(
        '1',
        {
          operators: { '1': { owner: 'Amy', trains: ['2'] }, '2': { owner: 'Bob', trains: ['2'] } },
          at: { step: 'giveBack' },
        },
        [{ type: 'discardTrain', train: '2-1' }],
      ),
      /^MAG-DIS-1: The train 2 named does not belong to 1\.$/,
    ],
    [
      'nobody is told to sell where nothing can be sold',
      e.turnOf(
        'IC',
        buying(
          { IC: { price: 60, cash: 20, shares: { Amy: 20, pool: 50 } } },
          { phase: 'II', players: cash(10, 400, 400) },
        ),
        [buy('3/5', { help: 140 })],
      ),
      /^1846-EMR-10: The president must add 140 and has 10: only sales could bring the rest\.$/,
    ],
    [
      'an action that there is not breaks no rule',
      e.stockTurn('Amy', {}, [{ type: 'dance' }]),
      /^: There is no action “dance”/,
    ],
    [
      'nor does the end that somebody declined',
      e.stockTurn('Amy', {}, [
        { type: 'endGame' },
        { type: 'answer', by: 'Bob', accept: false },
        { type: 'endGame', by: 'Carlos' },
      ]),
      /^: Somebody wants to play on/,
    ],
    [
      'a corporation is no private company',
      e.turnOf('GT', { operators: { GT, IC }, phase: 'II' }, [{ type: 'buyPrivate', company: 'IC', price: 10 }]),
      /^: IC is no private company\.$/,
    ],
    [
      'an independent is in play, but has no shares',
      e.stockTurn('Amy', { privates: { MS: 'Bob' } }, [{ type: 'par', corporation: 'MS', price: 60 }]),
      /^: MS is no corporation with shares\.$/,
    ],
    [
      'a company of another is there',
      m.stockTurn('Amy', { phase: '3', privates: { MCAR: 'Bob' } }, [
        { type: 'sellPrivate', company: 'MCAR', price: 20, to: 'Carlos' },
      ]),
      /^MEX-3.2-13: MCAR does not belong to Amy\.$/,
    ],
    [
      'and one’s own is not for oneself',
      m.stockTurn('Amy', { phase: '3', privates: { MIR: 'Amy' } }, [
        { type: 'sellPrivate', company: 'MIR', price: 20, to: 'Amy' },
      ]),
      /^MEX-3.2-13: Nobody sells MIR to himself/,
    ],
    [
      'who makes no cars is there all the same',
      g.turnOf(
        '13',
        { operators: { '13': { owner: 'Amy', trains: ['2'], cash: 500 } }, tiles: { I2: '5 r2' }, at: { step: 'run' } },
        [{ type: 'buyEquipment', item: 'car', from: 'MAVAG', price: 20 }],
      ),
      /^: MAVAG sells nothing of the kind\.$/,
    ],
    ...[15, 5, 0, -10].map((percent): [string, Scenario, RegExp] => [
      `${percent}% are not there to be sold by anybody`,
      e.stockTurn('Amy', { operators: { GT } }, [{ type: 'sellShares', corporation: 'GT', percent }]),
      new RegExp(`^: No certificates of GT make up ${percent}%\\.$`),
    ]),
    [
      'nor to be issued',
      e.turnOf('GT', { operators: { GT } }, [{ type: 'issueShares', percent: -10 }]),
      /^: No certificates of GT make up -10%\.$/,
    ],
    [
      'half a share of NdM is one',
      m.stockTurn('Amy', { phase: '4', operators: { NdM: { cell: [2, 2], shares: { Amy: [20, 5], Bob: 10 } } } }, [
        { type: 'sellShares', corporation: 'NdM', percent: 7 },
      ]),
      /^: No certificates of NdM make up 7%\.$/,
    ],
    [
      'the draft has steps of its own',
      {
        title: '1846',
        players: ['Amy', 'Bob', 'Carlos'],
        round: 'draft',
        actions: [{ type: 'dividend', kind: 'full' }],
      },
      /^1846-DRF-2: “Decide the dividend” is not possible in the step “Keep a card”\.$/,
    ],
    [
      'and turns of its own',
      {
        title: '1846',
        players: ['Amy', 'Bob', 'Carlos'],
        round: 'draft',
        actions: [{ type: 'bid', by: 'Bob', company: 'MAIL', price: 0 }],
      },
      /^1846-DRF-1: It is not the turn of Bob but of /,
    ],
    [
      'so has the stock round',
      e.stockTurn('Amy', {}, [{ type: 'pass', by: 'Bob' }]),
      /^1846-SRD-1: It is not the turn of Bob/,
    ],
    [
      'what the bank sells is for sale, but not of one who has none',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 500 }, IC: { price: 60, trains: ['2'] } }, { phase: 'II' }), [
        buy('4', { from: 'IC', price: 10 }),
      ]),
      /^1846-TRN-1: IC has no train 4 to sell\.$/,
    ],
    [
      'nor is a card that there is not, a train that is not for sale',
      e.turnOf('GT', buying({ GT: { ...GT, cash: 500 } }, { phase: 'II' }), [
        buy('3/5', { from: 'bank', train: 'zz-9', price: 160 }),
      ]),
      /^: The action “buyTrain” is incomplete or wrong: train\.$/,
    ],
    [
      'a corporation that there is not, is not short of a place to buy from',
      e.stockTurn('Amy', { operators: { GT } }, [{ type: 'buyShares', corporation: 'XYZ' }]),
      /^: There is no such thing here: XYZ\.$/,
    ],
    [
      'nor one that nobody has started',
      e.stockTurn('Amy', { operators: { GT } }, [{ type: 'buyShares', corporation: 'NYC' }]),
      /^1846-SRD-9: NYC has not been started/,
    ],
    [
      'a game that is over takes no action, whoever would do it',
      e.stockTurn('Amy', {}, [
        { type: 'endGame' },
        { type: 'answer', by: 'Bob', accept: true },
        { type: 'answer', by: 'Carlos', accept: true },
        { type: 'pass' },
      ]),
      /^1846-END-1: The game is over\.$/,
    ],
    [
      'a tile bears a mark, and the hex none',
      e.turnOf('C&O', { phase: 'II', operators: { 'C&O': { price: 60, cash: 500 } } }, [
        { type: 'layTile', hex: 'H14', tile: '292', rotation: 0 },
      ]),
      /^1846-TRK-3: Tile 292 and H14 do not bear the same mark\.$/,
    ],
    ...['G21', 'D16', 'I15'].map((hex): [string, Scenario, RegExp] => [
      `${hex} is red, blue or gray`,
      e.turnOf('C&O', { operators: { 'C&O': { price: 60, cash: 500 } } }, [
        { type: 'layTile', hex, tile: '7', rotation: 0 },
      ]),
      new RegExp(`^1846-TRK-2: ${hex} takes no further tile: red, gray and blue hexes stay as they are\\.$`),
    ]),
    [
      'track that leads to a hex reaches it, but not every tile there',
      e.turnOf('C&O', { operators: { 'C&O': { price: 60, cash: 500 } } }, [
        { type: 'layTile', hex: 'H14', tile: '7', rotation: 1 },
      ]),
      /^1846-TRK-6: The tile on H14 would not be joined to the track of C&O\.$/,
    ],
  ])('%s', (_, scenario, text) => {
    expect(told(scenario)).toMatch(text)
  })

  it('a step and an action go by their names in every language', () => {
    const scenario = e.turnOf('GT', { operators: { GT } }, [{ type: 'dividend', kind: 'full' }])
    expect(told(scenario, 'ru')).toBe('1846-ORD-3: В шаге «Тайлы и станция» это невозможно: «Решить о дивидендах».')
    expect(told(scenario, 'pl')).toBe(
      '1846-ORD-3: W kroku „Kafelki i stacja” nie jest to możliwe: „Zdecyduj o dywidendzie”.',
    )
  })

  it('18MEX: what there is, and what the train costs', () => {
    const UdY = { cell: [2, 2], cash: 0, shares: { Amy: 40, Bob: 30 } }
    const MC = { cell: [2, 2], shares: { Bob: 40, Amy: 20 } }
    const poor = (own: number) => buying({ UdY, MC }, { phase: '5', players: cash(own, 400, 400) })
    const sell = { type: 'sellShares', by: 'Amy', corporation: 'UdY', percent: 10 }
    expect(told(m.turnOf('UdY', poor(390), [{ type: 'bankrupt' }]))).toBe(
      'MEX-4.3.4.2-6: The train costs 450, and treasury, cash and permitted sales come to 570: that is no bankruptcy.',
    )
    expect(told(m.turnOf('UdY', poor(400), [{ ...sell, corporation: 'MC', percent: 20 }]))).toBe(
      'MEX-4.3.4.2-4: The train costs 450, and treasury and president have 400: no more may be sold than it takes to pay for it.',
    )
    expect(told(m.turnOf('UdY', poor(390), [{ type: 'buyTrain', name: '5', help: 450 }]))).toBe(
      'MEX-4.3.4.2-4: The president must add 450 and has 390: only sales could bring the rest.',
    )
  })
})
