// What traces say that is no part of a position.

interface Traced {
  readonly assigned?: Readonly<Record<string, readonly string[]>>
  readonly companies?: Readonly<Record<string, { readonly closed?: boolean }>>
  readonly corporations?: Readonly<Record<string, { readonly closed?: boolean }>>
  readonly order?: readonly string[]
}

/** Markers of companies that are closed keep lying on 18xx.games, and the order of a round goes on naming those closed in it. */
export const withoutTheDead = <P extends object>(position: P): P => {
  const { assigned = {}, companies = {}, corporations = {}, order = [] } = position as Traced
  const left = Object.entries(assigned).flatMap(([hex, ids]) => {
    const living = ids.filter((id) => !companies[id]?.closed).sort()
    return living.length > 0 ? [[hex, living] as const] : []
  })
  const isAlive = (ref: string): boolean => {
    const [kind, id = ''] = ref.split(':')
    return kind !== 'corporation' || (corporations[id] !== undefined && !corporations[id].closed)
  }
  return { ...position, assigned: Object.fromEntries(left), order: order.filter(isAlive) }
}
