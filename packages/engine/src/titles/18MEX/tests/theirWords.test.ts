import { describe, expect, it } from 'vitest'
import { can } from '../../../interchange/can.js'
import { interchange18MEX } from '../interchange/words.js'
import { major, stockTurn, turnOf } from './table.js'
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

  it('names the president’s certificate where a sale is worth as much', () => {
    const seller = stockTurn('Amy', { ...theirs, operators: { TM: major(60, { shares: { Amy: 30, Bob: 20 } }) } }, [])
    expect(toldIn(seller, { type: 'sellShares', by: 'p1', corporation: 'TM', percent: 20 })).toMatchObject([
      { type: 'sell_shares', shares: ['TM_0'], percent: 20 },
    ])
  })
})
