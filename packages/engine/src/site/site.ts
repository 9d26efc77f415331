import type { FactData } from '../core/facts.js'
import type { Prompts } from '../core/prompts.js'
import { type Replacement, replacedBy } from '../core/replaceable.js'
import type { RuleBook } from '../core/rules.js'
import type { Setup } from '../core/setup.js'
import type { Switches } from '../core/switches.js'
import type { Rules, Title } from '../core/title.js'

/** One thing that a site plays otherwise than the rulebook has it: what its switch turns on. */
export interface Mechanism {
  /** What it must remember: part of positions only where it is on. */
  readonly facts?: readonly FactData[]
  /** Functions and values of the rulebook it replaces or wraps. */
  readonly replaces?: readonly Replacement[]
  /** Members of the rules themselves that it replaces. */
  rules?(usual: Rules, setup: Setup): Partial<Rules>
}

/** How a site plays a title where that is not as the rulebook has it. */
export interface Site {
  readonly switches: Switches
  /** By the name of the switch that turns it on, in the order they are put in place. */
  readonly mechanisms: Readonly<Record<string, Mechanism>>
  /** What it plays otherwise in all games of its ruleset, whatever the switches say. */
  readonly always?: Mechanism
  /** Whom it asks where nothing can be decided, or passes over: in all games of its ruleset. */
  readonly prompts?: Prompts
  /** Refusals that only its mechanisms answer with. */
  readonly refusals?: RuleBook['refusals']
}

/** The rules of a set-up with the mechanisms that are on. */
const composed = (usual: Rules, { switches, mechanisms, always, prompts }: Site, setup: Setup): Rules => {
  const isOn = (name: string): boolean => switches[name]?.of({ setup }) !== switches[name]?.rulebook
  const isRulebook = setup.ruleset === 'rulebook'
  const on = [
    ...(isRulebook || !always ? [] : [always]),
    ...Object.entries(mechanisms).flatMap(([name, mechanism]) => (isOn(name) ? [mechanism] : [])),
  ]
  const withPrompts = isRulebook || !prompts ? {} : { prompts }
  if (on.length === 0) return { ...usual, ...withPrompts }
  const replaced = replacedBy(on.flatMap(({ replaces = [] }) => replaces))
  let rules: Rules = {
    ...usual,
    ...withPrompts,
    facts: [...usual.facts, ...new Set(on.flatMap(({ facts = [] }) => facts))],
    ...(replaced.size > 0 && { replaced }),
  }
  for (const each of on) rules = { ...rules, ...each.rules?.(rules, setup) }
  return rules
}

/** A title that can also be played as on a site: its switches turn the site's mechanisms on. */
export const withSite = (title: Title, site: Site): Title => {
  const both: Title = {
    ...title,
    switches: { ...site.switches, ...title.switches },
    rulebook: { ...title.rulebook, refusals: { ...title.rulebook.refusals, ...site.refusals } },
    rules: (setup) => ({ ...composed(title.rules(setup), site, setup), title: both }),
  }
  return both
}

/** Is a set-up played by rules that only a site has? Without the site, the title cannot play it. */
export const needsSite = ({ switches }: Title, setup: Pick<Setup, 'ruleset' | 'switches'>): boolean =>
  setup.ruleset !== 'rulebook' || Object.keys(setup.switches ?? {}).some((name) => !Object.hasOwn(switches, name))
