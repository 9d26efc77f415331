export { type BoardView, boardScene, type Held } from './board-scene.js'
export { type Curve, pathData } from './curves.js'
export { type Described, describeHex } from './describe.js'
export { gaugeName, gaugeScene, gaugesOf } from './gauges.js'
export {
  type Box,
  boardBox,
  corners,
  edgeMiddle,
  hexCentre,
  type Layout,
  type Point,
  polygonPoints,
  SIDE,
} from './hexes.js'
export type { Highlight, HighlightKind } from './highlights.js'
export { isGated, isStartZone, type MarketRules, zoneOpens, zoneWords } from './market-zones.js'
export type { AttrValue, SceneNode } from './node.js'
export { contrast, DARK, FONT, LIGHT, luminance, PALETTES, type Palette, type Tint } from './palette.js'
export { ROUTE_COLOURS, ROUTE_DASHES, type RouteLine, type RoutePiece, runPieces } from './routes.js'
export { type Scene, sceneRoot, toSvg } from './svg.js'
export { signScene, tileScene } from './tile-scene.js'
export { companySign, PATTERNS, type Pattern, type Sign, signOf, signsOf } from './tokens.js'
export { freeSlot, placesOn } from './where.js'
