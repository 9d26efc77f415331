import { type Sign, sceneRoot, signScene } from '@roundhouse/board'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { renderNode } from './scene.js'

/** A company's round sign: the same on the map, the market, in the log and in charts. */
export const CompanySign = memo(
  ({ sign, size = 22, label }: { sign: Sign; size?: number; label?: string }): JSX.Element => (
    <>
      {renderNode(sceneRoot(signScene(sign), { width: size, height: size, 'aria-hidden': 'true', class: 'sign' }))}
      {label !== undefined && <span class="heard">{label}</span>}
    </>
  ),
)
