import Type from 'typebox'
import { operation } from '../operation.js'
import {
  Bot,
  EntryNumber,
  LanguageName,
  NewTable,
  Seat,
  SeatId,
  TableCard,
  TableId,
  TableView,
  UserId,
} from '../schemas.js'

const closed = { additionalProperties: false } as const
export const AtTable = Type.Object({ table: TableId }, closed)
const Nothing = Type.Optional(Type.Object({}, closed))

/** Tables: laid, joined, left, begun, closed. */
export const tables = {
  createTable: operation({
    method: 'POST',
    path: '/api/tables',
    summary: 'Lay a table; the caller is its host',
    description:
      'The caller sits in the first seat, unless `seats` says otherwise. A table with hidden parts is played by the rulebook only.',
    who: 'user',
    cost: 'write',
    body: NewTable,
    answers: {
      201: Type.Object({ id: TableId, link: Type.String(), seat: Type.Union([SeatId, Type.Null()]) }, closed),
    },
    errors: ['bad_setup', 'too_many_tables', 'too_many_bots'],
  }),
  listTables: operation({
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables, or the caller’s own; the last touched first',
    who: 'anyone',
    cost: 'read',
    query: Type.Object(
      {
        state: Type.Optional(
          Type.Union([Type.Literal('open'), Type.Literal('mine'), Type.Literal('running'), Type.Literal('finished')]),
        ),
        before: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'Tables touched before this time.',
          }),
        ),
        cursor: Type.Optional(
          Type.String({
            maxLength: 100,
            pattern: '^\\d{1,16}\\.[\\w-]+$',
            description: 'The `next` of the page before.',
          }),
        ),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      },
      closed,
    ),
    answers: {
      200: Type.Object(
        {
          tables: Type.Array(TableCard),
          next: Type.Union([Type.String(), Type.Null()], {
            description: 'The `cursor` of the next page; null = no more.',
          }),
        },
        closed,
      ),
    },
    errors: ['not_signed_in'],
  }),
  getTable: operation({
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'A table as the caller may know it',
    description:
      'With `after` the entries after that number; without it, all. `number` never goes back: what was taken back stays in ' +
      'the entries, followed by an entry `{ type: "undo", to }`. What one has up to `number` and receives after it is the whole history.',
    who: 'anyone',
    cost: 'read',
    params: AtTable,
    query: Type.Object({ after: Type.Optional(EntryNumber) }, closed),
    answers: { 200: TableView },
    errors: ['not_found'],
  }),
  getPicture: operation({
    method: 'GET',
    path: '/api/tables/:table/picture',
    summary: 'A picture of the table, for the preview of its link',
    description:
      'As an onlooker knew it after the entry `move`; without it, now. The answer names itself in `ETag`: asked for again with ' +
      '`If-None-Match`, it is 304.',
    who: 'anyone',
    cost: 'search',
    params: AtTable,
    query: Type.Object(
      {
        move: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        language: Type.Optional(LanguageName),
      },
      closed,
    ),
    answers: { 200: null, 304: null },
    media: 'image/png',
    errors: ['not_found', 'no_move', 'frozen', 'unavailable'],
  }),
  takeSeat: operation({
    method: 'POST',
    path: '/api/tables/:table/seats',
    summary: 'Sit down: in the seat that is named, or the first that is free',
    who: 'user',
    cost: 'write',
    params: AtTable,
    body: Type.Optional(Type.Object({ seat: Type.Optional(SeatId) }, closed)),
    answers: { 201: Type.Object({ seat: SeatId }, closed) },
    errors: ['not_found', 'seat_taken', 'already_seated', 'not_open'],
  }),
  leaveSeat: operation({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    summary: 'Stand up (`mine`); before the game begins the host may free any seat',
    description:
      'Once the game runs, the seat stays the player’s who left, until the others agree on who takes it; coming back is sitting down again.',
    who: 'user',
    cost: 'write',
    params: Type.Object({ table: TableId, seat: Type.Union([Type.Literal('mine'), SeatId]) }, closed),
    answers: { 204: null },
    errors: ['not_found', 'not_seated', 'not_host', 'not_open'],
  }),
  startTable: operation({
    method: 'POST',
    path: '/api/tables/:table/start',
    summary: 'Begin the game',
    who: 'host',
    cost: 'write',
    params: AtTable,
    body: Nothing,
    answers: { 200: Type.Object({ number: EntryNumber, seats: Type.Array(Seat) }, closed) },
    errors: ['not_found', 'not_host', 'not_open', 'not_full', 'too_many_bots'],
  }),
  closeTable: operation({
    method: 'POST',
    path: '/api/tables/:table/close',
    summary: 'Close a table whose game has not begun',
    description: 'A game that runs is ended by consent: the action `endGame`, to which all say yes.',
    who: 'host',
    cost: 'write',
    params: AtTable,
    body: Nothing,
    answers: { 204: null },
    errors: ['not_found', 'not_host', 'not_open'],
  }),
  passHost: operation({
    method: 'POST',
    path: '/api/tables/:table/host',
    summary: 'Make somebody else who sits here the host',
    who: 'host',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ user: UserId }, closed),
    answers: { 204: null },
    errors: ['not_found', 'not_host', 'not_seated'],
  }),
  setBot: operation({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/bot',
    summary: 'Give a free seat to a bot, before the game begins',
    who: 'host',
    cost: 'write',
    params: Type.Object({ table: TableId, seat: SeatId }, closed),
    body: Type.Object({ bot: Bot }, closed),
    answers: { 204: null },
    errors: ['not_found', 'not_host', 'not_open', 'seat_taken', 'too_many_bots'],
  }),
}
