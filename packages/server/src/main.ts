import { startServer } from './server.js'
import { BadSetting, readSettings } from './settings.js'
import { TooNew } from './storage/migrate.js'
import { InUse, isUnavailable } from './storage/unavailable.js'

/** Runs the server until it is told to stop; the number is the exit code. */
export const main = async (pageDir: string | null): Promise<number> => {
  try {
    const settings = readSettings(process.env, pageDir)
    const server = await startServer(settings, {
      onTaken: (port, next) => console.log(`Port ${port} is taken; trying ${next}.`),
    })
    console.log(`The table is laid: http://localhost:${server.port}/`)
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    await server.stop()
    return 0
  } catch (error) {
    if (error instanceof BadSetting) {
      console.error(error.message)
      return 2
    }
    if (error instanceof InUse || error instanceof TooNew) {
      console.error(error.message)
      return 1
    }
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      console.error(`The port is taken: ${message}`)
      return 1
    }
    if (isUnavailable(error)) {
      console.error(`The storage does not answer: ${message || code}`)
      return 1
    }
    throw error
  }
}
