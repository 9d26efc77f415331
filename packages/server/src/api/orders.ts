import { COMPANY_ALARMS, PASS_ALARMS, PAYOUTS } from '@roundhouse/engine'
import Type from 'typebox'
import { EntryNumber } from './schemas.js'

const closed = { additionalProperties: false } as const

const oneOf = <T extends string>(names: readonly T[], description?: string) =>
  Type.Unsafe<T>(
    Type.Union(
      names.map((name) => Type.Literal(name)),
      description === undefined ? {} : { description },
    ),
  )

const CompanyId = Type.String({ minLength: 1, maxLength: 40 })

const CompanyAlarms = Type.Array(
  oneOf(
    COMPANY_ALARMS,
    '`phase`: a new phase. `trains`: its trains change by somebody else’s doing. `round`: its operating round ends.',
  ),
  { maxItems: COMPANY_ALARMS.length, description: 'What ends the order.' },
)

/** What a player wants done without being asked. */
export const StandingOrder = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('pass'),
      auctions: Type.Boolean({ description: 'In auctions too; otherwise being asked there ends the order.' }),
      until: Type.Array(
        oneOf(
          PASS_ALARMS,
          'Another sells or buys shares, of a corporation the caller holds (`ownSale`, `ownPurchase`) or of any ' +
            '(`sale`, `purchase`), starts a corporation, bids on or buys a private company.',
        ),
        { maxItems: PASS_ALARMS.length, description: 'What ends the order.' },
      ),
    },
    { ...closed, description: 'Passes in players’ turns of this round, or of the next that has any.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('run'),
      company: CompanyId,
      pay: Type.Optional(oneOf(PAYOUTS, 'Left out: the caller decides about the dividend.')),
      atLeast: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Only while the trains earn so much.' }),
      ),
      until: CompanyAlarms,
    },
    { ...closed, description: 'Runs the best trains of a company and pays out.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('skip'),
      company: CompanyId,
      steps: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 20 }),
      until: CompanyAlarms,
    },
    { ...closed, description: 'Passes in steps of a company.' },
  ),
])

/** An order and what has become of it. */
export const GivenOrder = Type.Object(
  {
    id: Type.String(),
    order: StandingOrder,
    since: EntryNumber,
    carriedOut: Type.Integer({ description: 'How often it has acted.' }),
    ended: Type.Union([
      Type.Null(),
      Type.Object(
        {
          why: Type.String({
            description:
              'What was asked to end it, or one of `mine`, `notMine`, `asked`, `less`, `acted`, `bankrupt`, `over`, ' +
              '`undone`, `missed`.',
          }),
          number: EntryNumber,
          by: Type.Optional(Type.String()),
          company: Type.Optional(Type.String()),
          step: Type.Optional(Type.String()),
          revenue: Type.Optional(Type.Integer()),
        },
        closed,
      ),
    ]),
  },
  closed,
)
