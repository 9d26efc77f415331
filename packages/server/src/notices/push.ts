import webPush from 'web-push'
import type { Storage } from '../storage/storage.js'
import type { Post } from './outbound.js'
import { details, headline, type Notice } from './texts.js'

/** What a browser gives out when it is asked to be called. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

const SETTING = 'vapid'

/** The keys by which push services know this server: made once, kept with its data, shared by its processes. */
export const pushKeys = async ({ codes }: Storage): Promise<Keys> => {
  const kept = await codes.setting(SETTING)
  if (kept !== undefined) return JSON.parse(kept) as Keys
  await codes.setOnce(SETTING, JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse((await codes.setting(SETTING))!) as Keys
}

const DAY = 24 * 60 * 60

/** Sends an encrypted notice to the push service of a browser. */
export const push = async (
  send: Post,
  { publicKey, privateKey }: Keys,
  subject: string,
  subscription: Subscription,
  notice: Notice,
): Promise<void> => {
  const [first] = notice.tables
  const payload = JSON.stringify({
    title: headline(notice),
    body: details(notice)
      .map((line) => line.split('\n')[0])
      .join('\n'),
    link: notice.tables.length === 1 && first ? first.link : new URL('/', notice.settings).href,
    tag: notice.kind,
  })
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: DAY,
    topic: `roundhouse-${notice.kind}`,
  })
  const { 'Content-Length': _, ...rest } = headers as Record<string, string>
  await send({ url: endpoint, headers: rest, body: body as Buffer })
}
