import { describe, expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import { smallestPapers } from '../core/papers.js'
import { tiny, tinyRules } from '../testing/tiny.js'
import type { FileAction } from './file.js'
import { entityTypeOf, fileIdOf } from './ids.js'
import { Ledger } from './ledger.js'
import { readAction } from './readAction.js'
import type { TitleInterchange, Writing } from './vocabulary.js'
import { writeAction } from './writeAction.js'

const words: TitleInterchange = {
  names: [],
  symbols: [],
  options: () => [],
  optionalRules: () => [],
  trace: { rounds: {} },
}

/** X and Y stand in A1 on a tile with two circles; X owns P. */
const table = tiny({
  board: {
    tiles: { A1: { tile: '14', rotation: 0 } },
    tokens: {
      A1: [
        { by: 'X', city: 0 },
        { by: 'Y', city: 0 },
      ],
    },
  },
  privates: { P: { owner: 'X', used: 0 } },
})

const said = (action: Action, ledger: Ledger, p = table, spoken: TitleInterchange = words): readonly FileAction[] =>
  writeAction({
    words: spoken,
    before: p,
    after: p,
    events: [],
    action,
    ledger,
    id: (id: string) => id,
    entity: (by: string) => ({
      entity: entityTypeOf(p, by) === 'player' ? fileIdOf(p, by as 'p1') : by,
      entity_type: entityTypeOf(p, by),
    }),
  } as Writing)

const writing = (action: Action, ledger: Ledger, p = table): FileAction | null => said(action, ledger, p)[0] ?? null

const ledgerOf = (): Ledger => {
  const ledger = new Ledger(table, words)
  ledger.tiles.laid('A1', '14-0')
  return ledger
}

describe('an action in their words and back', () => {
  it.each<[string, Action, Partial<FileAction> & { readonly [key: string]: unknown }]>([
    ['a loan', { type: 'borrow', by: 'X' }, { type: 'take_loan', entity: 'X', loan: 0 }],
    ['a loan paid back', { type: 'repay', by: 'X' }, { type: 'payoff_loan', entity: 'X', loan: 0 }],
    ['a debt paid by the president', { type: 'repay', by: 'p2' }, { type: 'payoff_debt', entity: 2 }],
    [
      'a token of another',
      { type: 'buyToken', by: 'X', hex: 'A1', city: 0, from: 'Y', price: 30 },
      { type: 'buy_token', city: '14-0-0', slot: 1, price: 30 },
    ],
    [
      'a power with a choice',
      { type: 'usePower', by: 'X', company: 'P', choice: 'claim' },
      { type: 'choose_ability', entity: 'P', entity_type: 'company', choice: 'claim' },
    ],
    ['a power without one', { type: 'usePower', by: 'X', company: 'P' }, { type: 'log' }],
    ['equipment', { type: 'buyEquipment', by: '1', item: 'car', from: 'Y', price: 10 }, { type: 'log' }],
    ['a minor drafted', { type: 'bid', by: 'p1', company: '1', price: 0 }, { type: 'bid', minor: '1', price: 0 }],
    ['a share drafted', { type: 'bid', by: 'p1', company: 'Y', price: 0 }, { type: 'bid', corporation: 'Y' }],
    ['a card', { type: 'bid', by: 'p1', company: 'P', price: 20 }, { type: 'bid', company: 'P', price: 20 }],
  ])('%s', (_, action, theirs) => {
    const ledger = ledgerOf()
    const said = writing(action, ledger)
    expect(said).toMatchObject(theirs)
    expect(readAction(table, words, ledger, said as FileAction)).toEqual([action])
  })

  it('nobody stands in the circle', () => {
    const said = {
      type: 'buy_token',
      entity: 'X',
      entity_type: 'corporation',
      city: '14-0-0',
      slot: 5,
      price: 1,
    } as const
    expect(readAction(table, words, ledgerOf(), said)).toMatchObject({ code: 'any.UNKNOWN_ENTITY' })
  })
})

describe('shares of several sizes', () => {
  const { X } = tinyRules().operators
  /** 1849: Amy is president of X with a ten, Bob has two tens and the last certificate. */
  const p = tiny(
    { shares: { X: ['p1', 'p1', 'p2', 'p2', 'treasury', 'treasury', 'pool', 'p2'] } },
    { operators: X ? { X: { ...X, shares: [20, 10, 10, 10, 10, 10, 10, 20] } } : {}, usualPapers: smallestPapers },
  )

  it.each<[string, Action, readonly string[]]>([
    ['the usual ones', { type: 'sellShares', by: 'p2', corporation: 'X', percent: 20 }, ['X_2', 'X_3']],
    ['others', { type: 'sellShares', by: 'p2', corporation: 'X', percent: 20, papers: [20] }, ['X_7']],
    ['all', { type: 'sellShares', by: 'p2', corporation: 'X', percent: 40 }, ['X_7', 'X_2', 'X_3']],
    ['an issue', { type: 'issueShares', by: 'X', percent: 20 }, ['X_4', 'X_5']],
    ['a redemption', { type: 'redeemShares', by: 'X', percent: 10 }, ['X_6']],
    ['a purchase', { type: 'buyShares', by: 'p1', corporation: 'X', from: 'pool', percent: 10 }, ['X_6']],
  ])('%s', (_, action, shares) => {
    const said = writing(action, new Ledger(p, words), p)
    expect(said).toMatchObject({ shares })
    expect(readAction(p, words, new Ledger(p, words), said as FileAction)).toEqual([action])
  })

  it.each<[string, readonly string[], number, readonly number[] | undefined]>([
    ['the president’s certificate', ['X_0'], 20, [20]],
    ['a part of it', ['X_0'], 10, undefined],
    ['it and another', ['X_1', 'X_0'], 30, [20, 10]],
  ])('%s, sold', (_, shares, percent, papers) => {
    const said = { type: 'sell_shares', entity: 1, entity_type: 'player', shares, percent } as const
    const [action] = readAction(p, words, new Ledger(p, words), said) as readonly Action[]
    expect(action).toEqual({ type: 'sellShares', by: 'p1', corporation: 'X', percent, ...(papers ? { papers } : {}) })
  })
})

describe('a line of its own before an action', () => {
  const ahead: TitleInterchange = {
    ...words,
    ahead: ({ action, entity }) =>
      action.type === 'pass' ? { type: 'take_loan', ...entity(action.by), loan: 0 } : null,
  }
  it.each<[string, Action, readonly string[]]>([
    ['is said first', { type: 'pass', by: 'X' }, ['take_loan', 'pass']],
    ['where the title has one', { type: 'repay', by: 'X' }, ['payoff_loan']],
  ])('%s', (_, action, types) => {
    expect(said(action, ledgerOf(), table, ahead).map(({ type }) => type)).toEqual(types)
  })
})
