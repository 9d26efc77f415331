import { describe, expect, it } from 'vitest'
import { can } from '../../../interchange/can.js'
import { Ledger } from '../../../interchange/ledger.js'
import { readAction } from '../../../interchange/readAction.js'
import { interchange18MEX } from '../site/words.js'
import { buying, major, stockTurn, turnOf } from './table.js'
import { cities, five, positionOf, theirs, toldIn } from './theirs.js'

const chi = major(60, { shares: { Bob: 50 }, cash: 70, tokens: ['E6', 'I8', 'I10'] })

describe('18MEX in the words of 18xx.games', () => {
  const asked = turnOf(
    'TM',
    {
      ...five({ CHI: chi }),
      ...cities,
      interrupts: [{ kind: 'mergerToken', by: 'NdM', facts: { corporation: 'CHI', left: 1 } }],
    },
    [],
  )

  it('assigns a station of the merged company to NdM', () => {
    expect(can(positionOf(asked), interchange18MEX)).toEqual(['assign'])
    expect(toldIn(asked, { type: 'choose', by: 'NdM', choice: 'I8' })).toMatchObject([
      { type: 'assign', entity: 'NdM', target: 'I8', target_type: 'hex' },
    ])
  })

  it.each([
    ['the company', { entity: 'CHI', entity_type: 'corporation' }],
    ['its president', { entity: 2, entity_type: 'player' }],
    ['somebody else', { entity: 1, entity_type: 'player' }],
  ] as const)('takes a pass in the name of %s from the major that is asked about the merger', (_, said) => {
    const offered = { interrupts: [{ kind: 'mergerOffer', by: 'CHI', facts: { queue: ['CHI'] } }] }
    const game = positionOf(turnOf('TM', { ...five({ CHI: chi }), ...cities, ...offered }, []))
    const reading = readAction(game, interchange18MEX, new Ledger(game, interchange18MEX), {
      type: 'pass',
      id: 1,
      ...said,
    })
    expect(reading).toEqual([{ type: 'pass', by: 'CHI' }])
  })

  it('names the president’s certificate where a sale is worth as much', () => {
    const seller = stockTurn('Amy', { ...theirs, operators: { TM: major(60, { shares: { Amy: 30, Bob: 20 } }) } }, [])
    expect(toldIn(seller, { type: 'sellShares', by: 'p1', corporation: 'TM', percent: 20 })).toMatchObject([
      { type: 'sell_shares', shares: ['TM_0'], percent: 20 },
    ])
  })

  it.each([
    ['18xx.games', { percent: 10, certificates: [2] }],
    ['rulebook', { percent: 5, exchange: true }],
  ] as const)('hears an exchange for a train that must be bought as %s carries it out', (ruleset, sold) => {
    const ndm = { cell: [2, 3], par: 60, shares: { Bob: 30, Amy: [10], pool: [5] } }
    const udy = major(60, { shares: { Amy: 50 } })
    const game = positionOf(turnOf('UdY', buying({ UdY: udy, NdM: ndm }, { ruleset, phase: '4' }), []))
    const ledger = new Ledger(game, interchange18MEX)
    const hand = ledger.shares.hand('NdM', 'p1').map((n) => `NdM_${n}`)
    const half = ledger.shares.pick('NdM', 'pool', [5])[0]
    const said = { type: 'sell_shares', id: 1, entity: 1, entity_type: 'player', shares: hand, percent: 10 } as const
    expect(readAction(game, interchange18MEX, ledger, { ...said, swap: `NdM_${half}` })).toEqual([
      { type: 'sellShares', by: 'p1', corporation: 'NdM', ...sold },
    ])
  })
})
