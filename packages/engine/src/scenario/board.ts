import { type Colour, type Face, TILE_COLOURS, type Tile } from '../board/face.js'
import { faceOn, fitsOn, labelOn, tilesLeft } from '../board/lying.js'
import { exitsFit } from '../board/upgrade.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { Path } from '../core/problems.js'
import type { TileAt, TokenAt } from '../core/state.js'
import { putToken } from '../steps/tokens.js'
import type { Sketch } from './sketch.js'
import { tileFor } from './tiles.js'

const rank = (colour: Colour): number => (TILE_COLOURS as readonly string[]).indexOf(colour)

/** Why a tile cannot have come to lie on a hex. */
const misfit = ({ d }: Sketch, hex: HexId, printed: Face, tile: Tile, rotation: number): string | undefined => {
  const { board, phases } = d.rules
  if (printed.colour === 'gray' || rank(printed.colour) < 0) return `No tile is ever laid on ${hex}.`
  if (rank(tile.colour) <= rank(printed.colour))
    return `Tile ${tile.id} is not of a later colour than what is printed on ${hex}.`
  if (!phases[d.state.phase]?.tiles.includes(tile.colour)) {
    return `Tiles in ${tile.colour} do not come before phase ${phases.find(({ tiles }) => tiles.includes(tile.colour))?.name ?? ''}.`
  }
  const special = d.rules.title.scenario?.specialTile?.(d.setup)
  if (special?.hex === hex && special.tile === tile.id) {
    if (d.state.phase < phases.findIndex(({ name }) => name === special.phase))
      return `Tile ${tile.id} does not come before phase ${special.phase}.`
    return exitsFit(board, hex, tile, rotation)
      ? undefined
      : `Tile ${tile.id} leads where no track may lead from ${hex}.`
  }
  if (labelOn(board, hex, tile.colour) !== tile.label)
    return `Tile ${tile.id} does not have the label that ${hex} needs.`
  if (!exitsFit(board, hex, tile, rotation)) return `Tile ${tile.id} leads where no track may lead from ${hex}.`
  const fits = fitsOn(board, {}, hex, tile, { merging: true })
  return fits.some((fit) => fit.rotation === rotation)
    ? undefined
    : `Tile ${tile.id} does not fit on ${hex} in this rotation.`
}

const readTiles = (sketch: Sketch): void => {
  const { d, scenario, problems } = sketch
  const { board } = d.rules
  const tiles: Record<HexId, TileAt> = {}
  for (const [hex, written] of Object.entries(scenario.tiles ?? {})) {
    const at: Path = ['tiles', hex]
    const [name = '', turned = 'r0'] = written.split(' ')
    const id = tileFor(board, hex, name)
    const rotation = Number(turned.slice(1))
    const printed = board.hexes[hex]
    const tile = board.tiles[id]
    if (!printed) problems.add(at, `There is no hex ${hex} on the map.`)
    else if (!tile) problems.add(at, `There is no tile ${id} in this game.`)
    else {
      const wrong = misfit(sketch, hex, printed, tile, rotation)
      if (wrong) problems.add(at, wrong)
      else if (tilesLeft(board, { ...tiles }, tile) === 0)
        problems.add(at, `All ${tile.count} pieces of tile ${id} already lie on the map.`)
      else tiles[hex] = { tile: id, rotation }
    }
  }
  d.set({ board: { ...d.state.board, tiles } })
}

interface WrittenToken {
  readonly at: Path
  readonly hex: HexId
  readonly city: number
  readonly extra: boolean
}

const hasTrack = ({ track }: Face, city: number): boolean =>
  track.some(({ a, b }) => [a, b].some((end) => 'place' in end && end.place === city))

/** The circle of a home on the tile that lies there: it moved along, and a city without track is not chosen. */
const homeCity = ({ d }: Sketch, { hex, city }: { readonly hex: HexId; readonly city: number }): number => {
  const { board } = d.rules
  const lying = d.state.board.tiles[hex]
  const tile = board.tiles[lying?.tile ?? '']
  const face = faceOn(board, d.state.board.tiles, hex)
  if (!lying || !tile || !face) return city
  const fit = fitsOn(board, {}, hex, tile, { merging: true }).find(({ rotation }) => rotation === lying.rotation)
  const now = fit?.places[city] ?? city
  if (hasTrack(face, now)) return now
  const joined = face.places.findIndex(({ kind }, place) => kind === 'city' && hasTrack(face, place))
  return joined >= 0 ? joined : now
}

