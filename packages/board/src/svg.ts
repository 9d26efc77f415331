import type { Box } from './hexes.js'
import { el, round, type SceneNode } from './node.js'
import { FONT } from './palette.js'

/** A finished drawing: its frame and its layers from bottom to top. */
export interface Scene {
  readonly box: Box
  readonly background?: string
  readonly layers: readonly SceneNode[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char]!)

/** A drawing node as text, for a page that is a string. */
export const markup = (node: SceneNode | string): string => {
  if (typeof node === 'string') return escapeText(node)
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')
  if (node.children.length === 0) return `<${node.tag}${attrs}/>`
  return `<${node.tag}${attrs}>${node.children.map(markup).join('')}</${node.tag}>`
}

/** The `svg` element of a scene, for a page to render as its own elements. */
export const sceneRoot = (
  { box, background, layers }: Scene,
  attrs: Readonly<Record<string, string | number>> = {},
): SceneNode =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(round).join(' '),
      'font-family': FONT,
      'font-variant-numeric': 'tabular-nums',
      ...attrs,
    },
    [
      ...(background
        ? [el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, fill: background }, [], 'sheet')]
        : []),
      ...layers,
    ],
  )

/** A standalone SVG file; `width` in pixels fixes its size, the height follows. */
export const toSvg = (scene: Scene, width?: number): string => {
  const height = ((width ?? 0) * scene.box.height) / scene.box.width
  const root = width === undefined ? sceneRoot(scene) : sceneRoot(scene, { width: round(width), height: round(height) })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup(root)}\n`
}
