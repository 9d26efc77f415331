import type { Loose } from './parse.js'

const isChat = (action: Loose): boolean => action.type === 'message' || action.type === 'log'

const isNumber = (id: unknown): boolean => typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id))

/**
 * Which actions of a file stand in the end, by their place in it. An undone action never happened:
 * `undo` takes back the last one, or with `action_id` all after that one; `redo` what the last `undo` took.
 */
export const standing = (actions: readonly Loose[]): ReadonlySet<number> => {
  /** Places of actions that stand; null = it was taken back. */
  const stands: (number | null)[] = []
  /** Where in `stands` those are that are no chat. */
  const moves: number[] = []
  let taken: (readonly number[])[] = []
  const stand = (index: number): void => {
    if (!isChat(actions[index] as Loose)) moves.push(stands.length)
    stands.push(index)
  }
  const takeBackTo = (id: number): readonly number[] => {
    const back: number[] = []
    for (let last = stands.at(-1); last !== undefined; last = stands.at(-1)) {
      if (last !== null && !(Number(actions[last]?.id) > id)) break
      stands.pop()
      if (last !== null) back.push(last)
    }
    while ((moves.at(-1) ?? -1) >= stands.length) moves.pop()
    return back.reverse()
  }
  const takeBackLast = (): readonly number[] => {
    const at = moves.pop()
    const last = at === undefined ? null : stands[at]
    if (at === undefined || last === null || last === undefined) return []
    stands[at] = null
    return [last]
  }
  actions.forEach((action, index) => {
    if (action.type === 'undo')
      taken.push(isNumber(action.action_id) ? takeBackTo(Number(action.action_id)) : takeBackLast())
    else if (action.type === 'redo') taken.pop()?.forEach(stand)
    else {
      stand(index)
      if (!isChat(action)) taken = []
    }
  })
  return new Set(stands.filter((index) => index !== null))
}
