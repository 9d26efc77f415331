import type { Draft } from '../../../core/draft.js'
import { finishGame } from '../../../core/finish.js'
import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'
import { removeMarker } from '../../../core/market.js'
import { cash, pay } from '../../../core/money.js'
import { liftTokens } from '../../../steps/tokens.js'
import { everythingClosed } from '../rounds/end.js'

/** Nothing is left to play for (OP-24). */
const endIfNothingIsLeft = (d: Draft): void => {
  if (!d.state.ended && everythingClosed(d)) finishGame(d, 'all_closed')
}

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

/** A private company leaves the game; its markers stay unless told otherwise. */
export const closePrivate = (d: Draft, company: PrivateId, options: { readonly keepMarkers?: boolean } = {}): void => {
  if (d.state.privates[company]?.closed) return
  d.private(company, { closed: true, owner: options.keepMarkers ? d.state.privates[company]?.owner : undefined })
  if (!options.keepMarkers) {
    d.private(company, { to: undefined })
    removeMarkers(d, company)
  }
  d.emit({ type: 'privateClosed', company })
  endIfNothingIsLeft(d)
}

/** An independent leaves the game: token and train go, its money returns to the bank (1846-IND-4). */
export const closeIndependent = (d: Draft, id: OperatorId): void => {
  pay(d, id, 'bank', cash(d, id))
  liftTokens(d, id)
  d.operator(id, { closed: 'closed', trains: [], owner: undefined })
  d.emit({ type: 'minorClosed', operator: id })
}

/** A price of $0 (1846-CLS-2): certificates, tokens, trains and private companies go, the cash to the bank. */
export const closeCorporation = (d: Draft, id: OperatorId): void => {
  pay(d, id, 'bank', cash(d, id))
  liftTokens(d, id)
  for (const [company, state] of Object.entries(d.state.privates)) {
    if (state.owner === id) {
      d.private(company, { owner: undefined, to: undefined, closed: true })
      removeMarkers(d, company)
      if (!state.closed) d.emit({ type: 'privateClosed', company })
    } else if (state.to === id) {
      d.private(company, { to: undefined })
    }
  }
  removeMarker(d, id)
  d.operator(id, { closed: 'closed', trains: [], tokens: [], floated: undefined })
  d.set({ shares: { ...d.state.shares, [id]: (d.state.shares[id] ?? []).map(() => 'removed' as const) } })
  d.emit({ type: 'corporationClosed', corporation: id })
  endIfNothingIsLeft(d)
}
