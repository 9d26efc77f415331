import { RULESETS } from '../core/setup.js'
import {
  about,
  amount,
  anything,
  either,
  facts,
  flag,
  listOf,
  mapOf,
  matching,
  type Of,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from '../core/shape.js'
import type { Json } from '../core/state.js'

const PLAYER = record(
  { name: text },
  {
    cash: about("In hand; the title's starting cash if left out.", amount),
    bankrupt: about('Out of the game.', flag),
    automaton: about('Nobody sits there: the title plays it.', flag),
    facts: about('What the title keeps about a player beside that.', facts),
  },
)

const TOKEN = about(
  'A hex, with the number of the city where a hex has several: "D6:3". "extra" = from outside the charter.',
  matching(/^[A-Za-z]+\d+(:\d+)?( extra)?$/, 'a city such as "D14", "D6:3" or "D6:3 extra"'),
)

const TRAIN = about(
  'The type it was bought as; "obsolete" = runs once more, "fresh" = came with a purchase of this turn.',
  matching(/^\S+( obsolete| fresh)*$/, 'a train such as "2", "3/5" or "2 obsolete"'),
)

const OPERATOR = record(
  {},
  {
    cash: about('Treasury; 0 if left out.', amount),
    price: about('Share price. Corporations in one column lie in the order they are written here.', amount),
    cell: about('Row and column of the marker, counted from 0, where the market has a price twice.', listOf(whole)),
    par: about('Start price, where it still matters; the price if left out.', amount),
    shares: about(
      'By holder, players, "pool", "treasury", "ipo": percent, or the sizes of all certificates. The rest is unsold.',
      mapOf(either(amount, listOf(amount))),
    ),
    president: about(
      'A player, or the place where the certificate lies while nobody leads it; the largest holder if left out.',
      text,
    ),
    trains: listOf(TRAIN),
    tokens: about('Where its tokens lie; the home city alone if left out.', listOf(TOKEN)),
    tokensLeft: about('Tokens still on the charter; those not on the map if left out.', amount),
    owner: about('Of a minor: the player.', text),
    operated: about('Has carried out a dividend step; left out: yes, from turn 2 on.', flag),
    floated: about('Left out: yes, once it has a price.', flag),
    closed: about('Has left the game.', flag),
    facts: about('What the title keeps about an operator beside that.', facts),
  },
)

const PRIVATE = either(
  about('The owner.', text),
  record(
    {},
    {
      owner: about('A player or a corporation.', text),
      used: about('Uses of its power so far.', amount),
      lent: about('The operator its marker works for.', text),
      closed: about('Has left the game.', flag),
    },
  ),
)

const ROUND = either(
  about('Which kind of round, at its beginning.', text),
  record(
    { kind: about('Which kind of round: "stock", "operating", …', text) },
    {
      num: about('Which round of its kind in this turn; 1 if left out.', amount),
      of: about('Of how many; as the phase says if left out.', amount),
      at: about('Whose turn it is: a player, an operator, a private company.', text),
      step: about('The step of the turn, by its id; the first that has something to decide if left out.', text),
      done: about('Who has had a turn in this operating round; if left out, all that come before.', listOf(text)),
      facts: about('Facts of the turn (docs/facts.md).', facts),
      memo: about('Facts of the round (docs/facts.md).', facts),
    },
  ),
)

/** An action or an event, with any of its fields. */
const PARTIAL: Shape<{ readonly type: string; readonly [field: string]: Json }> = record(
  { type: text },
  {},
  { open: true },
)

const INTERRUPT = record(
  { kind: about('Which interrupt (docs/facts.md): "discard", "consent", …', text) },
  {
    by: about('Who is asked.', text),
    facts: about('What the interrupt knows (docs/facts.md).', facts),
    action: about('The offer that waits for the answer; it says whom it asks and the facts.', PARTIAL),
  },
)

const TILE = matching(/^\S+( r[0-5])?$/, 'a tile and its rotation such as "57 r2"')

const CHOICES = record(
  {},
  {
    step: about('The id of the step that is open.', text),
    offers: about('Each fits an action that is offered.', listOf(PARTIAL)),
    lacks: about('None fits an action that is offered.', listOf(PARTIAL)),
  },
)

const EXPECT = record(
  {},
  {
    refusal: about('The code of the refusal, or the rule it cites.', text),
    changes: about('Facts that the action changes, with what they become.', mapOf(anything)),
    after: about('Facts as they are afterwards, changed or not.', mapOf(anything)),
    events: about('Events, each with at least these fields, in this order; others may come between.', listOf(PARTIAL)),
    choices: CHOICES,
  },
)

const UNTIL = about(
  'Of a pass: whoever is asked passes, again and again, until this step is open, or until these facts hold.',
  either(text, mapOf(anything)),
)

export interface ScenarioAction {
  readonly type: string
  readonly by?: string
  readonly until?: string | Readonly<Record<string, Json>>
  readonly expect?: Expectation
  readonly [field: string]: unknown
}

const ACTION: Shape<ScenarioAction> = about(
  'An action. `by` may be left out where the step has one actor; a bank train needs only its `name`; runs may be ' +
    'written "3/5: G9-G7, G7-H6-I5".',
  record({ type: text }, { by: text, until: UNTIL, expect: EXPECT }, { open: true }),
)

export const SCENARIO = record(
  { title: text, players: about('In seating order, by name.', listOf(either(text, PLAYER))) },
  {
    $schema: text,
    about: about('What the scenario shows.', text),
    rules: about('Ids of the rules it tests.', listOf(text)),
    ruleset: oneOf(...RULESETS),
    options: listOf(text),
    switches: about('Single switches of the ruleset turned by hand.', mapOf(either(flag, whole))),
    seed: amount,
    turn: about('Number of the stock round and the operating rounds after it; 2 if left out.', amount),
    phase: about('By name; the first if left out.', text),
    round: ROUND,
    interrupts: about('What must be settled before the round goes on, the first one first.', listOf(INTERRUPT)),
    priority: about('The player with the priority; the first seat if left out.', text),
    bank: about('Left out: what makes the money of the game complete.', whole),
    removed: about('Companies out of play since the set-up.', listOf(text)),
    operators: mapOf(OPERATOR),
    privates: about(
      'Owners of private companies. One that is not named has left the game; {} = still with the bank.',
      mapOf(PRIVATE),
    ),
    tiles: about('Hex → tile and rotation: "57 r2".', mapOf(TILE)),
    markers: about('Hex → the private companies whose markers lie there.', mapOf(either(text, listOf(text)))),
    depot: record(
      {},
      {
        left: about('Cards of a kind left to sell; if left out, those that nobody has.', mapOf(amount)),
        returned: about('Returned trains for sale.', listOf(TRAIN)),
      },
    ),
    memo: about('Facts of the game (docs/facts.md).', facts),
    ending: about('The game will end for this reason.', text),
    expect: EXPECT,
    actions: listOf(ACTION),
  },
)

export type Scenario = Of<typeof SCENARIO>
export type OperatorEntry = Of<typeof OPERATOR>
export type InterruptEntry = Of<typeof INTERRUPT>
export type Expectation = Of<typeof EXPECT>

/** The format as a JSON Schema, for editors and other programs. */
export const scenarioSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A position of an 18xx game, and actions to try on it',
  ...SCENARIO.schema,
})
