import {
  type BoardData,
  type BoardState,
  type Edge,
  exits,
  type Face,
  type Hex,
  type Language,
  type TileAt,
  type TokenAt,
} from '@roundhouse/engine'
import { drawBorders } from './borders.js'
import { describeHex } from './describe.js'
import { drawCoast, drawField, drawRails, openSides } from './ground.js'
import { boardBox, corners, hexAcross, hexCentre, type Layout, type Point, polygonPoints } from './hexes.js'
import { drawHeldTile, drawHeldToken, drawHighlight, drawOpenSlot, type Highlight } from './highlights.js'
import { isLastingIcon } from './icons.js'
import { drawMarks, drawPlaces, type Reservation, type ShownMarks } from './marks.js'
import { el, group, type SceneNode, translate } from './node.js'
import { PALETTES, type Palette } from './palette.js'
import { SLOT } from './places.js'
import { type FacePlan, planOf, type Wants } from './plan.js'
import { rememberer } from './remember.js'
import { drawRoutes, type RouteLine } from './routes.js'
import type { Scene } from './svg.js'
import type { Sign } from './tokens.js'
import { freeSlot, tokenSpot } from './where.js'

/** What of a position the board shows. */
export type Shown = Pick<BoardView, 'state' | 'markers' | 'reached' | 'gone'>

/** Something held over its place: the board is drawn as it will be. */
export interface Held {
  readonly hex: string
  readonly after: Shown
  /** Of a token: whose, and in which city. */
  readonly token?: { readonly by: string; readonly city: number }
}

/** Everything a picture of a board is made of. The board knows no rules: what may be touched comes in as highlights. */
export interface BoardView {
  readonly board: BoardData
  readonly state?: Pick<BoardState, 'tiles' | 'tokens'>
  /** Markers of private companies on hexes. */
  readonly markers?: Readonly<Record<string, readonly string[]>>
  readonly signs?: Readonly<Record<string, Sign>>
  /** Colours of tiles reached so far: outlines the values that count now. */
  readonly reached?: readonly string[]
  /** Companies out of the game: their reservations and land are no longer shown. */
  readonly gone?: readonly string[]
  readonly theme?: 'light' | 'dark' | Palette
  readonly show?: Partial<ShownMarks>
  readonly highlights?: readonly Highlight[]
  /** Cities where a token may be placed. */
  readonly openCities?: readonly { readonly hex: string; readonly city: number }[]
  readonly held?: Held
  readonly routes?: readonly RouteLine[]
  /** Adds a layer of hexes to point at, described in this language. */
  readonly describe?: Language
  readonly margin?: number
  /** The smallest type that can be read at the scale the picture is shown at, in units of the sheet; as printed where absent. */
  readonly least?: number
}

const NOTHING: Pick<BoardState, 'tiles' | 'tokens'> = { tiles: {}, tokens: {} }

const NO_TOKENS: readonly TokenAt[] = []
const NO_SIGNS: Readonly<Record<string, Sign>> = {}
const remember = rememberer<SceneNode>()
const lyingOn = rememberer<Lying>()

/** One hex as it lies now. */
interface Lying {
  readonly hex: Hex
  readonly face: Face
  readonly tile?: string
  readonly rotation: number
  readonly centre: Point
  readonly plan: FacePlan
  readonly wants: Wants
}

const overfullCities = (face: Face, tokens: readonly TokenAt[]): Readonly<Record<number, number>> | undefined => {
  const full = face.places.flatMap(({ kind, slots }, i): readonly (readonly [number, number])[] => {
    const here = kind === 'city' ? tokens.filter(({ city }) => city === i).length : 0
    return here > slots ? [[i, here]] : []
  })
  return full.length > 0 ? Object.fromEntries(full) : undefined
}

