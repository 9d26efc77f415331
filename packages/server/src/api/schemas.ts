import Type from 'typebox'
import { Clock, Pace } from './pace.js'

/** Words people write: no control characters, nothing that turns the direction of the text around. */
const PLAIN = '^[^\\p{C}\\p{Zl}\\p{Zp}]*$'
/** The same, with something to see at both ends. */
const NAMED = '^[^\\p{C}\\p{Z}](?:[^\\p{C}\\p{Zl}\\p{Zp}]*[^\\p{C}\\p{Z}])?$'

/** Objects hold what is written here and nothing else. */
const closed = { additionalProperties: false } as const

export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: NAMED, description: 'A name people see.' })
export const Password = Type.String({ minLength: 8, maxLength: 200 })
export const Email = Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@\\p{C}]+@[^\\s@\\p{C}]+$' })
export const Code = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' })
export const TableId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' })
export const UserId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' })
export const SeatId = Type.String({ pattern: '^p[1-9]$', description: '`p1` is the first seat.' })
export const EntryNumber = Type.Integer({
  minimum: -1,
  maximum: 1_000_000,
  description: 'Counts what has happened at a table: 0 is the set-up, -1 before the game begins. It never goes back.',
})

export const User = Type.Object({ id: UserId, name: Type.String() }, closed)

export const Me = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    kind: Type.Union([Type.Literal('guest'), Type.Literal('account')]),
    email: Type.Union([Type.String(), Type.Null()]),
    operator: Type.Boolean(),
    profileHidden: Type.Boolean({ description: 'Nobody else sees the profile.' }),
  },
  closed,
)

export const SignedIn = Type.Object(
  { user: User, token: Type.String({ description: 'Said as `Authorization: Bearer TOKEN`.' }) },
  closed,
)

export const Session = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([Type.Literal('session'), Type.Literal('token')]),
    label: Type.String({ description: 'The browser, or what the owner called the token.' }),
    created: Type.Integer(),
    seen: Type.Integer(),
    current: Type.Boolean(),
  },
  closed,
)

/** Who is to sit in a seat. */
const SeatWish = Type.Union([
  Type.Literal('me'),
  Type.Literal('open'),
  Type.Literal('bot:easy'),
  Type.Literal('bot:normal'),
  Type.Literal('bot:hard'),
])

export const Bot = Type.Union([Type.Literal('bot:easy'), Type.Literal('bot:normal'), Type.Literal('bot:hard')])

export const Seat = Type.Object(
  {
    seat: SeatId,
    user: Type.Union([UserId, Type.Null()], { description: 'null = free, or a bot.' }),
    name: Type.String({ description: 'Empty = the seat is free.' }),
    bot: Type.Optional(Bot),
    left: Type.Optional(Type.Boolean({ description: 'The player has left the game for good.' })),
    rating: Type.Optional(Type.Integer({ description: 'Of the player in this title, in lists of tables.' })),
  },
  closed,
)

const Visibility = Type.Union([Type.Literal('public'), Type.Literal('link')], {
  description: '`link`: in no list; whoever has the link may watch and sit down.',
})

export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('finished'),
  Type.Literal('closed'),
])

const Options = Type.Array(Type.String({ maxLength: 60, pattern: PLAIN }), { maxItems: 20 })

/** A language the server speaks. */
export const LanguageName = Type.Union([Type.Literal('en'), Type.Literal('ru'), Type.Literal('pl')])

export const NewTable = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Integer({ minimum: 1, maximum: 9 }),
    options: Type.Optional(Options),
    name: Type.Optional(Type.String({ maxLength: 80, pattern: PLAIN })),
    visibility: Type.Optional(Visibility),
    seats: Type.Optional(Type.Array(SeatWish, { minItems: 1, maxItems: 9 })),
    seating: Type.Optional(
      Type.Union([Type.Literal('fixed'), Type.Literal('drawn')], {
        description: '`drawn`: the order at the table is drawn from the seed when the game begins.',
      }),
    ),
    start: Type.Optional(
      Type.Union([Type.Literal('host'), Type.Literal('full')], {
        description: '`full`: the game begins by itself when the last seat is taken.',
      }),
    ),
    ruleset: Type.Optional(Type.Union([Type.Literal('rulebook'), Type.Literal('18xx.games')])),
    consent: Type.Optional(
      Type.Boolean({
        description: 'Do trades between people need the owner’s yes? Without it, as the ruleset has it.',
      }),
    ),
    pace: Type.Optional(Pace),
    language: Type.Optional(LanguageName),
  },
  closed,
)

/** A table in a list. */
export const TableCard = Type.Object(
  {
    id: TableId,
    name: Type.String(),
    title: Type.String(),
    players: Type.Integer(),
    options: Type.Array(Type.String()),
    ruleset: Type.String(),
    consent: Type.Boolean({ description: 'Trades between people need the owner’s yes.' }),
    visibility: Visibility,
    status: TableStatus,
    host: Type.Union([UserId, Type.Null()]),
    seats: Type.Array(Seat),
    number: EntryNumber,
    decider: Type.Union([SeatId, Type.Null()]),
    updated: Type.Integer(),
    pace: Pace,
    due: Type.Union([Type.Integer(), Type.Null()], { description: 'When the time of the one who decides runs out.' }),
    language: Type.Union([LanguageName, Type.Null()], { description: 'What is spoken at the table.' }),
  },
  closed,
)

