import type { Loose } from './parse.js'

const isChat = (action: Loose): boolean => action.type === 'message' || action.type === 'log'

/**
 * Which actions of a file stand in the end, by their place in it. An undone action never happened:
 * `undo` takes back the last one, or with `action_id` all after that one; `redo` what the last `undo` took.
 */
export const standing = (actions: readonly Loose[]): ReadonlySet<number> => {
  const stands: number[] = []
  let taken: number[][] = []
  actions.forEach((action, index) => {
    if (action.type === 'undo') {
      const back: number[] = []
      if (typeof action.action_id === 'number') {
        const to = action.action_id
        while (stands.length > 0 && Number(actions[stands.at(-1) as number]?.id) > to)
          back.unshift(stands.pop() as number)
      } else {
        const last = stands.findLastIndex((at) => !isChat(actions[at] as Loose))
        if (last >= 0) back.push(...stands.splice(last, 1))
      }
      taken.push(back)
    } else if (action.type === 'redo') {
      stands.push(...(taken.pop() ?? []))
    } else {
      stands.push(index)
      if (!isChat(action)) taken = []
    }
  })
  return new Set(stands)
}
