import Type from 'typebox'
import { Clock } from './pace.js'
import { Entry, EntryNumber, Said, Seat, SeatId, TableRequest, TableStatus, Told } from './schemas.js'

const closed = { additionalProperties: false } as const

/** What a live channel tells. */
export const LiveMessage = Type.Union([
  Type.Object({ type: Type.Literal('hello'), number: EntryNumber, you: Type.Union([SeatId, Type.Null()]) }, closed),
  Type.Object(
    {
      type: Type.Literal('entries'),
      number: EntryNumber,
      decider: Type.Union([SeatId, Type.Null()]),
      entries: Type.Array(Entry),
      state: Type.Optional(Told),
      clock: Type.Union([Clock, Type.Null()]),
    },
    { ...closed, description: 'With `state` where the channel was opened with `?state=true`.' },
  ),
  Type.Object({ type: Type.Literal('presence'), present: Type.Array(SeatId), onlookers: Type.Integer() }, closed),
  Type.Object({ type: Type.Literal('chat'), said: Said }, closed),
  Type.Object(
    { type: Type.Literal('onlookerChat'), said: Said },
    { ...closed, description: 'What onlookers say to each other; to who plays only once the game is over.' },
  ),
  Type.Object({ type: Type.Literal('request'), request: TableRequest }, closed),
  Type.Object(
    { type: Type.Literal('table'), status: TableStatus, seats: Type.Array(Seat), number: EntryNumber },
    { ...closed, description: 'Who sits where, or how far the table is, has changed.' },
  ),
  Type.Object(
    { type: Type.Literal('orders') },
    { ...closed, description: 'The caller’s moves ahead have changed, or one has ended: to be asked for again.' },
  ),
  Type.Object(
    { type: Type.Literal('bye'), again: Type.Integer() },
    { ...closed, description: 'The server stops; come back after so many milliseconds.' },
  ),
])

/** What a client may send: only a sign of life; everything else is a request. */
export const FromClient = Type.Object({ type: Type.Literal('ping') }, closed)

export type LiveMessage = Type.Static<typeof LiveMessage>
