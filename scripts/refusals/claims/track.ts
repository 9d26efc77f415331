import {
  choices,
  faceOn,
  nextColour,
  type Position,
  type Tile,
  type Track,
  tilesLeft,
  turnFace,
} from '@roundhouse/engine'
import { all, type Claim, type Claims, fieldOf, lacksMoney, nothing, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import {
  chairAt,
  factIn,
  freeSlots,
  isCorporationHere,
  isMinorHere,
  latelyBy,
  stationsOf,
  turnActions,
} from '../reading.js'
import { reachedBy } from '../trails.js'

const hexOf = ({ action }: Refused): string => String(fieldOf(action, 'hex'))
const cityOf = ({ action }: Refused): number => Number(fieldOf(action, 'city'))
const tileOf = ({ game, action }: Refused): Tile | undefined => game.rules.board.tiles[String(fieldOf(action, 'tile'))]
const faceAt = (found: Refused) => faceOn(found.game.rules.board, found.game.state.board.tiles, hexOf(found))

/** Who is told about, as the action says it. */
const companyIn = ({ refusal, action }: Refused): string => String(refusal.params.company ?? action.by)

/** 18xx.games remembers what was reached; then a walk over the board of now says nothing. */
const isRulebook = ({ game }: Refused): boolean => game.setup.ruleset === 'rulebook'

const laysIn = (found: Refused): number =>
  turnActions(found.game).filter(({ type, by }) => type === 'layTile' && by === found.action.by).length

const withTile = ({ game, action }: Refused): Position => {
  const { hex, tile, rotation } = action as { hex: string; tile: string; rotation: number }
  const tiles = { ...game.state.board.tiles, [hex]: { tile, rotation } }
  const state = { ...game.state, board: { ...game.state.board, tiles } }
  return { setup: game.setup, rules: game.rules, state }
}

const sameTrack = (a: Track, b: Track): boolean => {
  const ends = ({ a: from, b: to }: Track): string =>
    [from, to]
      .map((end) => ('edge' in end ? `e${end.edge}` : 'place'))
      .sort()
      .join('-')
  return ends(a) === ends(b) && a.gauge === b.gauge
}

/** Pieces of the new tile that were not there before. */
const newPieces = (found: Refused): readonly number[] => {
  const old = faceAt(found)?.track ?? []
  const now = faceOn(found.game.rules.board, withTile(found).state.board.tiles, hexOf(found))?.track ?? []
  return now.flatMap((track, i) => (old.some((each) => sameTrack(each, track)) ? [] : [i]))
}

/** A tile with one city at most: where there are several, stations may go to another one. */
const isSimple = (found: Refused): boolean =>
  [faceAt(found), tileOf(found)].every((face) => (face?.places.filter(({ kind }) => kind === 'city').length ?? 0) <= 1)

const reachesNew = (found: Refused): boolean => {
  const reached = reachedBy(withTile(found), found.action.by)
  return newPieces(found).some((i) => reached.has(`${hexOf(found)} ${i}`))
}

const tileNotReached: Claim = so(
  'no walk over the track comes to the tile',
  (found) => !isRulebook(found) || !isSimple(found) || !reachesNew(found),
)

const KINDS = ['city', 'town'] as const
const placesOf = (face: { readonly places: readonly { readonly kind: string }[] } | undefined): string =>
  KINDS.map((kind) => face?.places.filter((place) => place.kind === kind).length ?? 0).join(' ')

/** Sides of the tile as it would lie that lead nowhere track may go. */
const badSides = (found: Refused): readonly number[] => {
  const tile = tileOf(found)
  if (!tile) return []
  const face = turnFace(tile, Number(fieldOf(found.action, 'rotation')))
  const sides = face.track.flatMap(({ a, b }) => [a, b]).flatMap((end) => ('edge' in end ? [end.edge] : []))
  const { neighbours, hexes } = found.game.rules.board
  return sides.filter((side) => {
    const next = neighbours[hexOf(found)]?.[side]
    if (next === undefined) return true
    const there = hexes[next]
    const fixed = there !== undefined && ['red', 'gray', 'blue'].includes(there.colour)
    const back = ((side + 3) % 6) as 0
    return fixed && !there.track.some(({ a, b }) => [a, b].some((end) => 'edge' in end && end.edge === back))
  })
}

const keepsAll = (found: Refused): boolean => {
  const tile = tileOf(found)
  const old = faceAt(found)
  if (!tile || !old) return false
  const face = turnFace(tile, Number(fieldOf(found.action, 'rotation')))
  return old.track.every((track) =>
    face.track.some((each) => {
      const gaugeKept = each.gauge === track.gauge || each.gauge === 'dual'
      return gaugeKept && sameTrack({ ...each, gauge: track.gauge }, track)
    }),
  )
}

/** 18xx.games: a token waits to pay for the next terrain. */
const armedNow = (found: Refused): boolean =>
  turnActions(found.game).some((action) => fieldOf(action, 'item') === 'terrainToken' || action.type === 'usePower')

const placedNow: Claim = so('a station was placed in this turn', (found) =>
  latelyBy(found.game, found.action.by).some(({ type }) => type === 'placeToken'),
)

const isFull: Claim = so('no circle is free there', (found) => freeSlots(found.game, hexOf(found), cityOf(found)) <= 0)

const standsThere: Claim = so('it has a station there', (found) =>
  stationsOf(found.game, String(found.refusal.params.company ?? found.refusal.params.corporation)).includes(
    hexOf(found),
  ),
)

const isNotReached: Claim = so(
  'no walk over the track comes to the city',
  (found) => !isRulebook(found) || !reachedBy(found.game, companyIn(found)).has(`${hexOf(found)}.${cityOf(found)}`),
)

const noneLeft: Claim = so(
  'none is on its charter',
  (found) =>
    found.game.state.operators[String(found.refusal.params.company ?? found.refusal.params.corporation)]?.tokens
      .length === 0,
)

/** What is printed on the hex, or due for what lies on it. */
const terrainDue = (found: Refused): number => {
  const { board } = found.game.rules
  const lies = found.game.state.board.tiles[hexOf(found)]
  const ground = lies ? board.tiles[lies.tile]?.terrain : board.hexes[hexOf(found)]?.terrain
  return ground?.cost ?? 0
}

const operatorPays: Claim = lacksMoney(({ action }) => action.by)

const notInOperating = (found: Refused): boolean =>
  found.game.state.round.kind !== 'operating' ||
  found.game.state.round.current !== found.action.by ||
  found.game.state.interrupts.length > 0

export const TRACK: Claims = {
  'or.tile.NO_ACTION_LEFT': so('a tile was laid in this turn', (found) =>
    latelyBy(found.game, found.action.by).some(({ type }) => type === 'layTile' || type === 'usePower'),
  ),
  'or.tile.SECOND_UPGRADE': so('a tile was laid in this turn', (found) => laysIn(found) > 0),
  'or.tile.COLOUR_PHASE': so('the phase has not that colour', (found) => {
    const { rules, state } = found.game
    return !rules.phases[state.phase]?.tiles.includes(tileOf(found)?.colour ?? 'white')
  }),
  'or.tile.COLOUR_STEP': so(
    'it is not the next colour',
    (found) => nextColour(faceAt(found)?.colour ?? 'white') !== tileOf(found)?.colour,
  ),
  'or.tile.WRONG_KIND': so('cities and towns differ', (found) => placesOf(faceAt(found)) !== placesOf(tileOf(found))),
  'or.tile.WRONG_LABEL': so('the label differs', (found) => {
    const hex = found.game.rules.board.hexes[hexOf(found)]
    const labels = [hex?.label, faceAt(found)?.label, hex?.futureLabel?.label]
    return tileOf(found)?.label === undefined
      ? labels.some((label) => label !== undefined)
      : !labels.every((label) => label === tileOf(found)?.label)
  }),
  'or.tile.TRACK_LOST': so('track would be lost', (found) => !keepsAll(found) || !isSimple(found)),
  'or.tile.NO_TILE': so('none is left', (found) => {
    const tile = tileOf(found)
    return tile !== undefined && (tilesLeft(found.game.rules.board, found.game.state.board.tiles, tile) ?? 1) <= 0
  }),
  'or.tile.NOT_CONNECTED': tileNotReached,
  'or.tile.NO_NEW_TRACK': tileNotReached,
  'or.tile.RESERVED_HEX': so('a player owns the company whose hex it is', (found) => {
    const company = String(found.refusal.params.company)
    const owner = found.game.state.privates[company]?.owner
    return owner?.startsWith('p') === true && !found.game.state.privates[company]?.closed
  }),
  'or.tile.BAD_EDGE': so('a side leads where no track may go', (found) => badSides(found).length > 0),
  'or.tile.NO_CASH': operatorPays,
  'or.tile.FEE': all(
    says('need', () => 10),
    so('a tile was laid in this turn', (found) => laysIn(found) > 0),
    operatorPays,
  ),
  'or.tile.TERRAIN_AND_FEE': all(
    so('both make it up', ({ refusal: { params } }) => Number(params.terrain) + Number(params.fee) === params.need),
    says('terrain', terrainDue),
    so('a tile was laid in this turn', (found) => laysIn(found) > 0),
    operatorPays,
  ),
  'or.tile.UPGRADE_COST': all(
    says('need', terrainDue),
    so('it is an upgrade', (found) => found.game.state.board.tiles[hexOf(found)] !== undefined),
    operatorPays,
  ),
  'or.tile.PRINTED_GRAY': so(
    'nothing follows what lies there',
    (found) => nextColour(faceAt(found)?.colour ?? 'white') === undefined,
  ),
  'or.tile.WRONG_STEP': so('tiles are not laid now', (found) => {
    if (notInOperating(found)) return true
    return !['track', 'trackToken', 'tile'].includes(choices(found.game, undefined, ['runRoutes']).step)
  }),
  'or.tile.MINOR': so('a minor would lay more or upgrade', (found) => isMinorHere(found.game, found.action.by)),
  'or.tile.FINAL': so('a tile lies there', (found) => found.game.state.board.tiles[hexOf(found)] !== undefined),
  'or.tile.MAJOR': so('it is a major', (found) => isCorporationHere(found.game, companyIn(found))),
  'or.tile.HOME_FIRST': all(
    says('hex', (found) => found.game.rules.operators[companyIn(found)]?.home?.hex),
    so('its home has no tile', (found) => found.game.state.board.tiles[String(found.refusal.params.hex)] === undefined),
    so('the tile is not for it', (found) => hexOf(found) !== found.refusal.params.hex),
    so('no tile was laid in this turn', (found) => laysIn(found) === 0),
  ),
  'or.tile.RIVER': so('the tile has a label', (found) => tileOf(found)?.label !== undefined),
  'or.tile.LAKE': so(
    'the hex is cut in two',
    (found) => found.game.rules.board.hexes[hexOf(found)]?.partition !== undefined,
  ),
  'or.tile.TERRAIN_TOKEN': so('it has none, or no terrain is due', (found) => {
    const tokens = Number(factIn(found.game, `terrainTokens.${companyIn(found)}`) ?? 0)
    return found.refusal.params.left === 0 ? tokens === 0 : terrainDue(found) === 0
  }),
  'or.tile.TOKEN_ARMED': so('a token was taken off in this turn', armedNow),
  'or.tile.TOKEN_FIRST': so('the game is played as on 18xx.games', ({ game }) => game.setup.ruleset !== 'rulebook'),
  'or.tile.TOKEN_TIMING': so('the game is played by the rulebook', ({ game }) => game.setup.ruleset === 'rulebook'),
  'or.tile.LOCKED': so('Messina was destroyed', (found) => factIn(found.game, 'memo.messinaLocked') === true),
  'or.tile.OTHER_HALF': so(
    'it is a half of Mexico City',
    (found) => found.game.rules.board.hexes[hexOf(found)]?.joined !== undefined,
  ),
  'or.tile.POWER_INSTEAD': so('a power is used in this turn', (found) =>
    turnActions(found.game).some((action) => action.type === 'usePower' || fieldOf(action, 'power') !== undefined),
  ),

  'or.token.WRONG_STEP': so(
    'stations are not placed now',
    (found) =>
      notInOperating(found) || !['token', 'trackToken'].includes(choices(found.game, undefined, ['runRoutes']).step),
  ),
  'or.token.SECOND_TOKEN': placedNow,
  'or.token.NO_TOKEN_LEFT': noneLeft,
  'or.token.NOT_CONNECTED': isNotReached,
  'or.token.NO_SLOT': isFull,
  'or.token.RESERVED': so('it has a circle free', (found) => freeSlots(found.game, hexOf(found), cityOf(found)) > 0),
  'or.token.HOME_SLOT': all(
    so('a circle is free there', (found) => freeSlots(found.game, hexOf(found), cityOf(found)) > 0),
    so('it is somebody’s home', (found) => {
      const { rules, state } = found.game
      return Object.values(rules.operators).some(
        ({ id, home }) =>
          (home?.hex === hexOf(found) || (id === 'AFG' && home === undefined)) &&
          !stationsOf(found.game, id).includes(hexOf(found)) &&
          state.operators[id]?.closed !== 'setup',
      )
    }),
  ),
  'or.token.ALREADY_IN_CITY': standsThere,
  'or.token.ALREADY_IN_CHICAGO': so('it has a station in Chicago', (found) =>
    stationsOf(found.game, companyIn(found)).includes('D6'),
  ),
  'or.token.NO_CASH': operatorPays,
  'or.token.INDEPENDENT': so('it is no corporation', (found) => isMinorHere(found.game, companyIn(found))),
  'or.token.NO_DIRECTOR': so(
    'nobody leads it',
    (found) => !String(chairAt(found.game, String(found.refusal.params.corporation))).startsWith('p'),
  ),
  'or.majorToken.SECOND': placedNow,
  'or.majorToken.NONE_LEFT': noneLeft,
  'or.majorToken.NO_CASH': operatorPays,
  'or.majorToken.NO_SLOT': isFull,
  'or.majorToken.ALREADY_THERE': standsThere,

  'or.buyToken.HOME': standsThere,
  'or.buyToken.NOT_CONNECTED': isNotReached,
  'or.buyToken.NO_TOKEN_LEFT': noneLeft,
  'or.buyToken.ALREADY_IN_CITY': standsThere,
  'or.buyToken.PRICE': so('the price is none or too much', ({ game, action }) => {
    const price = Number(fieldOf(action, 'price'))
    return price < 1 || price > (game.state.operators[action.by]?.cash ?? 0)
  }),
  'or.buyToken.NOT_THERE': so('it has no station there', (found) => {
    const company = String(found.refusal.params.company)
    return !(found.game.state.board.tokens[hexOf(found)] ?? []).some(
      ({ by, city }) => by === company && city === cityOf(found),
    )
  }),
  'or.buyToken.PHASE': nothing('the phase is checked where it is named'),
  'or.buyToken.WRONG_STEP': nothing('says when stations of others are bought'),
}
