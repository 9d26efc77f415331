import type { PlayerId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import type { Position } from '../../../../core/position.js'
import { amount } from '../../../../core/shape.js'

export const calledBond = interrupt(
  'bondOnClosing',
  { due: amount },
  'The bond of a corporation that has closed must be paid: which shares are sold?',
)

/** What a player still has to pay for bonds of corporations that have closed (1849-14.2-4). */
export const owedForBonds = ({ state }: Pick<Position, 'state'>, player: PlayerId): number =>
  state.interrupts
    .filter(({ kind, by }) => kind === calledBond.kind && by === player)
    .reduce((sum, raised) => sum + calledBond.dataOf(raised).due, 0)
