/** A drawing as plain data: SVG elements that a page or a file writer turns into their own kind of output. */
export type AttrValue = string | number
export interface SceneNode {
  readonly tag: string
  readonly attrs: Readonly<Record<string, AttrValue>>
  readonly children: readonly (SceneNode | string)[]
  /** Stable among siblings, so that a page can tell what moved from what is new. */
  readonly key?: string
}

type Attrs = Readonly<Record<string, AttrValue | undefined>>

/** Coordinates finer than a hundredth of a unit only make files longer. */
export const round = (n: number): number => Math.round(n * 100) / 100 + 0

const clean = (attrs: Attrs): Record<string, AttrValue> => {
  const out: Record<string, AttrValue> = {}
  for (const [name, value] of Object.entries(attrs)) {
    if (value !== undefined) out[name] = typeof value === 'number' ? round(value) : value
  }
  return out
}

export const el = (
  tag: string,
  attrs: Attrs,
  children: readonly (SceneNode | string)[] = [],
  key?: string,
): SceneNode =>
  key === undefined ? { tag, attrs: clean(attrs), children } : { tag, attrs: clean(attrs), children, key }

export const group = (key: string, children: readonly SceneNode[], attrs: Attrs = {}): SceneNode =>
  el('g', attrs, children, key)

export const circle = (x: number, y: number, r: number, attrs: Attrs): SceneNode =>
  el('circle', { cx: x, cy: y, r, ...attrs })

export const path = (d: string, attrs: Attrs): SceneNode => el('path', { d, ...attrs })

export const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`

export const scaledAt = ({ x, y }: { readonly x: number; readonly y: number }, scale: number): string =>
  scale === 1 ? translate(x, y) : `${translate(x, y)} scale(${round(scale)})`
