import Type from 'typebox'

const closed = { additionalProperties: false } as const

const Late = Type.Union([Type.Literal('remind'), Type.Literal('pass'), Type.Literal('bot'), Type.Literal('end')], {
  description:
    'What follows when somebody’s time has run out. `remind`: a reminder, nothing more. Otherwise the others may act: ' +
    '`pass` has the one who is late pass, or play as a bot would where nobody may pass; `bot` gives the seat to a bot; ' +
    '`end` ends the game.',
})

const Hour = Type.Integer({ minimum: 0, maximum: 23 })

/** How fast a table plays. */
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('slow'),
      hours: Type.Integer({ minimum: 1, maximum: 336, description: 'For each decision.' }),
      zone: Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'Time zone of nights and weekends: `Europe/Warsaw`.',
      }),
      nights: Type.Optional(
        Type.Object({ from: Hour, to: Hour }, { ...closed, description: 'Between these hours no time passes.' }),
      ),
      weekends: Type.Optional(Type.Boolean({ description: 'On Saturday and Sunday no time passes.' })),
      late: Late,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 600, description: 'Each player has for the whole game.' }),
      increment: Type.Integer({ minimum: 0, maximum: 600, description: 'Seconds a player gets back after a turn.' }),
      late: Late,
    },
    closed,
  ),
])

export type Pace = Type.Static<typeof Pace>

/** The time of the one who decides. */
export const Clock = Type.Object(
  {
    now: Type.Integer({ description: 'What time it is at the server.' }),
    since: Type.Integer({ description: 'Since when the one who decides is waited for.' }),
    due: Type.Union([Type.Integer(), Type.Null()], { description: 'When the time runs out; null = it does not.' }),
    left: Type.Record(Type.String(), Type.Integer(), {
      description: 'Of a live table: milliseconds each seat had left at `since`.',
    }),
  },
  closed,
)
