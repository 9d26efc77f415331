import type { Language } from '@roundhouse/engine'
import type Type from 'typebox'
import type { notices } from '../../api/operations/notices.js'
import { Failure } from '../../failure.js'
import { hashOf, newCode, newId } from '../../ids.js'
import { MOST_FAILURES } from '../../notices/notifier.js'
import { mayAsk, NotDelivered } from '../../notices/outbound.js'
import { pushKeys } from '../../notices/push.js'
import type { Receiver } from '../../storage/receivers.js'
import type { HandlersOf } from '../handler.js'
import type { HandlerContext } from '../handlers.js'
import { known } from './known.js'

type New = Type.Static<(typeof notices)['addReceiver']['body']>
type Told = Type.Static<(typeof notices)['addReceiver']['answers'][201]>

const MOST = 10

const labelOf = (wish: New, agent: string): string => {
  if (wish.kind === 'mail') return wish.address
  if (wish.kind === 'push') return agent
  return `${wish.flavour} · ${new URL(wish.url).host}`
}

const targetOf = (wish: New): unknown => {
  const { kind: _, ...target } = wish
  return wish.kind === 'push' ? wish.subscription : target
}

const told = ({ id, kind, target, code_hash, failures }: Receiver): Told => ({
  id,
  kind,
  label: (JSON.parse(target) as { label: string }).label,
  confirmed: code_hash === null,
  failing: failures >= MOST_FAILURES,
})

export const noticeHandlers = (context: HandlerContext): HandlersOf<keyof typeof notices> => {
  const { storage, notifier, settings, now } = context

  const receiverOf = async (user: string, id: string): Promise<Receiver> => {
    const receiver = await storage.receivers.byId(user, id)
    if (!receiver) throw new Failure('not_found')
    return receiver
  }
  /** Sends something now; why it did not arrive, in words. */
  const sendNow = async (receiver: Receiver, kind: 'test' | 'code', code?: string): Promise<void> => {
    try {
      await notifier.send(receiver, await notifier.noticeFor(receiver.user_id, kind, [], code))
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error
      throw new Failure('not_delivered', { detail: error.status === null ? '—' : `HTTP ${error.status}` })
    }
  }

  return {
    async getNotices({ caller }) {
      const { user } = known(caller)
      const receivers = await storage.receivers.of(user.id)
      const { publicKey } = await pushKeys(storage)
      return {
        status: 200,
        body: {
          language: user.language as Language | null,
          mail: notifier.hasMail,
          pushKey: publicKey,
          receivers: receivers.map(told),
        },
      }
    },
    async setNoticeLanguage({ caller, body }) {
      const { user } = known(caller)
      await storage.people.change(user.id, { language: body.language })
      context.sessions.forget((each) => each.user.id === user.id)
      return { status: 204, body: undefined }
    },
    async addReceiver({ caller, body: wish, agent }) {
      const { user } = known(caller)
      if (wish.kind === 'mail' && !notifier.hasMail) throw new Failure('no_mail')
      const address = wish.kind === 'webhook' ? wish.url : wish.kind === 'push' ? wish.subscription.endpoint : null
      if (address !== null && !mayAsk(address, settings.privateReceivers)) throw new Failure('bad_receiver')
      if ((await storage.receivers.of(user.id)).length >= MOST) throw new Failure('too_many_receivers', { count: MOST })
      const code = wish.kind === 'mail' ? newCode() : null
      const receiver: Receiver = {
        id: newId(),
        user_id: user.id,
        kind: wish.kind,
        target: JSON.stringify({ ...(targetOf(wish) as object), label: labelOf(wish, agent) }),
        code_hash: code === null ? null : hashOf(code),
        failures: 0,
        created_at: now(),
      }
      if (code !== null) await sendNow(receiver, 'code', code)
      await storage.receivers.add(receiver)
      return { status: 201, body: told(receiver) }
    },
    async confirmReceiver({ caller, params, body }) {
      const receiver = await receiverOf(known(caller).user.id, params.receiver)
      if (receiver.code_hash === null) return { status: 204, body: undefined }
      if (receiver.code_hash !== hashOf(body.code.toUpperCase())) throw new Failure('bad_code')
      await storage.receivers.confirm(receiver.id)
      return { status: 204, body: undefined }
    },
    async testReceiver({ caller, params }) {
      const receiver = await receiverOf(known(caller).user.id, params.receiver)
      if (receiver.code_hash !== null) throw new Failure('not_found')
      await sendNow(receiver, 'test')
      await storage.receivers.count(receiver.id, 0)
      return { status: 204, body: undefined }
    },
    async removeReceiver({ caller, params }) {
      if (!(await storage.receivers.remove(known(caller).user.id, params.receiver))) throw new Failure('not_found')
      return { status: 204, body: undefined }
    },
  }
}
