import type { Draft } from '../core/draft.js'
import type { HexId, OperatorId, PrivateId, SharePlace } from '../core/ids.js'
import { removeMarker } from '../core/market.js'
import { cash, type Purse, pay } from '../core/money.js'
import { cutTurn } from './operating.js'
import { liftTokens } from './tokens.js'

/** Takes a private company's markers off the board. */
export const removeMarkers = (d: Draft, company: PrivateId): void => {
  const markers = { ...d.state.markers }
  for (const [hex, list] of Object.entries(markers) as [HexId, readonly PrivateId[]][]) {
    if (!list.includes(company)) continue
    const left = list.filter((id) => id !== company)
    if (left.length > 0) markers[hex] = left
    else delete markers[hex]
    d.emit({ type: 'markerRemoved', company, hex })
  }
  d.set({ markers })
}

/** A private company leaves the game, its markers with it; with `keepMarkers` they go on working for its owner. */
export const closePrivate = (d: Draft, company: PrivateId, options: { readonly keepMarkers?: boolean } = {}): void => {
  if (d.state.privates[company]?.closed) return
  if (options.keepMarkers) d.private(company, { closed: true })
  else {
    d.private(company, { closed: true, owner: undefined, to: undefined })
    removeMarkers(d, company)
  }
  d.emit({ type: 'privateClosed', company })
}

const loseCompanies = (d: Draft, operator: OperatorId): void => {
  for (const [company, { owner, to, closed }] of Object.entries(d.state.privates)) {
    if (owner === operator) {
      closePrivate(d, company)
      // One that had closed before may have left a marker behind.
      if (closed) {
        d.private(company, { owner: undefined, to: undefined })
        removeMarkers(d, company)
      }
    } else if (to === operator) {
      d.private(company, { to: undefined })
    }
  }
}

/** A minor leaves the game: its token and train go, its money is left to the heir. */
export const closeMinor = (d: Draft, minor: OperatorId, heir: Purse = 'bank'): void => {
  pay(d, minor, heir, cash(d, minor))
  liftTokens(d, minor)
  d.operator(minor, { closed: 'closed', trains: [], owner: undefined, floated: undefined })
  d.emit({ type: 'minorClosed', operator: minor })
}

/**
 * A corporation closes without compensation: cash to the bank, trains, tokens, private companies and markers gone, its
 * turn over. Papers that go elsewhere than out of the game let it be founded again, from nothing.
 */
export const closeCorporation = (d: Draft, corporation: OperatorId, papers: SharePlace = 'removed'): void => {
  pay(d, corporation, 'bank', cash(d, corporation))
  liftTokens(d, corporation)
  loseCompanies(d, corporation)
  removeMarker(d, corporation)
  const gone = papers === 'removed'
  const tokens = gone ? [] : (d.rules.operators[corporation]?.tokens ?? [])
  const operators = { ...d.state.operators, [corporation]: { cash: 0, trains: [], tokens, ...(gone ? CLOSED : {}) } }
  const shares = { ...d.state.shares, [corporation]: (d.state.shares[corporation] ?? []).map(() => papers) }
  const interrupts = d.state.interrupts.filter(({ by }) => by !== corporation)
  d.set({ operators, shares, interrupts })
  if (d.state.round.current === corporation) cutTurn(d)
  d.emit({ type: 'corporationClosed', corporation })
}

const CLOSED = { closed: 'closed' } as const