const writtenTokens = (sketch: Sketch, id: OperatorId): readonly WrittenToken[] => {
  const home = sketch.d.rules.operators[id]?.home
  const written = sketch.scenario.operators?.[id]?.tokens
  if (!written)
    return home ? [{ at: ['operators', id], hex: home.hex, city: homeCity(sketch, home), extra: false }] : []
  return written.map((token, i) => {
    const [place = '', extra] = token.split(' ')
    const [hex = '', city = '0'] = place.split(':')
    return { at: ['operators', id, 'tokens', i], hex, city: Number(city), extra: extra !== undefined }
  })
}

const place = (sketch: Sketch, id: OperatorId, token: WrittenToken): void => {
  const { d, problems } = sketch
  const { at, hex, city } = token
  const face = faceOn(d.rules.board, d.state.board.tiles, hex)
  const circle = face?.places[city]
  if (!face) problems.add(at, `There is no hex ${hex} on the map.`)
  else if (circle?.kind !== 'city') problems.add(at, `${hex} has no city ${city}.`)
  else {
    const there: readonly TokenAt[] = (d.state.board.tokens[hex] ?? []).filter((each) => each.city === city)
    if (there.some((each) => each.by === id)) problems.add(at, `${id} already has a token in ${hex}.`)
    else if (there.length >= circle.slots)
      problems.add(at, `${hex} has ${circle.slots} slots, all taken by ${there.map(({ by }) => by).join(', ')}.`)
    else putToken(d, hex, { by: id, city })
  }
}

const readTokens = (sketch: Sketch): void => {
  const { d, scenario, problems } = sketch
  // What the set-up laid stays: blockers, and tokens of those who wait for their owner.
  const stays = ({ by, blocker }: TokenAt): boolean => {
    const state = d.state.operators[by]
    return blocker === true || (!state?.floated && !state?.closed)
  }
  const laid = Object.entries(d.state.board.tokens)
    .map(([hex, list]) => [hex, list.filter(stays)] as const)
    .filter(([, list]) => list.length > 0)
  d.set({ board: { ...d.state.board, tokens: Object.fromEntries(laid) } })
  for (const { id, tokens: prices } of Object.values(d.rules.operators)) {
    const state = d.state.operators[id]
    if (!state?.floated || state.closed) continue
    const tokens = writtenTokens(sketch, id)
    for (const token of tokens) place(sketch, id, token)
    const own = tokens.filter(({ extra }) => !extra).length
    if (own > prices.length)
      problems.add(['operators', id, 'tokens'], `${id} has only ${prices.length} tokens of its own.`)
    const left = scenario.operators?.[id]?.tokensLeft
    if (left !== undefined && left + own > prices.length) {
      problems.add(
        ['operators', id, 'tokensLeft'],
        `${id} has ${prices.length} tokens in all, ${own} of them on the map.`,
      )
    }
    d.operator(id, { tokens: prices.slice(left === undefined ? own : prices.length - left) })
  }
}

const readMarkers = (sketch: Sketch): void => {
  const { d, scenario, problems } = sketch
  const markers: Record<HexId, readonly string[]> = {}
  const seen = new Set<string>()
  for (const [hex, written] of Object.entries(scenario.markers ?? {})) {
    const companies = typeof written === 'string' ? [written] : written
    const at: Path = ['markers', hex]
    if (!d.rules.board.hexes[hex]) problems.add(at, `There is no hex ${hex} on the map.`)
    for (const company of companies) {
      if (!d.state.privates[company]) problems.add(at, `There is no private company ${company} in this game.`)
      if (seen.has(company)) problems.add(at, `The marker of ${company} lies on another hex too.`)
      seen.add(company)
    }
    markers[hex] = companies
  }
  d.set({ markers })
}

/** Tiles, then the tokens on them, then markers. */
export const readBoard = (sketch: Sketch): void => {
  readTiles(sketch)
  readTokens(sketch)
  readMarkers(sketch)
}
