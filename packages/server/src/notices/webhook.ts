import type { Outbound } from './outbound.js'
import { details, headline, type Notice } from './texts.js'

type Flavour = 'discord' | 'slack' | 'telegram' | 'plain'

/** `chat`: of Telegram, who is written to. */
export interface Webhook {
  readonly flavour: Flavour
  readonly url: string
  readonly chat?: string
}

/** The body each service understands. */
const bodyOf = ({ flavour, chat }: Webhook, notice: Notice): unknown => {
  const text = [headline(notice), ...details(notice)].join('\n')
  switch (flavour) {
    case 'discord':
      // Names of tables are words of players: they call nobody.
      return { content: text, allowed_mentions: { parse: [] } }
    case 'slack':
      return { text: text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') }
    case 'telegram':
      return { chat_id: chat ?? '', text, disable_web_page_preview: true }
    case 'plain':
      return { kind: notice.kind, text: headline(notice), tables: notice.tables }
  }
}

export const webhookPost = (webhook: Webhook, notice: Notice): Outbound => ({
  url: webhook.url,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Roundhouse' },
  body: JSON.stringify(bodyOf(webhook, notice)),
})
