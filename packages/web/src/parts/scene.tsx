import type { SceneNode } from '@roundhouse/board'
import { createElement, type VNode } from 'preact'

/** A drawing of the board package as elements of the page. */
export const renderNode = (node: SceneNode | string): VNode | string =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { ...node.attrs, key: node.key }, ...node.children.map(renderNode))
