import {
  BadBackup,
  BadSetting,
  InUse,
  NoDatabase,
  openBeside,
  readSettings,
  type Storage,
  TooNew,
  TooOld,
} from '@roundhouse/server/operating'
import { type Arguments, BadInput, type Command, WrongUse } from '../command.js'
import { backup, restoring } from '../server/data.js'
import { checking, exporting } from '../server/games.js'
import type { Part } from '../server/part.js'
import { invitations, invite, operator, reset, users } from '../server/people.js'

const PARTS: readonly Part[] = [users, reset, invite, invitations, operator, backup, restoring, exporting, checking]

const partOf = ({ words: [name, ...words], text, list, flag }: Arguments): readonly [Part, Arguments] => {
  const part = PARTS.find((each) => each.name === name)
  if (!part) throw new WrongUse(`there is no "${name}"; there are ${PARTS.map((each) => each.name).join(', ')}`)
  const foreign = [...Object.keys(text), ...Object.keys(flag)].find((option) => !part.options.includes(option))
  if (foreign !== undefined) throw new WrongUse(`${part.name} knows no --${foreign}`)
  const [least, most] = part.words
  if (words.length < least) throw new WrongUse(`${part.form.split(' ')[words.length]} is missing`)
  if (words.length > most) throw new WrongUse(`"${words[most]}" is one word too many`)
  return [part, { words, text, list, flag }]
}

/** Faults of the place the command works in, told in a line. */
const KNOWN = [BadBackup, BadSetting, InUse, NoDatabase, TooNew, TooOld]

const told = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof BadInput || error instanceof WrongUse) return error
  if (KNOWN.some((kind) => error instanceof kind)) return new BadInput(error.message)
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? new BadInput(`the storage: ${error.message.split('\n')[0] || code}`) : error
}

export const serverCommand: Command = {
  name: 'server',
  form: `${PARTS.map(({ name }) => name).join('|')} …`,
  about: 'for whoever runs a server: people, invitations, backups, games',
  help: [
    ...PARTS.flatMap(({ name, form, about }) => [`${name} ${form}`.trimEnd(), `    ${about}`]),
    '',
    'DATA_DIR or DATABASE_URL say where the data are, as for the server itself; it may be running, but for restore.',
  ],
  options: {
    json: { type: 'boolean' },
    hours: { type: 'string' },
    days: { type: 'string' },
    uses: { type: 'string' },
  },
  words: [1, 4],
  async run(args, output) {
    const [part, rest] = partOf(args)
    let opened: Promise<Storage> | undefined
    try {
      const settings = readSettings(process.env, null)
      const storage = (): Promise<Storage> => (opened ??= openBeside(settings))
      return await part.run(rest, { settings, output, now: Date.now(), storage })
    } catch (error) {
      throw told(error)
    } finally {
      await opened?.then((storage) => storage.close()).catch(() => {})
    }
  },
}
