import { type ChildProcess, fork } from 'node:child_process'
import type { FromLoad, LoadPlan, Phase, PhaseResult, ToLoad } from './load-plan.js'

const SCRIPT = new URL('./load.js', import.meta.url)

/** The process that makes the load. */
export class LoadProcess {
  readonly #child: ChildProcess = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

  connect(plan: LoadPlan): Promise<Extract<FromLoad, { kind: 'connected' }>> {
    return this.#ask({ kind: 'connect', plan }, 'connected')
  }

  async run(phase: Phase): Promise<PhaseResult> {
    return (await this.#ask({ kind: 'phase', phase }, 'result')).result
  }

  async end(): Promise<void> {
    const over = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.send({ kind: 'end' } satisfies ToLoad)
    await over
  }

  #ask<K extends FromLoad['kind']>(message: ToLoad, kind: K): Promise<Extract<FromLoad, { kind: K }>> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`the load ended with ${code}`))
      const heard = (answer: FromLoad): void => {
        if (answer.kind !== kind) return
        child.off('exit', gone)
        child.off('message', heard)
        resolve(answer as Extract<FromLoad, { kind: K }>)
      }
      child.on('message', heard)
      child.once('exit', gone)
      child.send(message)
    })
  }
}
