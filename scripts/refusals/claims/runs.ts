import { type Face, faceOn, type HexId, type Position, type RunOfTrain } from '@roundhouse/engine'
import { all, type Claim, type Claims, so } from '../claim.js'
import type { Refused } from '../collect.js'
import { latelyBy, trainsOf } from '../reading.js'

const operatorOf = ({ game, action }: Refused): string =>
  action.type === 'claimRoutes' ? (game.state.round.current ?? '') : action.by

const runsOf = ({ action }: Refused): readonly RunOfTrain[] =>
  action.type === 'runRoutes' || action.type === 'claimRoutes' ? action.runs : []

/** Runs of the train that is named. */
const runsNamed = (found: Refused): readonly RunOfTrain[] => {
  const { train } = found.refusal.params
  const held = trainsOf(found.game, operatorOf(found))
  const named = runsOf(found).filter((run) => (held.find(({ id }) => id === run.train)?.name ?? run.train) === train)
  return train === undefined ? runsOf(found) : named
}

const someRun = (what: string, holds: (run: RunOfTrain, found: Refused) => boolean): Claim =>
  so(what, (found) => runsNamed(found).some((run) => holds(run, found)))

const hexTold = ({ refusal }: Refused): HexId => String(refusal.params.hex)
const stopsOf = ({ chains }: RunOfTrain): readonly HexId[] =>
  chains.length === 0 ? [] : [chains[0]?.[0] ?? '', ...chains.map((chain) => chain.at(-1) ?? '')]
const hexesOf = ({ chains }: RunOfTrain): readonly HexId[] => chains.flat()

/** Borders between hexes that a run crosses. */
const bordersOf = ({ chains }: RunOfTrain): readonly string[] =>
  chains.flatMap((chain) => chain.slice(1).map((hex, i) => [hex, chain[i] ?? ''].sort().join(' ')))

const faceAt = ({ rules, state }: Position, hex: HexId): Face | undefined => faceOn(rules.board, state.board.tiles, hex)

const sideTo = ({ rules }: Position, from: HexId, to: HexId): number | undefined => {
  const side = Object.entries(rules.board.neighbours[from] ?? {}).find(([, hex]) => hex === to)?.[0]
  return side === undefined ? undefined : Number(side)
}

const leadsTo = (face: Face | undefined, side: number | undefined): boolean =>
  face?.track.some(({ a, b }) => [a, b].some((end) => 'edge' in end && end.edge === side)) === true

const joins = (face: Face | undefined, one: number | undefined, other: number | undefined): boolean =>
  face?.track.some(({ a, b }) => {
    const sides = [a, b].map((end) => ('edge' in end ? end.edge : undefined))
    return sides.includes(one as never) && sides.includes(other as never) && one !== undefined && other !== undefined
  }) === true

const toPlace = (face: Face | undefined, side: number | undefined): boolean =>
  face?.track.some(({ a, b }) => {
    const ends = [a, b]
    return ends.some((end) => 'edge' in end && end.edge === side) && ends.some((end) => 'place' in end)
  }) === true

/** Is all track there that a chain needs around a hex of it? */
const isWhole = (p: Position, chain: readonly HexId[], i: number): boolean => {
  const hex = chain[i] ?? ''
  const face = faceAt(p, hex)
  const before = i > 0 ? sideTo(p, hex, chain[i - 1] ?? '') : null
  const after = i < chain.length - 1 ? sideTo(p, hex, chain[i + 1] ?? '') : null
  const across = [
    [before, chain[i - 1]],
    [after, chain[i + 1]],
  ] as const
  for (const [side, other] of across) {
    if (side === null) continue
    if (side === undefined || !leadsTo(face, side)) return false
    if (!leadsTo(faceAt(p, other ?? ''), sideTo(p, other ?? '', hex))) return false
  }
  if (before !== null && after !== null) return before !== after && joins(face, before, after)
  const only = before ?? after
  return only === null || only === undefined ? false : toPlace(face, only)
}

const trackMissing = (run: RunOfTrain, found: Refused): boolean =>
  run.chains.length === 0 ||
  // Another place of the hex is named than the track leads to.
  run.stops.some(({ hex, place }) => hex === hexTold(found) && place > 0) ||
  run.chains.some((chain) => chain.some((hex, i) => hex === hexTold(found) && !isWhole(found.game, chain, i))) ||
  run.chains.some((chain, i) => i > 0 && chain[0] !== run.chains[i - 1]?.at(-1)) ||
  severalPlaces(found)

