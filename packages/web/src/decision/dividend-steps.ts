import { type ActionOf, type Position, price, step } from '@roundhouse/engine'

type Dividend = ActionOf<'dividend'>

/** Totals that move the price alike. */
export interface DividendStep {
  readonly from: number
  readonly to: number
  /** The price after it. */
  readonly price: number
}

const priceAfter = (p: Position, action: Dividend, amount: number): number => {
  const tried = step(p, { ...action, amount })
  if (!tried.ok) return price(p, action.by)
  const moved = tried.events.find((event) => event.type === 'priceMoved' && event.corporation === action.by)
  return moved?.type === 'priceMoved' ? moved.to : price(p, action.by)
}

/** How the price follows the total, found by trying: more is never worse. */
export const dividendSteps = (
  p: Position,
  action: Dividend,
  range: { readonly min: number; readonly max: number; readonly step: number },
): readonly DividendStep[] => {
  const count = Math.floor((range.max - range.min) / range.step)
  const amountAt = (i: number): number => range.min + i * range.step
  const known = new Map<number, number>()
  const priceAt = (i: number): number => {
    const found = known.get(i) ?? priceAfter(p, action, amountAt(i))
    known.set(i, found)
    return found
  }
  const steps: DividendStep[] = []
  for (let from = 0; from <= count; ) {
    const now = priceAt(from)
    let [low, high] = [from, count]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (priceAt(middle) === now) low = middle
      else high = middle - 1
    }
    steps.push({ from: amountAt(from), to: amountAt(low), price: now })
    from = low + 1
  }
  return steps
}
