import type { FactData, InterruptKind, Json, Lifetime, Rules, Ruleset, Switch, Title } from '@roundhouse/engine'

type Schema = { readonly [key: string]: Json }

/** A JSON Schema in the notation of the code: `number`, `text[]`, `{ company: text, price: number }`. */
export const typeText = (schema: Schema): string => {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => typeText(each as Schema)).join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' or ')
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'boolean':
      return 'yes or no'
    case 'array':
      return `list of ${typeText(schema.items as Schema)}`
    case 'object': {
      if (typeof schema.additionalProperties === 'object')
        return `{ …: ${typeText(schema.additionalProperties as Schema)} }`
      const needed = (schema.required ?? []) as readonly string[]
      const fields = Object.entries(schema.properties as Schema).map(
        ([name, each]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeText(each as Schema)}`,
      )
      return fields.length > 0 ? `{ ${fields.join(', ')} }` : '–'
    }
    case 'null':
      return 'null'
    default:
      return 'text'
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${head.join(' | ')} |`,
  `|${' --- |'.repeat(head.length)}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  '',
]

/** Things several titles declare are the same thing, named once with all of them. */
const byTitle = <T>(rules: readonly Rules[], listed: (rules: Rules) => readonly T[]): ReadonlyMap<T, string> => {
  const found = new Map<T, string>()
  for (const each of rules)
    for (const thing of listed(each)) {
      const before = found.get(thing)
      found.set(thing, before === undefined ? each.title.id : `${before}, ${each.title.id}`)
    }
  return found
}

const LIFETIMES: Readonly<Record<Lifetime, string>> = {
  turn: 'Of a turn: gone when the next one begins',
  round: 'Of a round',
  game: 'Of the game',
  operator: 'Of each operator',
  player: 'Of each player',
}

const factRow = ([{ name, shape, usual, says }, titles]: readonly [FactData, string]): readonly string[] => [
  `\`${name}\``,
  typeText(shape.schema),
  `\`${JSON.stringify(usual)}\``,
  says,
  titles,
]

const interruptRow = ([{ kind, shape, says }, titles]: readonly [InterruptKind, string]): readonly string[] => [
  `\`${kind}\``,
  typeText(shape.schema),
  says,
  titles,
]

const switchRow = ([name, each]: readonly [string, Switch]): readonly string[] => [
  `\`${name}\``,
  String(each.rulebook),
  String(each['18xx.games']),
  each.says,
]

const rulesOf = (title: Title, ruleset: Ruleset): Rules =>
  title.rules({
    title: title.id,
    players: Array.from({ length: title.players.min }, (_, i) => ({ name: `${i + 1}` })),
    seed: 1,
    options: [],
    ruleset,
  })

/** Everything titles and shared steps declare about positions, as a page of documentation. */
export const factsPage = (titles: readonly Title[]): string => {
  const rules = titles.map((title) => rulesOf(title, 'rulebook'))
  const facts = [...byTitle(rules, (each) => each.facts)]
  const ofRulebook = new Set(rules.flatMap((each) => each.facts))
  const ofSite = byTitle(
    titles.map((title) => rulesOf(title, '18xx.games')),
    (each) => each.facts.filter((fact) => !ofRulebook.has(fact)),
  )
  const interrupts = [...byTitle(rules, (each) => Object.values(each.interrupts).map(({ interrupt }) => interrupt))]
  return [
    '# Facts',
    '',
    'What a position holds beside money, papers, trains and track. Each is declared once, by the step that owns it',
    '(`core/facts.ts`, `core/interrupts.ts`, `core/switches.ts`). Scenarios write them by these names: of the turn and the',
    'round under `round.facts` and `round.memo`, of the game under `memo`, of operators and players under their `facts`.',
    '',
    'Made by `node scripts/run-ts.mjs scripts/facts-page/write.ts`; a test fails when it is not up to date.',
    '',
    ...Object.entries(LIFETIMES).flatMap(([lifetime, heading]) => {
      const rows = facts.filter(([fact]) => fact.lifetime === lifetime).map(factRow)
      return [`## ${heading}`, '', ...table(['Fact', 'Kind', 'Usual', 'Says', 'Titles'], rows)]
    }),
    '## Only where a table plays as 18xx.games does',
    '',
    'Declared by the mechanisms of `titles/<title>/site`; no position of a game by the rulebook holds one.',
    '',
    ...table(
      ['Fact', 'Of', 'Kind', 'Usual', 'Says', 'Titles'],
      [...ofSite].map((each) => factRow(each).toSpliced(1, 0, each[0].lifetime)),
    ),
    '## Interrupts',
    '',
    'Settled before the round goes on, whoever’s turn it is. Scenarios write them under `interrupts`.',
    '',
    ...table(['Interrupt', 'Knows', 'Asks', 'Titles'], interrupts.map(interruptRow)),
    ...titles.flatMap(({ id, switches }) => [
      `## Switches of ${id}`,
      '',
      ...table(['Switch', 'Rulebook', '18xx.games', 'Says'], Object.entries(switches).map(switchRow)),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
