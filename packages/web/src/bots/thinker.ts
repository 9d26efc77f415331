import type { BotReply, BotRequest, Question, Thought } from './protocol.js'

/** Asks bots in a worker of its own. */
export interface Thinker {
  /** Rejects where the bot has failed, or its worker twice. What was given up is never answered. */
  ask(question: Question): Promise<Thought>
  /** Stops whatever is being thought about. */
  giveUp(): void
  close(): void
}

const startWorker = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })

interface Asked {
  readonly question: Question
  readonly resolve: (thought: Thought) => void
  readonly reject: (error: Error) => void
  /** Times a worker was started for it again. */
  restarts: number
}

/** One worker, started when it is first asked. One that dies is started again, once for each question. */
export const thinker = (start: () => Worker = startWorker): Thinker => {
  let worker: Worker | null = null
  let next = 1
  const asked = new Map<number, Asked>()

  const end = (): void => {
    worker?.terminate()
    worker = null
  }

  const died = (error: string): void => {
    end()
    for (const [id, each] of [...asked]) {
      if (each.restarts > 0) {
        asked.delete(id)
        each.reject(new Error(error))
      } else {
        each.restarts++
        send(id, each.question)
      }
    }
  }

  const ready = (): Worker => {
    if (worker) return worker
    const own = start()
    own.onmessage = ({ data }: MessageEvent<BotReply>) => {
      const each = asked.get(data.id)
      asked.delete(data.id)
      if (data.ok) each?.resolve(data.thought)
      else each?.reject(new Error(data.error))
    }
    own.onerror = (event) => {
      // Where the script could not be fetched there is no message.
      if (worker === own) died(event.message ?? 'not loaded')
    }
    own.onmessageerror = () => {
      if (worker === own) died('not understood')
    }
    worker = own
    return own
  }

  const send = (id: number, question: Question): void => {
    const request: BotRequest = { id, question }
    try {
      ready().postMessage(request)
    } catch (error) {
      const each = asked.get(id)
      asked.delete(id)
      each?.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const giveUp = (): void => {
    if (asked.size === 0) return
    asked.clear()
    end()
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = next++
        asked.set(id, { question, resolve, reject, restarts: 0 })
        send(id, question)
      }),
    giveUp,
    close() {
      asked.clear()
      end()
    },
  }
}
