import { describe, it } from 'vitest'
import { THERE } from './siteTable.js'
import { at, choose, corp, gives, holds, type Row, refused, row, sell, stockTurn, type TurnPosition } from './table.js'

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
        gives({ 'papers.RCS.Amy': [10, 10], 'papers.RCS.Bob': ['20 president', 10], 'president.RCS': 'Bob' }),
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

describe('presidencies as on 18xx.games', () => {
  it.each(presidencies)('%s', (_, scenario) => holds(scenario))
})
