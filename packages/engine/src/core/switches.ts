import type { Language, Text } from './rules.js'
import type { Ruleset, Setup } from './setup.js'
import { format } from './texts/message.js'

/** A difference between the rulesets: what holds under each. */
export interface SwitchData<T extends boolean | number = boolean | number> extends Readonly<Record<Ruleset, T>> {
  /** One sentence: what it means where it is on. */
  readonly says: string
  /** The same for players. */
  readonly text: Text
  /** What a table without the rulebook's value plays by, where `text` does not say it: {n} is a number's value. */
  readonly otherwise?: Text
  /** The field of a set-up by which the host decides it, whatever the ruleset. */
  readonly field?: 'consent'
}

/** Asked of a position, or of a setup alone. */
export interface Switch<T extends boolean | number = boolean | number> extends SwitchData<T> {
  of(p: { readonly setup: Setup }): T
}

export type Switches = Readonly<Record<string, Switch>>

type Value<D extends SwitchData> = D['rulebook'] extends boolean ? boolean : number
type Declared<D extends Readonly<Record<string, SwitchData>>> = { readonly [K in keyof D]: Switch<Value<D[K]>> }

/** A title's switches by name. A set-up may turn single ones by hand, and its host decides those with a field. */
export const declareSwitches = <D extends Readonly<Record<string, SwitchData>>>(table: D): Declared<D> => {
  const declared = Object.entries(table).map(([name, data]): [string, Switch] => [
    name,
    {
      ...data,
      of: ({ setup }) => (data.field && setup[data.field]) ?? setup.switches?.[name] ?? data[setup.ruleset],
    },
  ])
  return Object.fromEntries(declared) as Declared<D>
}

/** Those of these that are no switch of the title, or of another kind. */
export const wrongSwitches = (switches: Switches, given: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  Object.keys(given).filter(
    (name) => !Object.hasOwn(switches, name) || typeof given[name] !== typeof switches[name]?.rulebook,
  )

/** A rule that a table plays otherwise than the rulebook has it. */
export interface Departure {
  readonly name: string
  readonly sentence: string
}

/** What a table of this setup plays otherwise than the rulebook has it, in the order of the title. */
export const departures = (switches: Switches, setup: Setup, language: Language): readonly Departure[] =>
  Object.entries(switches).flatMap(([name, each]) => {
    const value = each.of({ setup })
    if (value === each.rulebook) return []
    return [{ name, sentence: format((each.otherwise ?? each.text)[language], { n: value }, language) }]
  })
