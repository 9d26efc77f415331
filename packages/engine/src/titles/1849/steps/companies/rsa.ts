import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import { asked, interrupt } from '../../../../core/interrupts.js'
import { objection } from '../../../../core/refusals.js'
import { id, orNull } from '../../../../core/shape.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { closePrivate } from '../../../../steps/closing.js'
import { found, startPrices } from '../shares/found.js'
import { foundingOrder } from '../shares/foundingOrder.js'

export const RSA = 'RSA'

export const firstPar = interrupt('par', { corporation: id }, 'The corporation came with RSA: at which price?')
const brought = gameFact(
  'brought',
  orNull(id),
  null,
  'The corporation that came with RSA, while its first train closes it.',
)

export const RSA_FACTS: readonly FactData[] = [brought]

/** The buyer of RSA gets the corporation with the first card (1849-8.1-1). */
export const bringCorporation = (d: Draft, player: PlayerId): void => {
  const [corporation] = foundingOrder.of(d)
  if (corporation !== undefined) firstPar.raise(d, player, { corporation })
}

const setPrice: ActionKind<'par'> = {
  type: 'par',
  *candidates(p, by) {
    const { corporation } = firstPar.data(p)
    for (const { price } of startPrices(p)) yield { action: { type: 'par', by, corporation, price } }
  },
  object(p, { corporation, price }) {
    const isHere = corporation === firstPar.data(p).corporation && startPrices(p).some((each) => each.price === price)
    return isHere ? undefined : objection('sale.par.BAD_PRICE', { corporation: firstPar.data(p).corporation, price })
  },
  apply(d, { by, corporation, price }) {
    d.resume()
    brought.set(d, corporation)
    found(d, corporation, by, price, 'bank')
  },
}

export const firstParStep: Step = { id: 'par', kinds: [setPrice], actor: asked }

/** RSA closes when the corporation that came with it buys its first train (1849-7.1-10). */
export const closeRsaWithFirstTrain = (d: Draft, corporation: OperatorId): void => {
  if (brought.of(d) !== corporation) return
  brought.set(d, null)
  closePrivate(d, RSA)
}

/** If that corporation closes before it has a train, RSA stays open to Phase 12 (1849-7.1-10). */
export const keepRsaOpen = (d: Draft, corporation: OperatorId): void => {
  if (brought.of(d) === corporation) brought.set(d, null)
}
