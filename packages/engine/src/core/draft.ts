import type { GameEvent } from './event.js'
import type { Holder, OperatorId, PlayerId, PrivateId } from './ids.js'
import type { Position } from './position.js'
import type { Setup } from './setup.js'
import type { GameState, OperatorState, PlayerState, PrivateState, RoundState } from './state.js'
import type { Rules } from './title.js'
import { work } from './work.js'

/** A copy with some fields changed; `undefined` takes a field away, so that the state stays plain JSON. */
export const patched = <T extends object>(value: T, patch: { readonly [K in keyof T]?: T[K] | undefined }): T => {
  work.records++
  const copy = { ...value }
  for (const key of Object.keys(patch) as (keyof T)[]) {
    const next = patch[key]
    if (next === undefined) delete copy[key]
    else copy[key] = next as T[keyof T]
  }
  return copy
}

type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A position being changed. The states it started from are never touched: every change makes new records. */
export class Draft implements Position {
  readonly setup: Setup
  readonly rules: Rules
  state: GameState
  readonly events: GameEvent[] = []
  /** The least the bank has had since this draft was begun or its money laid out: once broken it stays so, even if money comes back. */
  lowestBank: number | null

  constructor(from: Position) {
    this.setup = from.setup
    this.rules = from.rules
    this.state = from.state
    this.lowestBank = from.state.bank
  }

  emit(event: GameEvent): void {
    this.events.push(event)
  }

  set(patch: Patch<GameState>): void {
    this.state = patched(this.state, patch)
    if (patch.bank !== undefined) this.lowestBank = patch.bank
  }

  player(id: PlayerId, patch: Patch<PlayerState>): void {
    this.set({ players: { ...this.state.players, [id]: patched(this.state.players[id] as PlayerState, patch) } })
  }

  operator(id: OperatorId, patch: Patch<OperatorState>): void {
    const operators = { ...this.state.operators, [id]: patched(this.state.operators[id] as OperatorState, patch) }
    this.set({ operators })
  }

  private(id: PrivateId, patch: Patch<PrivateState>): void {
    const privates = { ...this.state.privates, [id]: patched(this.state.privates[id] as PrivateState, patch) }
    this.set({ privates })
  }

  share(corporation: OperatorId, certificate: number, to: Holder): void {
    const holders = [...(this.state.shares[corporation] ?? [])]
    holders[certificate] = to
    this.set({ shares: { ...this.state.shares, [corporation]: holders } })
  }

  round(patch: Patch<RoundState>): void {
    this.set({ round: patched(this.state.round, patch) })
  }

  /** The first interrupt is settled. */
  resume(): void {
    this.set({ interrupts: this.state.interrupts.slice(1) })
  }
}
