import type { Draft } from '../../../../core/draft.js'
import { finishGame } from '../../../../core/finish.js'
import type { PlayerId } from '../../../../core/ids.js'
import { asked, interrupt } from '../../../../core/interrupts.js'
import { pay } from '../../../../core/money.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { percentOf, solvent } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { leaveTable } from '../../../../steps/bankruptcy.js'
import { closePrivate } from '../../../../steps/closing.js'
import { LOAN } from '../../data/tables.js'
import { loans } from './loans.js'

export const loanChoice = interrupt('leave', {}, 'The player has no shares left: a loan, or leave the game?')

/** The player chooses, once all that waits already is settled. */
export const offerLoan = replaceable((d: Draft, player: PlayerId): void => loanChoice.raise(d, player, {}))

/** After a failure one who owns no shares takes a loan or leaves; private companies do not count (1849-10.7-6). */
export const askForLoan = (d: Draft, player: PlayerId): void => {
  const owns = Object.keys(d.state.shares).some((corporation) => percentOf(d, corporation, player) > 0)
  const isAsked = d.state.interrupts.some(({ kind, by }) => kind === loanChoice.kind && by === player)
  if (!owns && !isAsked) offerLoan(d, player)
}

const borrow: ActionKind<'borrow'> = {
  type: 'borrow',
  *candidates(_p, by) {
    yield { action: { type: 'borrow', by } }
  },
  object: () => undefined,
  apply(d, { by }) {
    const player = by as PlayerId
    d.resume()
    loans.set(d, player, loans.of(d, player) + 1)
    pay(d, 'bank', player, LOAN)
    d.emit({ type: 'borrowed', by, amount: LOAN })
  },
}

/** Private companies of one who leaves close (1849-10.7-7). */
export const closeCompaniesOf = replaceable((d: Draft, player: PlayerId): void => {
  for (const [company, { owner }] of Object.entries(d.state.privates)) if (owner === player) closePrivate(d, company)
})

const leaving: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(_p, by) {
    yield { action: { type: 'bankrupt', by } }
  },
  object: () => undefined,
  apply(d, { by }) {
    const player = by as PlayerId
    d.resume()
    d.emit({ type: 'bankrupt', player, rule: '1849-10.7-6' })
    closeCompaniesOf(d, player)
    leaveTable(d, player)
    if (solvent(d).length <= 1) finishGame(d, 'bankrupt')
  },
}

/** The last player left ends the game (1849-13-4). */
export const leave = withReplaceable(leaving, 'candidates')

export const loanStep: Step = { id: 'leave', kinds: [borrow, leave], actor: asked }
