import type { ActionOf, ActionType } from '../core/action.js'

const run = { train: '2-0', chains: [['D6', 'D8']], stops: [{ hex: 'D6', place: 0 }], counts: ['D6'] }

/** One action of every type with every field it can have, for tests that change them one by one. */
export const EVERY_ACTION: { readonly [T in ActionType]: Required<ActionOf<T>> } = {
  pass: { type: 'pass', by: 'p1' },
  bid: { type: 'bid', by: 'p1', company: 'MS', price: 40 },
  par: { type: 'par', by: 'p1', corporation: 'NYC', price: 100 },
  buyShares: {
    type: 'buyShares',
    by: 'p1',
    corporation: 'NYC',
    from: 'pool',
    percent: 10,
    exchange: true,
    certificates: [1],
  },
  sellShares: {
    type: 'sellShares',
    by: 'p1',
    corporation: 'NYC',
    percent: 10,
    papers: [10],
    exchange: true,
    certificates: [1],
  },
  issueShares: { type: 'issueShares', by: 'NYC', percent: 10, papers: [10] },
  redeemShares: { type: 'redeemShares', by: 'NYC', percent: 10 },
  layTile: { type: 'layTile', by: 'NYC', hex: 'D6', tile: '57', rotation: 0, power: 'MS', spends: 'token' },
  placeToken: { type: 'placeToken', by: 'NYC', hex: 'D6', city: 0, power: 'MS' },
  buyToken: { type: 'buyToken', by: 'NYC', hex: 'D6', city: 0, from: 'B&O', price: 40 },
  runRoutes: { type: 'runRoutes', by: 'NYC', runs: [run] },
  claimRoutes: { type: 'claimRoutes', by: 'p1', runs: [run] },
  dividend: { type: 'dividend', by: 'NYC', kind: 'full', amount: 10 },
  buyTrain: { type: 'buyTrain', by: 'NYC', from: 'bank', train: '2-0', name: '2', price: 80, help: 10, power: 'MS' },
  buyEquipment: { type: 'buyEquipment', by: 'NYC', item: 'car', from: 'bank', price: 10 },
  discardTrain: { type: 'discardTrain', by: 'NYC', train: '2-0' },
  buyPrivate: { type: 'buyPrivate', by: 'NYC', company: 'MS', price: 40, share: true },
  sellPrivate: { type: 'sellPrivate', by: 'p1', company: 'MS', price: 40, to: 'p2' },
  assign: { type: 'assign', by: 'MS', company: 'MS', hex: 'D6', to: 'NYC' },
  usePower: { type: 'usePower', by: 'NYC', company: 'MS', choice: 'one' },
  borrow: { type: 'borrow', by: 'NYC' },
  repay: { type: 'repay', by: 'NYC' },
  answer: { type: 'answer', by: 'p1', accept: true, offer: 'o' },
  choose: { type: 'choose', by: 'p1', choice: 'one' },
  bankrupt: { type: 'bankrupt', by: 'p1' },
  endGame: { type: 'endGame', by: 'p1' },
}
