import { resolve } from 'node:path'

/** What the server is told by its environment. */
export interface Settings {
  readonly port: number
  /** Take the next port if this one is taken. */
  readonly nextPort: boolean
  readonly host: string
  readonly dataDir: string
  /** `postgres://…`; null = SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Limits of rate. */
  readonly limits: boolean
  /** How the outside calls this server, behind a proxy: `https://example.org`; null = as each request says. */
  readonly publicUrl: string | null
  /** A proxy in front of the server says who asks. */
  readonly trustProxy: boolean
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Folder of the built page; null = the API alone. */
  readonly pageDir: string | null
  /** Threads for searches and bots. */
  readonly workers: number
  /** Seconds after which somebody who has not looked is told that a table waits. */
  readonly noticeDelay: number
  /** Where mail is handed over: `smtp://user:password@host:587`; null = no mail is sent. */
  readonly smtpUrl: string | null
  /** Who mail comes from. */
  readonly mailFrom: string
  /** Webhooks and push may lead into networks that are not public. */
  readonly privateReceivers: boolean
  /** People get ratings by title from the games they finish. */
  readonly ratings: boolean
  /** Games kept in memory at the most. */
  readonly loadedTables: number
}

/** A setting cannot be understood, or two contradict each other. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const FIRST_PORT = 1846
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1'])
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const isLoopback = (host: string): boolean => LOOPBACK.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host)

type Environment = Readonly<Record<string, string | undefined>>

const wholeNumber = (env: Environment, name: string, usual: number, min: number, max: number): number => {
  const said = env[name]
  if (said === undefined || said === '') return usual
  const value = Number(said)
  if (/^\d+$/.test(said) && value >= min && value <= max) return value
  throw new BadSetting(`${name} must be a number from ${min} to ${max}, not ${JSON.stringify(said)}.`)
}

const yesOrNo = (env: Environment, name: string, usual: boolean): boolean => {
  const said = env[name]?.toLowerCase()
  if (said === undefined || said === '') return usual
  if (['on', '1', 'true', 'yes'].includes(said)) return true
  if (['off', '0', 'false', 'no'].includes(said)) return false
  throw new BadSetting(`${name} must be on or off, not ${JSON.stringify(said)}.`)
}

const publicUrlOf = (said: string | undefined): string | null => {
  if (said === undefined || said === '') return null
  const url = URL.canParse(said) ? new URL(said) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new BadSetting(`PUBLIC_URL must be an address such as https://example.org, not ${JSON.stringify(said)}.`)
}

const databaseOf = (said: string | undefined): string | null => {
  if (said === undefined || said === '') return null
  if (/^postgres(ql)?:\/\//.test(said)) return said
  // The value is not repeated: it may hold a password.
  throw new BadSetting('DATABASE_URL must begin with postgres://.')
}

const smtpOf = (said: string | undefined): string | null => {
  if (said === undefined || said === '') return null
  if (/^smtps?:\/\//.test(said) && URL.canParse(said)) return said
  // The value is not repeated: it may hold a password.
  throw new BadSetting('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.')
}

export const readSettings = (env: Environment, pageDir: string | null): Settings => {
  const host = env.HOST || 'localhost'
  const limits = yesOrNo(env, 'LIMITS', true)
  if (!limits && !isLoopback(host))
    throw new BadSetting(`LIMITS=off is for tests on this machine alone: it is refused while HOST is ${host}.`)
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG || 'info'))
  if (!logLevel) throw new BadSetting(`LOG must be one of ${LOG_LEVELS.join(', ')}.`)
  const smtpUrl = smtpOf(env.SMTP_URL)
  const mailFrom = env.MAIL_FROM ?? ''
  if (smtpUrl !== null && !/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(mailFrom))
    throw new BadSetting('SMTP_URL needs MAIL_FROM: who mail comes from, such as Roundhouse <rails@example.org>.')
  return {
    port: wholeNumber(env, 'PORT', FIRST_PORT, 0, 65535),
    nextPort: env.PORT === undefined || env.PORT === '',
    host,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: databaseOf(env.DATABASE_URL),
    limits,
    publicUrl: publicUrlOf(env.PUBLIC_URL),
    trustProxy: yesOrNo(env, 'TRUST_PROXY', false),
    logLevel,
    pageDir,
    workers: wholeNumber(env, 'WORKERS', 1, 1, 64),
    noticeDelay: wholeNumber(env, 'NOTICE_DELAY', 60, 0, 86_400),
    smtpUrl,
    mailFrom,
    privateReceivers: yesOrNo(env, 'PRIVATE_RECEIVERS', false),
    ratings: yesOrNo(env, 'RATINGS', false),
    loadedTables: wholeNumber(env, 'LOADED_TABLES', 2000, 1, 1_000_000),
  }
}
