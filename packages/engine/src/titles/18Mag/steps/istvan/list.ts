import type { HexId, OperatorId } from '../../../../core/ids.js'
import type { CardItem, CompanyCard, TradeOffer } from '../../data/solo.js'

/** What a minor has, as its list looks at it. */
export interface Purse {
  readonly cash: number
  /** Names of its trains. */
  readonly trains: readonly string[]
  /** Items of the list done or left out. */
  readonly done: number
  /** Something was given back, or there was nothing to give back: this train comes next. */
  readonly due: string | null
}

/** What others have. */
export interface Offers {
  priceOf(train: string): number
  /** Another minor of István's that has the train; null = there is none. */
  sellerOf(train: string, offer: TradeOffer): OperatorId | null
}

export type Purchase =
  | { readonly from: 'bank'; readonly train: string; readonly price: number }
  | { readonly from: OperatorId; readonly train: string; readonly price: number }

const LIMIT = 2
const DUTY_TRAIN = '2'

const hasRoom = ({ trains }: Purse): boolean => trains.length < LIMIT

/** Red cards: without a train nothing else happens before one is bought (MAG-V1-8). */
const mustBuyFirst = ({ duty }: CompanyCard, { trains }: Purse): boolean => duty && trains.length === 0

export const nextItem = ({ list }: CompanyCard, { done }: Pick<Purse, 'done'>): CardItem | null => list[done] ?? null

/** Step 2: the hex a station is wanted in. */
export const stationWanted = (card: CompanyCard, purse: Purse): HexId | null => {
  const item = nextItem(card, purse)
  return item?.do === 'station' && !mustBuyFirst(card, purse) ? item.hex : null
}

/** Step 3: the train to give back. Without another that runs in between, all of the new price must be there. */
export const discardWanted = (card: CompanyCard, purse: Purse, { priceOf }: Offers): string | null => {
  const item = nextItem(card, purse)
  if (item?.do !== 'swap' || purse.due !== null || !purse.trains.includes(item.discard)) return null
  const isRich = purse.trains.length > 1 ? purse.cash > item.above : purse.cash >= priceOf(item.train)
  return isRich ? item.discard : null
}

/** Step 3, with no such train to give back: the new one is due if there is room, else the item is left out. */
export const swapWithoutDiscard = (card: CompanyCard, purse: Purse): 'due' | 'leftOut' | null => {
  const item = nextItem(card, purse)
  if (mustBuyFirst(card, purse) || item?.do !== 'swap' || purse.due !== null || purse.trains.includes(item.discard))
    return null
  return hasRoom(purse) ? 'due' : 'leftOut'
}

const tradeOf = (item: CardItem & { do: 'trade' }, { sellerOf }: Offers): Purchase | null => {
  for (const offer of item.offers) {
    const from = sellerOf(item.train, offer)
    if (from !== null) return { from, train: item.train, price: offer.price }
  }
  return null
}

/** Why an item cannot happen. */
export type Obstacle = 'noRoom' | 'noSeller'

/** Step 6: is the next item one that cannot happen? Too little money is no reason, that is waited for. */
export const obstacleTo = (card: CompanyCard, purse: Purse, offers: Offers): Obstacle | null => {
  const item = nextItem(card, purse)
  if (mustBuyFirst(card, purse) || (item?.do !== 'buy' && item?.do !== 'trade')) return null
  if (!hasRoom(purse)) return 'noRoom'
  return item.do === 'trade' && tradeOf(item, offers) === null ? 'noSeller' : null
}

const wanted = (card: CompanyCard, purse: Purse, offers: Offers): Purchase | null => {
  const fromBank = (train: string): Purchase => ({ from: 'bank', train, price: offers.priceOf(train) })
  if (purse.due !== null && !(mustBuyFirst(card, purse) && purse.cash < offers.priceOf(purse.due)))
    return fromBank(purse.due)
  if (mustBuyFirst(card, purse)) return fromBank(DUTY_TRAIN)
  const item = nextItem(card, purse)
  if (item?.do === 'buy') return fromBank(item.train)
  return item?.do === 'trade' ? tradeOf(item, offers) : null
}

/** Step 6: what is bought now, if the money is there. */
export const purchaseWanted = (card: CompanyCard, purse: Purse, offers: Offers): Purchase | null => {
  const found = hasRoom(purse) ? wanted(card, purse, offers) : null
  return found !== null && purse.cash >= found.price ? found : null
}

/** After a purchase: was it the next item, or only the standing duty? */
export const isItemDone = (card: CompanyCard, before: Purse, { train }: Pick<Purchase, 'train'>): boolean =>
  before.due !== null ? train === before.due : !mustBuyFirst(card, before)
