import type { EntityId, PlayerId } from '../core/ids.js'
import { isPlayer } from '../core/ids.js'
import type { Path, Problems } from '../core/problems.js'
import type { Setup } from '../core/setup.js'
import type { Rules } from '../core/title.js'

/** Who is who: scenarios call players by name or by seat (`p1`), everyone else by id. */
export interface Cast {
  player(name: string): PlayerId | undefined
  /** Any player or company. */
  entity(name: string): EntityId | undefined
  nameOf(id: EntityId): string
}

export const castOf = (setup: Setup, rules: Rules): Cast => {
  const ids = setup.players.map((_, i): PlayerId => `p${i + 1}`)
  const player = (name: string): PlayerId | undefined => {
    const seat = setup.players.findIndex((each) => each.name === name)
    return seat >= 0 ? ids[seat] : ids.find((id) => id === name)
  }
  const isCompany = (name: string): boolean =>
    Object.hasOwn(rules.operators, name) || Object.hasOwn(rules.privates, name)
  return {
    player,
    entity: (name) => player(name) ?? (isCompany(name) ? name : undefined),
    nameOf: (id) => (isPlayer(id) ? (setup.players[ids.indexOf(id)]?.name ?? id) : id),
  }
}

/** Names that would mean two things. */
export const checkPlayers = (setup: Setup, rules: Rules, problems: Problems): void => {
  const seen = new Set<string>()
  for (const [i, { name }] of setup.players.entries()) {
    const at: Path = ['players', i]
    if (seen.has(name)) problems.add(at, `Two players are called ${name}.`)
    seen.add(name)
    if (Object.hasOwn(rules.operators, name) || Object.hasOwn(rules.privates, name)) {
      problems.add(at, `A player cannot be called ${name}: a company is.`)
    } else if (isPlayer(name) && name !== `p${i + 1}`) {
      problems.add(at, `A player cannot be called ${name}: that is another seat.`)
    }
  }
}
