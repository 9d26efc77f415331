import Type from 'typebox'
import { operation } from '../operation.js'
import { Code, Email, LanguageName } from '../schemas.js'

const closed = { additionalProperties: false } as const
const Url = Type.String({ minLength: 1, maxLength: 1000, pattern: '^https?://[\\x21-\\x7e]+$' })
const Base64Url = Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\w=-]+$' })

const Flavour = Type.Union([
  Type.Literal('discord'),
  Type.Literal('slack'),
  Type.Literal('telegram'),
  Type.Literal('plain'),
])

const NewReceiver = Type.Union([
  Type.Object({ kind: Type.Literal('mail'), address: Email }, closed),
  Type.Object(
    {
      kind: Type.Literal('push'),
      subscription: Type.Object(
        { endpoint: Url, keys: Type.Object({ p256dh: Base64Url, auth: Base64Url }, closed) },
        { ...closed, description: 'Of the browser’s PushSubscription.' },
      ),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('webhook'),
      flavour: Flavour,
      url: Url,
      chat: Type.Optional(
        Type.String({ maxLength: 100, pattern: '^[@\\w-]+$', description: 'Of Telegram: `chat_id`.' }),
      ),
    },
    closed,
  ),
])

const Receiver = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([Type.Literal('mail'), Type.Literal('push'), Type.Literal('webhook')]),
    label: Type.String({ description: 'The address, the browser, or the service.' }),
    confirmed: Type.Boolean({ description: 'An address gets notices once the code sent to it was said.' }),
    failing: Type.Boolean({ description: 'It took none of the last notices and gets no more.' }),
  },
  closed,
)

const AtReceiver = Type.Object({ receiver: Code }, closed)

/** Being called to tables that wait. */
export const notices = {
  getNotices: operation({
    method: 'GET',
    path: '/api/me/notices',
    summary: 'Where the caller’s notices go, and what this server can send',
    who: 'user',
    cost: 'read',
    answers: {
      200: Type.Object(
        {
          language: Type.Union([LanguageName, Type.Null()]),
          mail: Type.Boolean({ description: 'This server sends mail.' }),
          pushKey: Type.String({ description: '`applicationServerKey` of a subscription.' }),
          receivers: Type.Array(Receiver),
        },
        closed,
      ),
    },
    errors: [],
  }),
  setNoticeLanguage: operation({
    method: 'POST',
    path: '/api/me/notices/language',
    summary: 'In which language notices are written',
    who: 'user',
    cost: 'write',
    body: Type.Object({ language: LanguageName }, closed),
    answers: { 204: null },
    errors: [],
  }),
  addReceiver: operation({
    method: 'POST',
    path: '/api/me/receivers',
    summary: 'Have notices sent somewhere',
    description: 'To a mail address a code is sent first. A webhook is an address of the public network, by https.',
    who: 'user',
    cost: 'enter',
    body: NewReceiver,
    answers: { 201: Receiver },
    errors: ['no_mail', 'bad_receiver', 'too_many_receivers', 'not_delivered'],
  }),
  confirmReceiver: operation({
    method: 'POST',
    path: '/api/me/receivers/:receiver/confirm',
    summary: 'Say the code that was sent to a mail address',
    who: 'user',
    cost: 'enter',
    params: AtReceiver,
    body: Type.Object({ code: Code }, closed),
    answers: { 204: null },
    errors: ['not_found', 'bad_code'],
  }),
  testReceiver: operation({
    method: 'POST',
    path: '/api/me/receivers/:receiver/test',
    summary: 'Send a notice to see whether it arrives',
    who: 'user',
    cost: 'enter',
    params: AtReceiver,
    body: Type.Optional(Type.Object({}, closed)),
    answers: { 204: null },
    errors: ['not_found', 'not_delivered'],
  }),
  removeReceiver: operation({
    method: 'DELETE',
    path: '/api/me/receivers/:receiver',
    summary: 'Have no more notices sent there',
    who: 'user',
    cost: 'write',
    params: AtReceiver,
    answers: { 204: null },
    errors: ['not_found'],
  }),
}