/** With several places on the hex it may be another one that is meant. */
const severalPlaces = (found: Refused): boolean => (faceAt(found.game, hexTold(found))?.places.length ?? 0) > 1

const ownCity = ({ game }: Refused, operator: string, hex: HexId): boolean =>
  (game.state.board.tokens[hex] ?? []).some(({ by, blocker }) => by === operator && !blocker)

const citiesIn = ({ game }: Refused, hex: HexId) =>
  faceAt(game, hex)?.places.filter(({ kind }) => kind === 'city') ?? []

/** The train type with its reach. */
const typeNamed = ({ game, refusal }: Refused) =>
  game.rules.trains.flatMap(({ types }) => types).find(({ name }) => name === refusal.params.train)

const isTold: Claim = so('a run of it is named', (found) => runsNamed(found).length > 0)

export const RUNS: Claims = {
  'or.run.NO_OWN_TOKEN': someRun('no station of its own is on the route', (run, found) =>
    stopsOf(run).every((hex) => !ownCity(found, operatorOf(found), hex) || citiesIn(found, hex).length > 1),
  ),
  'or.run.TOO_SHORT': someRun('it has too few stops', (run, found) => {
    const kinds = [...new Set(stopsOf(run))].map((hex) => faceAt(found.game, hex)?.places[0]?.kind)
    const cities = kinds.filter((kind) => kind === 'city').length
    const towns = kinds.filter((kind) => kind === 'town').length
    // Ports are no stops in 1849, mines none in 18Mag; a chain may be empty, or come back to where it began.
    if (found.game.setup.title === '1849') return cities < 1 || cities + towns < 2
    return kinds.filter((kind) => kind !== 'mine').length < 2 || run.chains.some(({ length }) => length === 0)
  }),
  'or.run.REVERSAL': someRun('it does not lead on there', ({ chains }, found) =>
    chains.some((chain) => chain.some((hex, i) => hex === hexTold(found) && !isWhole(found.game, chain, i))),
  ),
  'or.run.NO_TRACK': someRun('track is missing there', trackMissing),
  'or.run.REPEATED_LOCATION': someRun(
    'it is visited twice',
    (run, found) => stopsOf(run).filter((hex) => hex === hexTold(found)).length > 1 || hasTwiceInArea(run, found),
  ),
  'or.run.BLOCKED_CITY': all(
    someRun(
      'it is passed',
      (run, found) => stopsOf(run).slice(1, -1).includes(hexTold(found)) || hexesOf(run).includes(hexTold(found)),
    ),
    so('it is full of others', (found) => {
      const cities = citiesIn(found, hexTold(found))
      if (cities.length !== 1) return cities.length > 1
      const there = found.game.state.board.tokens[hexTold(found)] ?? []
      return there.length >= (cities[0]?.slots ?? 0) && !ownCity(found, operatorOf(found), hexTold(found))
    }),
  ),
  'or.run.THROUGH_OFFBOARD': all(
    someRun('it is passed', (run, found) => stopsOf(run).slice(1, -1).includes(hexTold(found))),
    so('it only ends a route', (found) =>
      (faceAt(found.game, hexTold(found))?.places ?? []).some(
        ({ kind, terminal }) => kind === 'offboard' || terminal === true,
      ),
    ),
  ),
  'or.run.TRACK_REUSED': so('a border beside it is crossed twice', (found) => {
    const crossed = runsOf(found).flatMap(bordersOf)
    const twice = crossed.filter((border, i) => crossed.indexOf(border) < i)
    return twice.some((border) => border.split(' ').includes(hexTold(found))) || hasLoop(found)
  }),
  'or.run.TOO_LONG': all(
    isTold,
    so('it is longer than it may be', ({ refusal: { params } }) => Number(params.have) > Number(params.limit)),
    so('the limit is that of the train', (found) => {
      const reach = typeNamed(found)?.reach
      const limit = reach?.borders ? reach.borders.limit : reach?.visits
      return found.game.setup.title === '18Mag' || limit === found.refusal.params.limit
    }),
  ),
  'or.run.COUNTED_OFF_ROUTE': someRun('it is counted and not visited', (run, found) => {
    return run.counts?.includes(hexTold(found)) === true && !stopsOf(run).includes(hexTold(found))
  }),
  'or.run.COUNTS_ALL': someRun('it is visited and left out', (run, found) => {
    return run.counts?.includes(hexTold(found)) === false && stopsOf(run).includes(hexTold(found))
  }),
  'or.run.COUNTS_TOO_MANY': someRun('more are counted than may be', (run, { refusal: { params } }) => {
    return run.counts?.length === params.have && Number(params.have) > Number(params.limit)
  }),
  'or.run.COUNTED_WITHOUT_TOKEN': someRun('no own station is counted', (run, found) =>
    (run.counts ?? []).every((hex) => !ownCity(found, operatorOf(found), hex) || citiesIn(found, hex).length > 1),
  ),
  'or.run.GAUGE': someRun('track of two gauges is on the route', (run, found) => {
    const gauges = hexesOf(run).flatMap((hex) => faceAt(found.game, hex)?.track.map(({ gauge }) => gauge) ?? [])
    return hexesOf(run).includes(hexTold(found)) && new Set(gauges).size > 1
  }),
  'or.run.GAUGE_BARRED': someRun('narrow track lies there', (run, found) => {
    const face = faceAt(found.game, hexTold(found))
    return hexesOf(run).includes(hexTold(found)) && face?.track.some(({ gauge }) => gauge === 'narrow') === true
  }),
  'or.run.MINE': so(
    'it is a mine',
    (found) => faceAt(found.game, hexTold(found))?.places.some(({ kind }) => kind === 'mine') === true,
  ),
  'or.run.ONE_OF_GROUP': someRun('two areas of the east are its ends', (run, { game }) => {
    const ends = [stopsOf(run)[0], stopsOf(run).at(-1)].map((hex) => game.rules.board.hexes[hex ?? '']?.group)
    return ends.every((group) => group === 'E')
  }),
  'or.run.ONE_LOCATION': someRun(
    'it is in Chicago twice',
    (run) => stopsOf(run).filter((hex) => hex === 'D6').length > 1,
  ),
  'or.run.NO_SUCH_TRAIN': so('it has no such train', (found) => {
    const ids = trainsOf(found.game, operatorOf(found)).map(({ id }) => id)
    return runsOf(found).some(({ train }) => !ids.includes(train))
  }),
  'or.run.TRAIN_TWICE': so('a train is named twice', (found) => {
    const ids = runsOf(found).map(({ train }) => train)
    return new Set(ids).size < ids.length
  }),
  'or.run.TRAIN_NOT_USABLE': so('it has such a train', (found) =>
    trainsOf(found.game, operatorOf(found)).some(({ name }) => name === found.refusal.params.train),
  ),
  'or.run.MUST_RUN': so('it has a train and leaves one standing', (found) => {
    return runsOf(found).length < trainsOf(found.game, operatorOf(found)).length
  }),
  'or.run.NOT_MAXIMUM': so('more is possible', ({ refusal: { params } }) => Number(params.best) > Number(params.have)),
  'or.run.MINOR_NOT_MAXIMUM': so(
    'more is possible',
    ({ refusal: { params } }) => Number(params.best) > Number(params.have),
  ),
  'or.claim.NOT_BETTER': so('it is not more', ({ refusal: { params } }) => Number(params.have) <= Number(params.best)),
  'or.run.CLAIM_UNUSED': so('its car was bought in this turn', (found) =>
    latelyBy(found.game, operatorOf(found)).some(
      (action) => action.type === 'buyEquipment' && String(found.refusal.params.company).startsWith(action.from),
    ),
  ),
  'or.run.TOWNS_ONLY': so('it is more', ({ refusal: { params } }) => Number(params.have) > Number(params.limit)),
  'or.run.TWO_PLUS': isTold,
}

/** Hexes of one off-board area are one place. */
const hasTwiceInArea = (run: RunOfTrain, { game, ...found }: Refused): boolean => {
  const areaOf = (hex: HexId): string => game.rules.board.hexes[hex]?.area ?? hex
  const told = areaOf(hexTold({ game, ...found }))
  return stopsOf(run).filter((hex) => areaOf(hex) === told).length > 1
}

/** A run that comes to the same hex again may use the same piece of track inside it. */
const hasLoop = (found: Refused): boolean => {
  const all = runsOf(found).flatMap(hexesOf)
  return all.filter((hex) => hex === hexTold(found)).length > 2
}
