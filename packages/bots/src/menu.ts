import {
  type Action,
  type ActionOf,
  type ActionType,
  type Candidate,
  type FullPosition,
  legal,
  type PlayerId,
} from '@roundhouse/engine'

/** Never a bot's own idea: to stop the game, to show another's better run. */
const LEFT_TO_PEOPLE: ReadonlySet<ActionType> = new Set(['endGame', 'claimRoutes'])

/** What a seat may do now, by kind. */
export interface Menu {
  readonly all: readonly Candidate[]
  of<T extends ActionType>(type: T): readonly Candidate<ActionOf<T>>[]
  has(type: ActionType): boolean
  readonly pass: Action | null
}

export const menuOf = (p: FullPosition, seat: PlayerId): Menu => {
  const all: Candidate[] = []
  const byType = new Map<ActionType, Candidate[]>()
  for (const candidate of legal(p, seat)) {
    const { type } = candidate.action
    if (LEFT_TO_PEOPLE.has(type)) continue
    all.push(candidate)
    const same = byType.get(type)
    if (same) same.push(candidate)
    else byType.set(type, [candidate])
  }
  return {
    all,
    of: <T extends ActionType>(type: T) =>
      (byType.get(type) ?? []) as readonly Candidate[] as readonly Candidate<ActionOf<T>>[],
    has: (type) => byType.has(type),
    pass: byType.get('pass')?.[0]?.action ?? null,
  }
}

/** Values of a range worth trying: its ends and marks. */
export const valuesOf = ({ range }: Candidate): readonly number[] =>
  range ? [...new Set([range.min, ...(range.marks ?? []), range.max])].sort((a, b) => a - b) : []

/** The actions a candidate stands for that are worth trying. */
export const worthTrying = <A extends Action>(candidate: Candidate<A>): readonly A[] => {
  const { action, range } = candidate
  return range ? valuesOf(candidate).map((value) => ({ ...action, [range.field]: value })) : [action]
}
