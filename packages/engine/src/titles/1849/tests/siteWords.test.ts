import { describe, expect, it } from 'vitest'
import { ShareLedger } from '../../../interchange/shareLedger.js'
import { sellShares } from '../../../interchange/writeAction.js'
import { readScenario } from '../../../scenario/read.js'
import { tryScenario } from '../../../scenario/try.js'
import { titles } from '../../index.js'
import { interchange1849 } from '../site/words.js'
import { gameOf, THERE } from './siteTable.js'
import { at, gives, pass, position, start, unsold } from './table.js'

describe('what 18xx.games shows', () => {
  it('AFG’s first home is chosen when it is known who begins the stock round', () => {
    const read = readScenario(
      position(
        {
          ...THERE,
          turn: 1,
          priority: 'Carlos',
          round: { kind: 'initial', at: 'Amy' },
          privates: unsold('SCE', 'SIGI', 'CNM', 'SMS', 'RSA'),
          memo: {
            drops: 3,
            foundingOrder: ['AFG', 'RCS', 'IFT', 'ATA', 'SFA'],
            bids: { SIGI: { Bob: 50 }, CNM: { Bob: 80 }, SMS: { Bob: 115 }, RSA: { Carlos: 155 } },
          },
        },
        [pass(), pass(), pass(), start('AFG', 68, gives({ step: 'home' }))],
      ),
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(interchange1849.trace.priority?.(tryScenario(read).game)).toBe('p2')
  })

  it('a sell-off takes the shares first, and what comes for the presidency goes to the seller', () => {
    const hands = (shares: Record<string, number | readonly number[]>) =>
      gameOf(position({ ...THERE, operators: { IFT: at(7, 1, { shares }) } }, []))
    const ledger = new ShareLedger(hands({ Amy: 30, Bob: 30 }), { sellsHandFirst: true })
    const [own] = ledger.hand('IFT', 'p1').filter((n) => n > 0)
    ledger.update(hands({ Bob: 30, Amy: [10, 10], pool: 10 }))
    expect(ledger.holderOf('IFT', own as number)).toBe('pool')
  })

  it.each([
    [20, ['IFT_0']],
    [10, ['IFT_1']],
    [30, ['IFT_1', 'IFT_0']],
  ])('of 30%% with the president’s certificate %i%% are told by as few as make it up', (percent, shares) => {
    const before = gameOf(position({ ...THERE, operators: { IFT: at(7, 1, { shares: { Amy: 30, Bob: 30 } }) } }, []))
    const writing = {
      before,
      action: { type: 'sellShares', by: 'p1', corporation: 'IFT', percent },
      ledger: { shares: new ShareLedger(before, { sellsHandFirst: true }) },
      entity: () => ({}),
      id: (id: string) => id,
    } as unknown as Parameters<typeof sellShares>[0]
    expect(sellShares(writing)).toMatchObject({ shares, percent })
  })
})
