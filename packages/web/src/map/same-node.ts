import type { SceneNode } from '@roundhouse/board'

/** Do two nodes draw the same? Hexes come as the very same node while nothing on them has changed. */
export const sameNode = (a: SceneNode | string, b: SceneNode | string): boolean => {
  if (a === b) return true
  if (typeof a === 'string' || typeof b === 'string' || a.tag !== b.tag || a.key !== b.key) return false
  const [names, others] = [Object.keys(a.attrs), Object.keys(b.attrs)]
  return (
    names.length === others.length &&
    a.children.length === b.children.length &&
    names.every((name) => a.attrs[name] === b.attrs[name]) &&
    a.children.every((child, i) => sameNode(child, b.children[i]!))
  )
}
