import type { Scene, SceneNode } from '@roundhouse/board'
import { Component, type JSX } from 'preact'
import { renderNode } from '../parts/scene.js'
import { sameNode } from './same-node.js'

/** One thing of the drawing; touched again only when it looks different. */
class Drawn extends Component<{ readonly node: SceneNode }> {
  override shouldComponentUpdate({ node }: { readonly node: SceneNode }): boolean {
    return !sameNode(this.props.node, node)
  }
  override render(): JSX.Element {
    return renderNode(this.props.node) as JSX.Element
  }
}

const Layer = ({ node }: { node: SceneNode }): JSX.Element =>
  node.tag !== 'g' ? (
    <Drawn node={node} />
  ) : (
    <g data-layer={node.key}>
      {node.children.map((child) => typeof child !== 'string' && <Drawn key={child.key} node={child} />)}
    </g>
  )

/** Some layers of a scene. */
export const Layers = ({ scene, names }: { scene: Scene; names: readonly string[] }): JSX.Element => (
  <>{scene.layers.map((layer) => names.includes(layer.key ?? '') && <Layer key={layer.key} node={layer} />)}</>
)
