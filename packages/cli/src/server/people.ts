import {
  findUser,
  invitation,
  isInvitedOnly,
  listUsers,
  resetCode,
  setInvitedOnly,
  setOperator,
} from '@roundhouse/server/operating'
import { BadInput, WrongUse, wholeNumber } from '../command.js'
import type { Desk, Part } from './part.js'

const day = (time: number): string => new Date(time).toISOString().slice(0, 10)

const onOrOff = (said: string | undefined): boolean => {
  if (said === 'on') return true
  if (said === 'off') return false
  throw new WrongUse(`"${said}" must be on or off`)
}

const userOf = async ({ storage }: Desk, said: string) => {
  const user = await findUser(await storage(), said)
  if (!user) throw new BadInput(`no account is called ${said}, and no user has this id`)
  return user
}

/** A user who has a password; of a guest, why that does not do. */
const accountOf = async (desk: Desk, said: string, butGuest: string) => {
  const user = await userOf(desk, said)
  if (user.kind === 'guest') throw new BadInput(`${user.name} is a guest${butGuest}`)
  return user
}

/** How many hours `--days N` or `--hours N` are. */
const hoursOf = (name: 'days' | 'hours', said: string | undefined, usual: number): number =>
  wholeNumber(name, said ?? String(usual), 1) * (name === 'days' ? 24 : 1)

export const users: Part = {
  name: 'users',
  form: '[--json]',
  about: 'everybody: id, kind, since when, last seen, seats, name',
  words: [0, 0],
  options: ['json'],
  async run({ flag }, { storage, output }) {
    const all = await listUsers(await storage())
    if (flag.json) output.out(`${JSON.stringify(all)}\n`)
    else
      for (const { id, name, kind, operator, created, seen, seats } of all)
        output.out(
          `${id}  ${(operator ? 'operator' : kind).padEnd(8)}  ${day(created)}  ${seen === null ? '-'.padEnd(10) : day(seen)}  ${String(seats).padStart(4)}  ${name}\n`,
        )
    return 0
  },
}

export const reset: Part = {
  name: 'reset',
  form: 'NAME [--hours N]',
  about: 'a code with which an account sets a new password, once, within 24 hours or N',
  words: [1, 1],
  options: ['hours'],
  async run({ words, text }, desk) {
    const hours = hoursOf('hours', text.hours, 24)
    const user = await accountOf(desk, words[0] ?? '', ' and has no password')
    const code = await resetCode(await desk.storage(), user.id, hours, desk.now)
    desk.output.out(`${code}\n`)
    return 0
  },
}

export const invite: Part = {
  name: 'invite',
  form: '[--uses N] [--days N]',
  about: 'an invitation for one person or N, which holds for 14 days or N',
  words: [0, 0],
  options: ['uses', 'days'],
  async run({ text }, { storage, output, now }) {
    const hours = hoursOf('days', text.days, 14)
    const uses = wholeNumber('uses', text.uses ?? '1', 1)
    output.out(`${await invitation(await storage(), uses, hours, now)}\n`)
    return 0
  },
}

export const invitations: Part = {
  name: 'invitations',
  form: '[on | off]',
  about: 'whether only the invited may come in; on and off change it',
  words: [0, 1],
  options: [],
  async run({ words: [said] }, { storage, output }) {
    const only = said === undefined ? undefined : onOrOff(said)
    const opened = await storage()
    if (only !== undefined) await setInvitedOnly(opened, only)
    output.out((await isInvitedOnly(opened)) ? 'only the invited may come in\n' : 'anybody may come in\n')
    return 0
  },
}

export const operator: Part = {
  name: 'operator',
  form: 'NAME on|off',
  about: 'makes an account an operator, whose tokens may read the measurements from elsewhere',
  words: [2, 2],
  options: [],
  async run({ words: [name = '', said] }, desk) {
    const is = onOrOff(said)
    const user = await accountOf(desk, name, ': an operator has an account')
    await setOperator(await desk.storage(), user.id, is)
    desk.output.out(`${user.name} is ${is ? 'an operator' : 'no operator'}\n`)
    return 0
  },
}
