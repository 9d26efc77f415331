import { trackwayOf } from '../../../board/connection.js'
import { faceOn } from '../../../board/lying.js'
import { gridOf } from '../../../board/network.js'
import type { EntityId, HexId, OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { cash } from '../../../core/money.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import type { Prompts } from '../../../core/prompts.js'
import { president } from '../../../core/shares.js'
import type { TokenAt } from '../../../core/state.js'
import { stepPassed } from '../../../steps/operating.js'
import { ran, tokenPlaced } from '../../../steps/operatingTurn.js'
import { STATION_DISCOUNT } from '../data/tables.js'
import { mayHelp } from '../steps/companies/supporters.js'
import { placeTokenForHalf } from '../steps/track/token.js'
import { mayStillLay } from '../steps/track/track.js'
import { buyTrain } from '../steps/trains/buyTrain.js'
import { boughtAsItself } from './namesakes.js'

const when = (asked: boolean, id: EntityId | null): EntityId | null => (asked ? id : null)

/** A card could still build more, whether or not there is something to build. */
const seesUpgrade = (p: Position): boolean => p.state.phase > 0 && mayHelp(p, currentOperator(p), 'GSvS')

/**
 * A major that can pay for a station, or could if a card made it cheaper, looks for a place, though every circle of the
 * map may be taken.
 */
const looksForPlace = (p: Position): boolean => {
  const by = currentOperator(p)
  const [next] = p.state.operators[by]?.tokens ?? []
  if (isMinor(p, by) || president(p, by) === null || next === undefined) return false
  return next * (mayHelp(p, by, 'DDSG') ? STATION_DISCOUNT : 1) <= cash(p, by)
}

/** Or a minor's becomes cheap enough by a card. */
export const seesStation = (p: Position): boolean =>
  !tokenPlaced.of(p) && (looksForPlace(p) || anyLegal(p, [placeTokenForHalf], currentOperator(p)))

const isStop = ({ rules, state }: Position, hex: HexId, place: number): boolean =>
  faceOn(rules.board, state.board.tiles, hex)?.places[place]?.kind !== 'junction'

/** Stops an operator reaches from one of its stations alone, mines among them. */
const stopsFrom = (p: Position, by: OperatorId, station: TokenAt): number => {
  const { board } = p.rules
  const { tiles, tokens } = p.state.board
  const alone = Object.entries(tokens).map(([hex, here]) => [
    hex,
    here.filter((token) => token === station || token.by !== by),
  ])
  const reach = trackwayOf(board, { tiles, tokens: Object.fromEntries(alone) }, by)
  return gridOf(board).ids.reduce((sum, hex, i) => {
    const places = faceOn(board, tiles, hex)?.places ?? []
    return sum + places.filter((_, place) => reach.places(i) & (1 << place) && isStop(p, hex, place)).length
  }, 0)
}

const hasTrains = (p: Position): boolean => (p.state.operators[currentOperator(p)]?.trains ?? []).length > 0

/** There a mine is as good as any stop for the question whether trains can run. */
const seesRoute = (p: Position): boolean => {
  const by = currentOperator(p)
  if (ran.of(p) || !hasTrains(p)) return false
  const own = Object.values(p.state.board.tokens)
    .flat()
    .filter((token) => token.by === by)
  return own.some((station) => stopsFrom(p, by, station) > 1)
}

/** A train is for sale there though nobody can name it: another one goes by its number. */
export const seesTrain = (p: Position): boolean => anyLegal(boughtAsItself(p), [buyTrain], currentOperator(p))

/** Whom 18xx.games asks. */
export const prompts18Mag: Prompts = {
  track: (p) => when(!stepPassed(p) && (mayStillLay(p, currentOperator(p)) || seesUpgrade(p)), currentOperator(p)),
  giveBack: (p) => when(!stepPassed(p) && hasTrains(p), currentOperator(p)),
  run: (p, usual) => usual() ?? when(seesRoute(p), currentOperator(p)),
  buyTrains: (p, usual) => usual() ?? when(!stepPassed(p) && seesTrain(p), currentOperator(p)),
  token: (p, usual) => usual() ?? when(!stepPassed(p) && seesStation(p), currentOperator(p)),
}
