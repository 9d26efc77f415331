import type { EntityId } from './ids.js'
import type { Position } from './position.js'
import type { ActionKind, AnyKind } from './step.js'
import { work } from './work.js'

/** Is there a legal action of any of the kinds? */
export const anyLegal = (p: Position, kinds: readonly AnyKind[], by: EntityId): boolean => {
  for (const kind of kinds as readonly ActionKind[]) {
    if (kind.closed?.(p, by)) continue
    for (const { action } of kind.candidates(p, by)) {
      work.objections++
      if (!kind.object(p, action)) return true
    }
  }
  return false
}
