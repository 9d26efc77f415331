import { Dice } from '@roundhouse/bots'
import { Refused, type ResultOf } from '../client/index.js'
import { type Begun, newKey } from './game.js'
import { PersistentPlayer } from './persistent-player.js'

/** Reasons why a request of two who act at the same table at once comes to nothing. */
const BEATEN = new Set(['stale', 'already_asked', 'bad_undo', 'not_yours'])

/** Somebody who plays a table without a pause: what the server has acknowledged is remembered. */
export class TableLoad {
  readonly table: string
  /** Entry number → the action as it was acknowledged. */
  readonly acknowledged = new Map<number, string>()
  readonly #players: readonly PersistentPlayer[]
  readonly #dice: Dice
  readonly #isAlone: boolean
  #isStopped = false
  #onAcknowledged: (() => void) | null = null

  /** `isAlone`: nobody else acts at the table, so nothing may ever be stale. */
  constructor({ table, players }: Begun, addresses: () => readonly string[], seed: number, isAlone: boolean) {
    this.table = table
    this.#players = players.map((player) => new PersistentPlayer(player, addresses))
    this.#dice = new Dice(seed)
    this.#isAlone = isAlone
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Called at the very moment the next action is acknowledged, once. */
  onAcknowledged(listener: () => void): void {
    this.#onAcknowledged = listener
  }

  /** Plays until it is stopped or the game is over. */
  async run(): Promise<void> {
    const params = { table: this.table }
    while (!this.#isStopped) {
      const { decider, number } = await this.#players[0]!.ask('getTable', { params, query: { after: 1_000_000 } })
      if (decider === null) return
      const player = this.#players[Number(decider.slice(1)) - 1]!
      if (number > 0 && this.#dice.chance(0.1)) await this.#undo(player, number)
      else await this.#act(player)
    }
  }

  async #act(player: PersistentPlayer): Promise<void> {
    const params = { table: this.table }
    const { actions, number } = await player.ask('getChoices', { params })
    if (actions.length === 0) return
    const { action } = this.#dice.one(actions)
    await this.#heard(() => player.ask('act', { params, body: { key: newKey(), after: number, action } }))
  }

  /** Back by one: done if it is free, otherwise asked, and forgotten with the next action. */
  async #undo(player: PersistentPlayer, number: number): Promise<void> {
    const body = { key: newKey(), after: number, to: number - 1 }
    await this.#heard(() => player.ask('undo', { params: { table: this.table }, body }))
  }

  async #heard(ask: () => Promise<Pick<ResultOf<'act'>, 'entries'>>): Promise<void> {
    try {
      for (const { number, action } of (await ask()).entries) {
        const known = this.acknowledged.get(number)
        if (known !== undefined) throw new Error(`entry ${number} of ${this.table} was acknowledged twice`)
        this.acknowledged.set(number, JSON.stringify(action))
        this.#onAcknowledged?.()
        this.#onAcknowledged = null
      }
    } catch (error) {
      // An undo that is asked for again after a crash was asked for already.
      if (!(error instanceof Refused) || !BEATEN.has(error.code)) throw error
      if (this.#isAlone && error.code !== 'already_asked') throw error
    }
  }
}