const wantsOf = (hex: Hex, face: Face, tile: string | undefined, view: BoardView): Wants => {
  const gone = view.gone ?? []
  const icons = (hex.icons ?? []).filter((icon) => (tile === undefined || isLastingIcon(icon)) && !gone.includes(icon))
  const terrain = tile === undefined ? hex.terrain : view.board.tiles[tile]?.terrain
  const future = hex.futureLabel && tile === undefined ? hex.futureLabel.label : undefined
  const label = face.label ?? future
  const overfull = overfullCities(face, view.state?.tokens[hex.id] ?? [])
  return {
    icons,
    markers: view.markers?.[hex.id] ?? [],
    coordinates: view.show?.coordinates ?? false,
    paidSides: (hex.borders ?? []).flatMap(({ edge, cost }) => (cost === undefined ? [] : [edge])),
    values: hex.area === undefined || hex.name !== undefined || face.places.some(({ kind }) => kind !== 'offboard'),
    ...(label !== undefined && label !== hex.group && { label }),
    ...(hex.name !== undefined && { name: hex.name }),
    ...(hex.group !== undefined && { group: hex.group }),
    ...(terrain && { terrain }),
    ...(overfull && { overfull }),
    ...(view.least && { least: view.least }),
  }
}

/** `gone`: the companies that are gone, as one text. */
const layOf = (view: BoardView, hex: Hex, gone: string): Lying => {
  const { board, state, markers, show } = view
  const at = state?.tiles[hex.id]
  const from = [board, at, state?.tokens[hex.id], markers?.[hex.id], show?.coordinates, gone, view.least]
  return lyingOn(hex, 'lying', from, () => planned(view, hex, at))
}

const planned = (view: BoardView, hex: Hex, at: TileAt | undefined): Lying => {
  const { layout, tiles } = view.board
  const tile = at && tiles[at.tile] ? at.tile : undefined
  const face = tile === undefined ? hex : tiles[tile]!
  const rotation = tile === undefined ? 0 : (at?.rotation ?? 0)
  const wants = wantsOf(hex, face, tile, view)
  const plan = planOf(hex, face, rotation, layout, wants)
  return { hex, face, rotation, wants, plan, centre: hexCentre(layout, hex), ...(tile !== undefined && { tile }) }
}

/** Reservations still open: not those of companies that are gone or already have a token on the hex. */
const openReservations = (hex: Hex, tokens: readonly TokenAt[], gone: readonly string[]): readonly Reservation[] =>
  (hex.reserved ?? []).filter(({ by }) => !gone.includes(by) && !tokens.some((token) => token.by === by))

const target = ({ hex, centre }: Lying, layout: Layout, text: string, legal: boolean): SceneNode =>
  el(
    'polygon',
    {
      points: polygonPoints(corners(layout, 99)),
      transform: translate(centre.x, centre.y),
      fill: 'transparent',
      class: 'target',
      'data-hex': hex.id,
      'aria-label': text,
      ...(legal ? { role: 'button', tabindex: 0 } : { role: 'img' }),
    },
    [],
    `target:${hex.id}`,
  )

const slotTarget = (hex: string, city: number, at: Point): SceneNode =>
  el(
    'circle',
    {
      cx: at.x,
      cy: at.y,
      r: SLOT + 5,
      fill: 'transparent',
      class: 'target slot',
      'data-hex': hex,
      'data-city': city,
      'aria-label': `${hex} ${city + 1}`,
      role: 'button',
      tabindex: 0,
    },
    [],
    `target:${hex}:${city}`,
  )

/** The mark around what is held over a place. */
const drawHeld = ({ hex, after, token }: Held, board: BoardData, palette: Palette): readonly SceneNode[] => {
  const printed = board.hexes[hex]
  if (!printed) return []
  if (!token) return [drawHeldTile(board.layout, hexCentre(board.layout, printed), palette)]
  const spot = tokenSpot(board, after.state ?? NOTHING, hex, token.city, token.by)
  return spot ? [drawHeldToken(spot, palette)] : []
}

