import type { Draft } from '../../../../core/draft.js'
import { finishGame } from '../../../../core/finish.js'
import type { PlayerId } from '../../../../core/ids.js'
import { asked, interrupt } from '../../../../core/interrupts.js'
import { marketOrder } from '../../../../core/market.js'
import { pay } from '../../../../core/money.js'
import { percentOf, solvent } from '../../../../core/shares.js'
import type { ActionKind, Step } from '../../../../core/step.js'
import { leaveTable } from '../../../../steps/bankruptcy.js'
import { closePrivate } from '../../../../steps/closing.js'
import { LOAN } from '../../data/tables.js'
import { switches1849 } from '../../switches.js'
import { later, loans } from './loans.js'

export const loanChoice = interrupt('leave', {}, 'The player has no shares left: a loan, or leave the game?')

/** 18xx.games asks before what comes for presidencies that the sell-off has brought away. */
const askFirst = (d: Draft, player: PlayerId): void => {
  const { interrupts } = d.state
  loanChoice.raise(d, player, {})
  const raised = d.state.interrupts.at(-1)
  if (raised && switches1849.swapLater.of(d)) d.set({ interrupts: [raised, ...interrupts] })
}

/** After a failure one who owns no shares takes a loan or leaves; private companies do not count (1849-10.7-6). */
export const askForLoan = (d: Draft, player: PlayerId): void => {
  const owns = Object.keys(d.state.shares).some((corporation) => percentOf(d, corporation, player) > 0)
  const isAsked = d.state.interrupts.some(({ kind, by }) => kind === loanChoice.kind && by === player)
  if (owns || isAsked) return
  if (switches1849.loanLater.of(d) && marketOrder(d).length === 0) later.set(d, [...later.of(d), player])
  else askFirst(d, player)
}

/** A corporation operates: whoever was not asked is asked now. */
export const askThoseLeft = (d: Draft): void => {
  for (const player of later.of(d)) loanChoice.raise(d, player, {})
  later.set(d, [])
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

/** Private companies of one who leaves go too; the last player ends the game (1849-10.7-7, -13-4). */
const leave: ActionKind<'bankrupt'> = {
  type: 'bankrupt',
  *candidates(p, by) {
    // 18xx.games asks one who was asked late and has left again, and does not let him leave twice.
    yield { action: { type: 'bankrupt', by }, deadEnd: !solvent(p).includes(by as PlayerId) }
  },
  object: () => undefined,
  apply(d, { by }) {
    const player = by as PlayerId
    d.resume()
    d.emit({ type: 'bankrupt', player, rule: '1849-10.7-6' })
    if (!switches1849.leaverKeepsPrivates.of(d)) {
      for (const [company, { owner }] of Object.entries(d.state.privates))
        if (owner === player) closePrivate(d, company)
    }
    leaveTable(d, player)
    if (solvent(d).length <= 1) finishGame(d, 'bankrupt')
  },
}

export const loanStep: Step = { id: 'leave', kinds: [borrow, leave], actor: asked }
