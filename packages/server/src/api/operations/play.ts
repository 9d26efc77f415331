import Type from 'typebox'
import { FromClient, LiveMessage } from '../live.js'
import { operation } from '../operation.js'
import { Bot, ChatText, EntryNumber, Key, Offer, Played, Said, SeatId, TableRequest, Told } from '../schemas.js'
import { AtTable } from './tables.js'

const closed = { additionalProperties: false } as const

const Asked = Type.Object(
  { number: EntryNumber, entries: Played.properties.entries, request: Type.Union([TableRequest, Type.Null()]) },
  closed,
)

/** What is done at a table. */
export const play = {
  getChoices: operation({
    method: 'GET',
    path: '/api/tables/:table/choices',
    summary: 'What the caller may do now; empty if nothing',
    who: 'anyone',
    cost: 'search',
    params: AtTable,
    answers: { 200: Type.Object({ number: EntryNumber, actions: Type.Array(Offer) }, closed) },
    errors: ['not_found'],
  }),
  getPositions: operation({
    method: 'GET',
    path: '/api/tables/:table/positions',
    summary: 'Positions the table was in, as the caller knew them',
    description:
      'From an entry on, up to the first position in which nothing is hidden: from there on the actions tell everything, ' +
      'and a client that knows the rules plays them itself.',
    who: 'anyone',
    cost: 'search',
    params: AtTable,
    query: Type.Object({ from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }, closed),
    answers: {
      200: Type.Object({ positions: Type.Array(Type.Object({ number: EntryNumber, state: Told }, closed)) }, closed),
    },
    errors: ['not_found', 'not_running', 'frozen'],
  }),
  act: operation({
    method: 'POST',
    path: '/api/tables/:table/actions',
    summary: 'Act',
    description:
      'An action is stored before it is answered, once, under the number after `after`. ' +
      '409 `stale`: somebody was quicker; the error has `number` and the `entries` after `after`. ' +
      '422 `refused`: the rules do not allow it; the error has the `refusal`. 403 `not_yours`: another decides.',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ key: Key, after: EntryNumber, action: Told }, closed),
    answers: { 200: Played },
    errors: ['not_found', 'not_seated', 'not_yours', 'not_running', 'stale', 'refused', 'frozen'],
  }),
  undo: operation({
    method: 'POST',
    path: '/api/tables/:table/undo',
    summary: 'Go back to where the game was after an entry, or ask the others to',
    description:
      '200: it is done, as an entry of its own (`{ type: "undo", to }`); nothing is deleted and `number` goes on. That is so ' +
      'within one’s own turn, while nobody else has acted and nothing hidden or drawn came to light, and where no other person ' +
      'is left to be asked. An offer that nobody has answered is withdrawn so. 202: the others are asked; it comes to nothing as soon as somebody acts.',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object(
      {
        to: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        key: Type.Optional(Key),
        after: Type.Optional(EntryNumber),
      },
      closed,
    ),
    answers: { 200: Asked, 202: Asked },
    errors: ['not_found', 'not_seated', 'not_running', 'bad_undo', 'already_asked', 'stale', 'frozen'],
  }),
  answerUndo: operation({
    method: 'POST',
    path: '/api/tables/:table/undo/answer',
    summary: 'Say yes or no to an undo that is asked for; who asked takes it back with no',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ yes: Type.Boolean() }, closed),
    answers: { 200: Asked },
    errors: ['not_found', 'not_seated', 'not_running', 'nothing_asked', 'frozen'],
  }),
  replace: operation({
    method: 'POST',
    path: '/api/tables/:table/replacements',
    summary: 'Ask the others to give the seat of somebody who has left to a bot, or to whoever comes',
    description: 'Of somebody who has left, or was not seen for two weeks.',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ seat: SeatId, with: Type.Union([Type.Literal('open'), Bot]) }, closed),
    answers: { 200: TableRequest, 202: TableRequest },
    errors: ['not_found', 'not_seated', 'not_running', 'still_here', 'already_asked'],
  }),
  answerReplace: operation({
    method: 'POST',
    path: '/api/tables/:table/replacements/answer',
    summary: 'Say yes or no to a replacement that is asked for; who asked takes it back with no',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ yes: Type.Boolean() }, closed),
    answers: { 200: TableRequest },
    errors: ['not_found', 'not_seated', 'not_running', 'nothing_asked'],
  }),
  exportGame: operation({
    method: 'GET',
    path: '/api/tables/:table/export',
    summary: 'The game as a file',
    description:
      'While it runs, as the caller may know it and without the seed; once it is over with everything, seed and salt included.',
    who: 'anyone',
    cost: 'search',
    params: AtTable,
    answers: { 200: Told },
    errors: ['not_found', 'not_running'],
  }),
  readChat: operation({
    method: 'GET',
    path: '/api/tables/:table/chat',
    summary: 'What was said at the table, the last hundred before an id',
    who: 'anyone',
    cost: 'read',
    params: AtTable,
    query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) }, closed),
    answers: { 200: Type.Object({ said: Type.Array(Said) }, closed) },
    errors: ['not_found'],
  }),
  say: operation({
    method: 'POST',
    path: '/api/tables/:table/chat',
    summary: 'Say something at the table',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ text: ChatText }, closed),
    answers: { 201: Said },
    errors: ['not_found', 'not_seated'],
  }),
  readOnlookerChat: operation({
    method: 'GET',
    path: '/api/tables/:table/onlookers/chat',
    summary: 'What onlookers have said to each other, the last hundred before an id',
    description: 'Who plays reads it once the game is over.',
    who: 'anyone',
    cost: 'read',
    params: AtTable,
    query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) }, closed),
    answers: { 200: Type.Object({ said: Type.Array(Said) }, closed) },
    errors: ['not_found', 'for_onlookers'],
  }),
  sayToOnlookers: operation({
    method: 'POST',
    path: '/api/tables/:table/onlookers/chat',
    summary: 'Say something to those who watch; who plays does not hear it before the game is over',
    who: 'user',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ text: ChatText }, closed),
    answers: { 201: Said },
    errors: ['not_found', 'for_onlookers'],
  }),
  live: operation({
    method: 'GET',
    path: '/api/tables/:table/live',
    summary: 'What happens at the table, as it happens: a WebSocket',
    description:
      'Known by the same header or cookie as everything else, never by a token in the address. First comes `hello` with the ' +
      'present number: what is after one’s own is asked for with `GET …?after=`. Then each entry as the caller may know it.',
    who: 'anyone',
    cost: 'read',
    params: AtTable,
    query: Type.Object(
      { state: Type.Optional(Type.Boolean({ description: 'With the entries comes the state after them.' })) },
      closed,
    ),
    answers: { 101: null },
    errors: ['not_found'],
    live: { sends: LiveMessage, takes: FromClient },
  }),
}