export const boardScene = (given: BoardView): Scene => {
  const view = given.held ? { ...given, ...given.held.after } : given
  const { board, signs = NO_SIGNS, reached = [], gone = [] } = view
  const { layout } = board
  const state = view.state ?? NOTHING
  const palette = typeof view.theme === 'object' ? view.theme : PALETTES[view.theme ?? 'light']
  const show: ShownMarks = { names: true, coordinates: false, numbers: true, ...view.show }
  const across = hexAcross(board)
  const [goneNow, reachedNow] = [gone.join(), reached.join()]
  const hexes = Object.values(board.hexes).map((hex) => layOf(view, hex, goneNow))
  const byId = new Map(hexes.map((lying) => [lying.hex.id, lying]))
  const tokensOn = (hex: Hex): readonly TokenAt[] => state.tokens[hex.id] ?? NO_TOKENS
  const at = ({ centre }: Lying): string => translate(centre.x, centre.y)

  const field = (lying: Lying): SceneNode =>
    remember(lying.hex, 'field', [lying.face, palette], () =>
      drawField(lying.hex, lying.face, layout, palette, openSides(board, lying.hex, across), at(lying)),
    )
  const rails = (lying: Lying): SceneNode =>
    remember(lying.hex, 'rails', [lying.plan, palette], () =>
      drawRails(lying.hex, lying.face, lying.plan.courses, palette, at(lying)),
    )
  const places = (lying: Lying): SceneNode => {
    const { hex, face, plan } = lying
    const tokens = tokensOn(hex)
    return remember(hex, 'places', [plan, tokens, palette, signs, goneNow], () =>
      drawPlaces(hex.id, face, plan, tokens, openReservations(hex, tokens, gone), palette, signs, at(lying)),
    )
  }
  const marks = (lying: Lying): SceneNode => {
    const { hex, face, tile, plan, wants } = lying
    const { names, coordinates, numbers } = show
    return remember(hex, 'marks', [plan, palette, signs, reachedNow, names, coordinates, numbers], () => {
      const number = tile && (board.tiles[tile]?.name ?? tile)
      const more = {
        ...(number !== undefined && { tile: number }),
        ...(wants.label !== undefined && { label: wants.label }),
      }
      return drawMarks({ id: hex.id, hex, face, plan, reached, palette, signs, show, ...more }, at(lying))
    })
  }

  const crossed = (id: string, edge: Edge): boolean => {
    const lying = byId.get(id)
    return lying !== undefined && exits(lying.face, lying.rotation).includes(edge)
  }
  const placed = (id: string) => {
    const lying = byId.get(id)
    if (!lying) return undefined
    const { centre, face, plan } = lying
    return { centre, courses: plan.courses, gauges: face.track.map(({ gauge }) => gauge) }
  }

  const isHeldOver = (hex: string, city: number): boolean => view.held?.hex === hex && view.held.token?.city === city
  const openSlots = (view.openCities ?? []).flatMap(({ hex, city }) => {
    const middle = isHeldOver(hex, city) ? undefined : freeSlot(board, state, hex, city)
    return middle ? [{ hex, city, middle }] : []
  })
  const highlights = (view.highlights ?? []).flatMap((highlight) => {
    const lying = byId.get(highlight.hex)
    return lying ? [drawHighlight(highlight, layout, lying.centre, palette)] : []
  })
  const routes = drawRoutes(view.routes ?? [], placed, palette)
  const language = view.describe
  const legal = new Set((view.highlights ?? []).filter(({ kind }) => kind === 'legal').map(({ hex }) => hex))
  const targets = language
    ? hexes.map((lying) => {
        const { id } = lying.hex
        return target(lying, layout, describeHex({ board, state, hex: id, language }), legal.has(id))
      })
    : []

  return {
    box: boardBox(board, view.margin ?? 40),
    background: palette.sheet,
    layers: [
      group('fields', hexes.map(field)),
      remember(board, 'coast', [palette], () => drawCoast(board, across, (hex) => hexCentre(layout, hex), palette)),
      group('rails', hexes.map(rails)),
      group('borders', drawBorders(board, across, crossed, palette)),
      group('routes', routes.lines),
      group('places', hexes.map(places)),
      group('marks', hexes.map(marks)),
      group('labels', routes.labels),
      group('highlights', [
        ...highlights,
        ...openSlots.map(({ hex, city, middle }) => drawOpenSlot(`slot:${hex}:${city}`, middle, palette)),
        ...(view.held ? drawHeld(view.held, board, palette) : []),
      ]),
      group('targets', [...targets, ...openSlots.map(({ hex, city, middle }) => slotTarget(hex, city, middle))]),
    ],
  }
}
