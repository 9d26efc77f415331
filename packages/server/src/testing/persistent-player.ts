import { Refused, type RequestOf, type ResultOf } from '../client/index.js'
import { type Player, stranger } from './player.js'

const PATIENCE = 60_000
const AGAIN = 50

const isAway = (error: unknown): boolean =>
  error instanceof Refused ? error.status === 503 : error instanceof TypeError

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Asked = 'act' | 'undo' | 'getChoices' | 'getTable'

/** A player whose server may be gone at any moment: the same request comes again until it is answered. */
export class PersistentPlayer {
  readonly #player: Player
  /** Where to ask, the preferred one first; asked anew for each try. */
  readonly #addresses: () => readonly string[]

  constructor(player: Player, addresses: () => readonly string[]) {
    this.#player = player
    this.#addresses = addresses
  }

  async ask<N extends Asked>(name: N, request: RequestOf<N>): Promise<ResultOf<N>> {
    const until = Date.now() + PATIENCE
    for (let tries = 0; ; tries++) {
      const addresses = this.#addresses()
      const client = stranger(addresses[tries % addresses.length] ?? '').as(this.#player.token)
      try {
        return (await client.ask(name, ...([request] as never))).body
      } catch (error) {
        if (!isAway(error) || Date.now() > until) throw error
        await delay(AGAIN)
      }
    }
  }
}
