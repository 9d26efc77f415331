import { reachedCities } from '../../../../board/connection.js'
import type { ActionOf } from '../../../../core/action.js'
import { controller } from '../../../../core/control.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import { ranged, rangeOf } from '../../../../core/marks.js'
import { cash, pay } from '../../../../core/money.js'
import { currentPhase, phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import { agree, declinedBefore, needsConsent } from '../../../../steps/consent.js'
import { optionalStep } from '../../../../steps/optionalStep.js'
import { tokenBoard } from '../../../../steps/placeToken.js'
import { standsIn } from '../../../../steps/tokens.js'
import { chosenHome } from '../shares/found.js'

type BuyToken = ActionOf<'buyToken'>

const absorbed = turnFact('absorbed', flag, false, 'It has bought a station marker of another in this turn.')

export const ABSORB_FACTS: readonly FactData[] = [absorbed]

/** Are station markers of others for sale: from Phase 6 on (1849-14.1-1)? */
export const absorbingOpen = replaceable((p: Position): boolean => phaseAllows(p, 'buyTokens'))

/** A corporation buys one a turn (1849-14.1-1, OP-22). */
export const mayAbsorb = replaceable((p: Position): boolean => !absorbed.of(p))

/** The marker placed at the founding is not for sale (1849-14.1-3). */
export const isHomeMarker = replaceable(
  (p: Position, owner: OperatorId, hex: HexId): boolean =>
    (p.rules.operators[owner]?.home?.hex ?? chosenHome.of(p, owner)) === hex,
)

/** The buyer's marker takes the circle, the other goes back to its charter (1849-14.1-2). */
export const carryOutAbsorbing = replaceable((d: Draft, { by, hex, city, from, price }: BuyToken): void => {
  pay(d, by, from, price)
  const [, ...left] = d.state.operators[by]?.tokens ?? []
  d.operator(by, { tokens: left })
  d.operator(from, { tokens: [...(d.state.operators[from]?.tokens ?? []), 0] })
  const tokens = (d.state.board.tokens[hex] ?? []).map((token) =>
    token.by === from && token.city === city ? { ...token, by } : token,
  )
  d.set({ board: { ...d.state.board, tokens: { ...d.state.board.tokens, [hex]: tokens } } })
  absorbed.set(d, true)
  d.emit({ type: 'tokenBought', by, from, hex, price })
})

/** A station marker of another for any price its president agrees to (1849-14.1-1 … -4). */
const buyToken: ActionKind<'buyToken'> = {
  type: 'buyToken',
  *candidates(p, by) {
    if (!absorbingOpen(p) || !mayAbsorb(p)) return
    const max = cash(p, by)
    for (const { hex, place } of reachedCities(p.rules.board, tokenBoard(p, by), by)) {
      for (const { by: from, city } of p.state.board.tokens[hex] ?? []) {
        if (from === by || city !== place || isHomeMarker(p, from, hex)) continue
        const action: BuyToken = { type: 'buyToken', by, hex, city, from, price: 1 }
        yield ranged(action, rangeOf('price', 1, max))
      }
    }
  },
  object(p, action) {
    const { by, hex, city, from, price } = action
    if (!absorbingOpen(p)) return objection('or.buyToken.PHASE', { phase: currentPhase(p).name })
    if (!mayAbsorb(p)) return objection('or.buyToken.WRONG_STEP', {})
    const isThere = (p.state.board.tokens[hex] ?? []).some((token) => token.by === from && token.city === city)
    if (!isThere || from === by) return objection('or.buyToken.NOT_THERE', { company: from, hex })
    if (isHomeMarker(p, from, hex)) return objection('or.buyToken.HOME', { company: from, hex })
    if (standsIn(p, by, hex)) return objection('or.buyToken.ALREADY_IN_CITY', { company: by, hex })
    if ((p.state.operators[by]?.tokens.length ?? 0) === 0)
      return objection('or.buyToken.NO_TOKEN_LEFT', { company: by })
    const isReached = reachedCities(p.rules.board, tokenBoard(p, by), by).some(
      (at) => at.hex === hex && at.place === city,
    )
    if (!isReached) return objection('or.buyToken.NOT_CONNECTED', { company: by, hex })
    const have = cash(p, by)
    if (price < 1 || have < price) return objection('or.buyToken.PRICE', { price, have })
    const refused = declinedBefore(p, action)
    return refused ? objection('or.buyToken.NO_CONSENT', { player: refused }) : undefined
  },
  apply(d, action) {
    const owner = controller(d, action.from)
    if (owner !== null && needsConsent(d, action.by, owner)) agree(d, action, owner, action.hex, action.price)
    else carryOutAbsorbing(d, action)
  },
}

/** Step 4 with absorbing: after the run, so that it does not help it (1849-14.1-4). */
export const absorbStep = optionalStep('buyToken', buyToken)
