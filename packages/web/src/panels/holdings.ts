import {
  type Holder,
  holders,
  isPlayer,
  type OperatorId,
  PLACES,
  type PlayerId,
  type Position,
} from '@roundhouse/engine'

/** One hand or place with certificates of a corporation. */
export interface Holding {
  readonly holder: Holder
  readonly percent: number
  readonly certificates: number
  readonly president: boolean
}

/** Who holds what of a corporation: the president first, other players by size, then the places off the table. */
export const holdingsOf = (p: Position, corporation: OperatorId): readonly Holding[] => {
  const sizes = p.rules.operators[corporation]?.shares ?? []
  const found = new Map<Holder, { percent: number; certificates: number; president: boolean }>()
  holders(p, corporation).forEach((holder, i) => {
    const known = found.get(holder) ?? { percent: 0, certificates: 0, president: false }
    known.percent += sizes[i] ?? 0
    known.certificates++
    if (i === 0 && isPlayer(holder)) known.president = true
    found.set(holder, known)
  })
  const seat = (holder: Holder): number =>
    isPlayer(holder) ? p.state.seats.indexOf(holder) : p.state.seats.length + PLACES.indexOf(holder)
  return [...found]
    .map(([holder, each]): Holding => ({ holder, ...each }))
    .sort(
      (a, b) =>
        Number(b.president) - Number(a.president) ||
        Number(isPlayer(b.holder)) - Number(isPlayer(a.holder)) ||
        (isPlayer(a.holder) ? b.percent - a.percent : 0) ||
        seat(a.holder) - seat(b.holder),
    )
}

/** Corporations a player has something of, the largest share first, presidencies before the rest. */
export const handOf = (
  p: Position,
  player: PlayerId,
): readonly { readonly corporation: OperatorId; readonly percent: number; readonly president: boolean }[] =>
  Object.keys(p.state.shares)
    .flatMap((corporation) => {
      const own = holdingsOf(p, corporation).find(({ holder }) => holder === player)
      return own ? [{ corporation, percent: own.percent, president: own.president }] : []
    })
    .sort((a, b) => Number(b.president) - Number(a.president) || b.percent - a.percent)
