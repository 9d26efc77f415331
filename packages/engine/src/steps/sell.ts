import type { Draft } from '../core/draft.js'
import type { PlayerId } from '../core/ids.js'
import { asked, type InterruptKind, interrupt } from '../core/interrupts.js'
import { pay } from '../core/money.js'
import type { Papers } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { replaceable } from '../core/replaceable.js'
import { moveCertificates, paperWays, pickPapers, president } from '../core/shares.js'
import type { Interrupt } from '../core/state.js'
import type { Step } from '../core/step.js'
import { choosePapers, passPresidency, SALE_IN_HAND, type SaleInHand, swap, swapStep } from './presidency.js'
import { handed, isObjection, type Plan, planOf, type Sale, type SaleRules } from './sale.js'

const surrender = interrupt(
  'surrender',
  SALE_IN_HAND.needed,
  "Which of what came for the president's certificate is sold?",
  SALE_IN_HAND.optional,
)

/** Sets of papers the seller may give up after a swap: those announced, if what came allows it. */
const giveUpWays = (p: Position, { seller, corporation, percent, papers }: SaleInHand): readonly Papers[] =>
  papers && pickPapers(p, corporation, seller, papers) ? [papers] : paperWays(p, corporation, seller, percent)

const giveUp = (d: Draft, sale: SaleInHand, papers: Papers | undefined, rules: SaleRules): void => {
  const { seller, corporation, percent } = sale
  const certificates = papers && pickPapers(d, corporation, seller, papers)
  if (!certificates) throw new Error(`${seller} has no ${percent}% of ${corporation} to give up`)
  moveCertificates(d, corporation, certificates, rules.place)
  rules.drop(d, sale, true)
}

/** What remains of a sale after the presidency has passed. */
const goOn = (d: Draft, sale: SaleInHand, rules: SaleRules): void => {
  if (sale.gone) rules.drop(d, sale, true)
  else if (giveUpWays(d, sale).length > 1) {
    // The sale goes on before anything else that waits.
    const { interrupts } = d.state
    surrender.raise(d, sale.seller, sale)
    d.set({ interrupts: [...d.state.interrupts.slice(-1), ...interrupts] })
  } else giveUp(d, sale, giveUpWays(d, sale)[0], rules)
}

/** The presidency passes by a sale, and then what remains of the sale is carried out. */
export const sellPresidency = replaceable(
  (
    d: Draft,
    seller: PlayerId,
    sale: Sale,
    { certificates, to }: Plan & { readonly to: PlayerId },
    rules: SaleRules,
  ) => {
    const rest: SaleInHand = { ...handed(seller, sale), ...(certificates ? { gone: true } : {}) }
    const succession = { corporation: sale.corporation, to, sale: rest }
    if (passPresidency(d, succession, rules.presidency)) goOn(d, rest, rules)
  },
)

/**
 * The papers go to the bank, and the presidency passes where it must. The marker falls when they are where they belong,
 * so that nothing waits for a corporation that closes by it.
 */
export const handOverSold = replaceable((d: Draft, seller: PlayerId, sale: Sale, rules: SaleRules): void => {
  const { corporation, percent } = sale
  const byPresident = president(d, corporation) === seller
  const plan = planOf(d, seller, sale, rules)
  if (isObjection(plan)) throw new Error(`sell: ${seller} cannot sell ${percent}% of ${corporation}`)
  const { certificates, to } = plan
  if (certificates) moveCertificates(d, corporation, certificates, rules.place)
  if (to === null) rules.drop(d, sale, byPresident)
  else sellPresidency(d, seller, sale, { certificates, to }, rules)
})

/** The seller is paid and the papers go. */
export const sell = (d: Draft, seller: PlayerId, sale: Sale, rules: SaleRules): void => {
  const { corporation, percent } = sale
  const amount = rules.proceeds(d, sale)
  d.emit({ type: 'sharesSold', by: seller, corporation, percent, price: amount })
  pay(d, 'bank', seller, amount)
  handOverSold(d, seller, sale, rules)
}

/** Which papers of the new hand go where sold ones go. */
const surrenderStep = (rules: SaleRules): Step => ({
  id: 'swap',
  kinds: [
    choosePapers(
      (p) => surrender.data(p).corporation,
      (p) => giveUpWays(p, surrender.data(p)),
      (d, papers) => {
        const sale = surrender.data(d)
        d.resume()
        giveUp(d, sale, papers, rules)
      },
      rules.presidency,
    ),
  ],
  actor: asked,
  settled(d, raised) {
    const sale = surrender.dataOf(raised)
    giveUp(d, sale, giveUpWays(d, sale)[0], rules)
  },
})

/** The first choice that a sale has left open, if there is one. */
export const saleChoice = ({ state }: Pick<Position, 'state'>): Interrupt | undefined =>
  state.interrupts.find(({ kind }) => kind === surrender.kind || kind === swap.kind)

/** The choices a sale may leave open: for the title's interrupts. */
export const saleSteps = (rules: SaleRules): readonly (readonly [InterruptKind, Step])[] => [
  swapStep(rules.presidency, (d, sale) => goOn(d, sale, rules)),
  [surrender, surrenderStep(rules)],
]
