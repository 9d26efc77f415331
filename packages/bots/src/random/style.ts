import type { ActionType } from '@roundhouse/engine'

/** How often a random player takes to a kind of action when it may. */
export type Style = Readonly<Record<ActionType, number>>

/** Companies start, build, buy trains and pay; now and then anything else happens. */
const PLAIN: Style = {
  pass: 1,
  bid: 4,
  par: 5,
  buyShares: 6,
  sellShares: 0.3,
  issueShares: 0.7,
  redeemShares: 0.2,
  layTile: 6,
  placeToken: 3,
  buyToken: 0.3,
  runRoutes: 10,
  claimRoutes: 0,
  dividend: 10,
  buyTrain: 5,
  buyEquipment: 2,
  discardTrain: 5,
  buyPrivate: 1,
  sellPrivate: 0.2,
  assign: 1,
  usePower: 1,
  borrow: 0.3,
  repay: 0.5,
  answer: 5,
  choose: 3,
  // Only 18xx.games lets a president give up who could go on.
  bankrupt: 0.05,
  endGame: 0,
}

/** Different tables, so that different corners of the rules are visited. */
export const STYLES = {
  plain: PLAIN,
  builders: { ...PLAIN, layTile: 15, placeToken: 6, sellShares: 0.1, buyPrivate: 2, issueShares: 1.5 },
  traders: { ...PLAIN, sellShares: 2, buyShares: 5, issueShares: 1.5, redeemShares: 1, buyTrain: 3, layTile: 3 },
  savers: { ...PLAIN, pass: 3, buyTrain: 2, layTile: 4, sellShares: 0.1, buyPrivate: 0.4 },
  // They look ahead where track and stations go (`foresight.ts`): late games on a well built map, at a price in time.
  planners: { ...PLAIN, pass: 0.3, layTile: 20, placeToken: 5, sellShares: 0.05, buyTrain: 8, issueShares: 0.3 },
} as const satisfies Readonly<Record<string, Style>>

export type StyleName = keyof typeof STYLES
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[]
/** Those that cost next to no thought. */
export const HASTY = STYLE_NAMES.filter((name) => name !== 'planners')
export const isStyle = (name: string): name is StyleName => name in STYLES
