import { createTransport } from 'nodemailer'
import { NotDelivered } from './outbound.js'
import { details, footer, headline, type Notice } from './texts.js'

export interface Mailer {
  send(to: string, notice: Notice): Promise<void>
  close(): void
}

/** Hands mail over to the operator's mail server. */
export const mailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport(smtpUrl, { from })
  return {
    async send(to, notice) {
      const text = [headline(notice), '', ...details(notice).flatMap((line) => [line, '']), footer(notice)].join('\n')
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject: headline(notice),
          text,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': notice.language },
        })
      } catch (error) {
        throw new NotDelivered(error instanceof Error ? error.message : 'not sent')
      }
    },
    close: () => transport.close(),
  }
}