/** What somebody has played. */
export const Profile = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    kind: Type.Union([Type.Literal('guest'), Type.Literal('account')]),
    since: Type.Integer({ description: 'When the name was taken, in milliseconds.' }),
    hidden: Type.Boolean({ description: 'Only its owner sees it.' }),
    titles: Type.Array(
      Type.Object(
        {
          title: Type.String(),
          games: Type.Integer(),
          wins: Type.Integer(),
          place: Type.Number({ description: 'The mean of the places.' }),
          rating: Type.Optional(
            Type.Object(
              { figure: Type.Integer(), games: Type.Integer({ description: 'Rated so far.' }) },
              { ...closed, description: 'Where the server keeps ratings.' },
            ),
          ),
        },
        closed,
      ),
    ),
    games: Type.Array(
      Type.Object({ table: TableCard, place: Type.Integer(), score: Type.Integer(), at: Type.Integer() }, closed),
      { description: 'Finished, the last first.' },
    ),
    tables: Type.Array(TableCard, { description: 'Where the person sits now.' }),
  },
  closed,
)

/** A record of the game: what is in it is the engine's matter. */
export const Told = Type.Record(Type.String(), Type.Unknown())

const Reason = Type.Object(
  { code: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) },
  closed,
)

export const Entry = Type.Object(
  {
    number: EntryNumber,
    by: Type.Union([SeatId, Type.Null()], {
      description: 'The seat that did it; null = the set-up, or the table itself.',
    }),
    action: Type.Union([Told, Type.Null()], {
      description:
        'As the caller may know it. `null`: the set-up. `{ type, by, hidden: true }`: only its owner knows more. ' +
        '`{ type: "undo", to }`: the game is again where it was after entry `to`; this is no action of the game itself.',
    }),
    events: Type.Array(Told),
    reasons: Type.Optional(
      Type.Array(Reason, { description: 'Why a bot did it; told while nothing at the table is hidden.' }),
    ),
    at: Type.Integer({ description: 'When, in milliseconds.' }),
  },
  closed,
)

export const TableRequest = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([Type.Literal('undo'), Type.Literal('replace')]),
    by: SeatId,
    to: Type.Optional(Type.Integer({ description: 'Of an undo: the entry to go back to.' })),
    reason: Type.Optional(Type.String({ description: 'Why, in the words of who asks.' })),
    seat: Type.Optional(SeatId),
    with: Type.Optional(Type.Union([Type.Literal('open'), Bot])),
    answers: Type.Record(Type.String(), Type.Boolean()),
    waiting: Type.Array(SeatId, { description: 'Seats that have not answered.' }),
    state: Type.Union([
      Type.Literal('open'),
      Type.Literal('granted'),
      Type.Literal('declined'),
      Type.Literal('withdrawn'),
      Type.Literal('lapsed'),
    ]),
  },
  closed,
)

/** A table as the caller may know it. */
export const TableView = Type.Object(
  {
    ...TableCard.properties,
    link: Type.String(),
    seating: Type.String(),
    start: Type.String(),
    you: Type.Union([SeatId, Type.Null()], { description: "The caller's seat." }),
    setup: Type.Union([Told, Type.Null()], { description: 'Without the seed; null before the game begins.' }),
    ended: Type.Union([Told, Type.Null()]),
    frozen: Type.Boolean(),
    commitment: Type.String({
      description:
        'SHA-256 of the seed and a salt, fixed when the table was made; both are in the export once the game is over.',
    }),
    state: Type.Union([Told, Type.Null()], {
      description: 'The game as the caller may know it; null before it begins.',
    }),
    clock: Type.Union([Clock, Type.Null()]),
    seen: EntryNumber,
    rematch: Type.Union([TableId, Type.Null()], { description: 'The table laid for the same people after the game.' }),
    requests: Type.Array(TableRequest),
    present: Type.Array(SeatId, { description: 'Seats whose people are connected.' }),
    entries: Type.Array(Entry),
  },
  closed,
)

export const Offer = Type.Object(
  {
    action: Told,
    range: Type.Optional(
      Type.Object(
        {
          field: Type.String({ description: 'Field of the action that may be any of these numbers.' }),
          min: Type.Number(),
          max: Type.Number(),
          step: Type.Number(),
          marks: Type.Optional(Type.Array(Type.Number(), { description: 'Numbers worth a thought.' })),
        },
        closed,
      ),
    ),
  },
  closed,
)

export const Played = Type.Object({ number: EntryNumber, entries: Type.Array(Entry) }, closed)

export const Key = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\x21-\\x7e]+$',
  description:
    "The caller's own name for this request: the same key again gets the same answer, and nothing is doubled.",
})

export const Said = Type.Object(
  {
    id: Type.Integer(),
    by: Type.Union([SeatId, Type.Null()]),
    name: Type.String(),
    text: Type.String(),
    at: Type.Integer(),
  },
  closed,
)

export const ChatText = Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$' })

export const Failure = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String() }, { additionalProperties: true }) },
  closed,
)
