import type { HexId } from '@roundhouse/engine'
import { cameByKeys, goOnByKeys } from '../commands/hand.js'
import type { MapProps } from '../contracts.js'
import { turned } from './choosing.js'
import { middleOfHex } from './hex-boxes.js'
import { ARROWS, ahead, isArrow } from './hit.js'
import { namedBy } from './map-click.js'
import { type Pointed, stepsOf } from './pointing.js'
import type { Viewing } from './viewing.js'

interface Hands {
  readonly props: MapProps
  readonly viewing: Viewing
  /** The hex that the Tab key stops at. */
  readonly stop: HexId
  focusHex(hex: HexId): void
  focusMap(): void
  point(pointed: Pointed): void
}

const PAN = 90
const ZOOM = 1.3

/** Keys on the map: the whole of it, or the hex that has the focus. True = the key was meant for the map. */
export const onMapKey = (event: KeyboardEvent, hands: Hands): boolean => {
  const { props, viewing, stop, focusHex, focusMap, point } = hands
  const { choosing, placing, position } = props
  const { board } = position.rules
  const { key } = event
  const { hex, ...place } = namedBy(event.target instanceof Element ? event.target : null)

  if (isArrow(key)) {
    if (!cameByKeys() && (key === 'ArrowLeft' || key === 'ArrowRight')) return false
    const [dx, dy] = ARROWS[key]
    if (hex === undefined) viewing.pan(-dx * PAN, -dy * PAN)
    else {
      // With Shift from hex to hex, without among those that can be acted on.
      const next = ahead(middleOfHex(board, hex), stepsOf(props, event.shiftKey), key)
      if (next) focusHex(next.hex)
    }
    return true
  }
  switch (key) {
    case '+':
    case '=':
      viewing.zoom(ZOOM)
      return true
    case '-':
    case '_':
      viewing.zoom(1 / ZOOM)
      return true
    case '0':
      viewing.fit()
      return true
    case 'Enter':
    case ' ': {
      const steps = stepsOf(props, false)
      goOnByKeys()
      if (hex === undefined) focusHex(steps.find((each) => each.hex === stop)?.hex ?? steps[0]?.hex ?? stop)
      else if (key === 'Enter' && choosing?.hex === hex && choosing.chosen) choosing.onConfirm()
      else if (key === 'Enter' && placing?.hex === hex) placing.onConfirm()
      else point({ ...place, hex, at: middleOfHex(board, hex) })
      return true
    }
    case 'Escape':
      if (choosing || placing) {
        choosing?.onCancel()
        placing?.onCancel()
      } else if (hex !== undefined) focusMap()
      else return false
      return true
  }
  if (event.code !== 'KeyR' || !choosing?.chosen) return false
  const next = turned(choosing, event.shiftKey ? -1 : 1)
  if (next) choosing.onChoose(next.tile, next.rotation, next.power)
  return true
}
