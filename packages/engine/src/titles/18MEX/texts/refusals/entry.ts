import type { Text } from '../../../../core/rules.js'

/** A refusal of this title: the rule it rests on and its text, whose `{params}` are filled in where it is shown. */
export interface RefusalEntry {
  readonly rule: string
  readonly text: Text
  /** Placeholders of the text. `need`, `have`, `price`, `min`, `max` are shown as money; `limit` is a bare number. */
  readonly params: readonly string[]
}
