import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../bin/serve.mjs', import.meta.url))
const PATIENCE = 60_000

/** A server in a process of its own, as people run it: it can be killed and started again on the same data. */
export class ServerProcess {
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | null = null
  #address = ''
  #said = ''

  /** Settings as in docs/running-a-server.md. */
  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  /** Of the process that runs now: each start takes another port. */
  get address(): string {
    return this.#address
  }

  /** All that the process that runs now, or ran last, has logged. */
  get log(): string {
    return this.#said
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', LOG: 'error', ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#said = ''
    child.stderr?.on('data', (chunk) => {
      this.#said += String(chunk)
    })
    const port = await new Promise<string>((resolve, reject) => {
      let out = ''
      const timer = setTimeout(
        () => reject(new Error(`the server does not start: ${this.#said.slice(-4000)}`)),
        PATIENCE,
      )
      child.stdout?.on('data', (chunk) => {
        out += chunk
        const [, found] = /http:\/\/localhost:(\d+)\//.exec(out) ?? []
        if (found === undefined) return
        clearTimeout(timer)
        resolve(found)
      })
      child.once('exit', (code) => {
        clearTimeout(timer)
        reject(new Error(`the server ended with ${code}: ${this.#said.slice(-4000)}`))
      })
    })
    this.#address = `http://127.0.0.1:${port}`
  }

  /** SIGKILL: nothing is finished, nothing written, nobody told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** SIGTERM: a clean stop; its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const over = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill(signal)
    return over
  }
}
