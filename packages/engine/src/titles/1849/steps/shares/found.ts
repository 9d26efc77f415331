import type { Draft } from '../../../../core/draft.js'
import { type FactData, operatorFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { asked, interrupt } from '../../../../core/interrupts.js'
import { cellsIn, placeMarker } from '../../../../core/market.js'
import { type Purse, pay } from '../../../../core/money.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { id, orNull } from '../../../../core/shape.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { placeHomeToken, putToken } from '../../../../steps/tokens.js'
import { MARKER_FEE } from '../../data/companies.js'
import { MARKET } from '../../data/market.js'
import { CHAIR, SHARE } from '../../data/tables.js'
import { checkGaribaldi, freeHomes } from './foundingOrder.js'

const ALWAYS = cellsIn(MARKET, 'par')

/** Start prices the phase has opened, cheapest first (1849-9.4-2). */
export const startPrices = (p: Position): readonly { readonly cell: number; readonly price: number }[] => [
  ...ALWAYS,
  ...['par6', 'par10'].flatMap((zone) => (phaseAllows(p, zone) ? cellsIn(MARKET, zone) : [])),
]

export const founderPays = (price: number): number => (price * CHAIR) / SHARE

export const chosenHome = operatorFact('home', orNull(id), null, 'The city it has chosen as its home.')

export const FOUNDING_FACTS: readonly FactData[] = [chosenHome]

export const homeChoice = interrupt('home', {}, 'In which city does the corporation begin?')

/** The treasury gets the price of the president's certificate and pays for the station markers; the first one goes home (1849-9.4-4). */
export const found = replaceable(
  (d: Draft, corporation: OperatorId, player: PlayerId, price: number, payer: Purse): void => {
    const cell = startPrices(d).find((each) => each.price === price)?.cell
    if (cell === undefined) throw new Error(`no start price ${price}`)
    d.share(corporation, 0, player)
    d.operator(corporation, { par: price, floated: true })
    placeMarker(d, corporation, cell)
    d.emit({ type: 'started', corporation, by: player, price })
    pay(d, payer, corporation, founderPays(price))
    pay(d, corporation, 'bank', MARKER_FEE[corporation] ?? 0)
    if (d.rules.operators[corporation]?.home) placeHomeToken(d, corporation)
    else homeChoice.raise(d, corporation, {})
  },
)

const choosingHome: ActionKind<'placeToken'> = {
  type: 'placeToken',
  *candidates(p, by) {
    for (const hex of freeHomes(p)) yield { action: { type: 'placeToken', by, hex, city: 0 } }
  },
  object: (p, { by, hex, city }) =>
    city === 0 && freeHomes(p).includes(hex) ? undefined : objection('sr.home.BAD_CITY', { company: by, hex }),
  apply(d, { by, hex, city }) {
    d.resume()
    d.operator(by, { tokens: (d.state.operators[by]?.tokens ?? []).slice(1) })
    putToken(d, hex, { by, city })
    chosenHome.set(d, by, hex)
    d.emit({ type: 'tokenPlaced', by, hex, cost: 0 })
    checkGaribaldi(d)
  },
}

/** AFG begins in a city of its choice with a free circle (1849-9.4.1-1). */
export const placeHome = withReplaceable(choosingHome, 'apply')

export const homeStep: Step = { id: 'home', kinds: [placeHome], actor: asked }
