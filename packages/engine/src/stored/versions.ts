import type { RulesChange, Title } from '../core/title.js'

/**
 * What becomes of a stored game of some version of a title's rules: it is of today's (`same`), it goes on from its
 * snapshot by today's rules (`goOn`), it can only be looked at (`frozen`), or it was stored by a newer program (`newer`).
 */
export type Fate = 'same' | 'goOn' | 'frozen' | 'newer'

/** How a stored game stands to the rules of today. */
export interface Standing {
  readonly fate: Fate
  /** What has changed since, oldest first: for whoever is told. */
  readonly changes: readonly RulesChange[]
}

/** One change that freezes is enough; what is of no version there ever was is frozen too. */
export const fateOf = ({ rulesVersion, rulesChanges = [] }: Title, version: number): Standing => {
  if (version > rulesVersion) return { fate: 'newer', changes: [] }
  const changes = rulesChanges.filter((change) => change.version > version)
  if (version === rulesVersion) return { fate: 'same', changes }
  return { fate: version < 1 || changes.some(({ older }) => older === 'frozen') ? 'frozen' : 'goOn', changes }
}
