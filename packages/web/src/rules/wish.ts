import { signal } from '@preact/signals'

export type RulesPart = 'rules' | 'aid'

/** What of the rules is to be shown: a chapter or a rule by its id, `step:track`, `round:stock`, `term:par`; null = where it was. */
export interface RulesWish {
  readonly part: RulesPart
  readonly at: string | null
}

/** The rules beside the table; null = put away. Each wish is a new object, so that asking again leads there again. */
export const rulesWish = signal<RulesWish | null>(null)

let opener: HTMLElement | null = null

export const openRules = (at: string | null = null, part: RulesPart = 'rules'): void => {
  if (rulesWish.peek() === null && document.activeElement instanceof HTMLElement) opener = document.activeElement
  rulesWish.value = { part, at }
}

export const closeRules = (): void => {
  rulesWish.value = null
  opener?.focus()
  opener = null
}
