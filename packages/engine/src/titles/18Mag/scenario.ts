import type { Draft } from '../../core/draft.js'
import type { OperatorId } from '../../core/ids.js'
import { isCorporation } from '../../core/operators.js'
import { currentPhase } from '../../core/phase.js'
import type { Problems } from '../../core/problems.js'
import { holders, sizeOf, swapWays } from '../../core/shares.js'
import type { ScenarioRules } from '../../scenario/rules.js'
import { TERRAIN_TOKENS } from './data/companies.js'
import { HOLDING_LIMIT, MINOR_CASH, NOT_SOLD_MARKERS } from './data/tables.js'
import { layOut } from './rounds/setup.js'
import { countHoldings, picksMade } from './steps/companies/draft.js'
import { terrainTokens } from './steps/companies/minors.js'
import { drawCards } from './steps/istvan/setup.js'
import { UNITS } from './steps/running/dividend.js'
import { trainLimit } from './steps/trains/buyTrain.js'
import { fewestOpened, isLastPhase, notSold, openByPhase, opened, tiledStacks } from './steps/trains/phases.js'

/** Every round tile that has left its stack has begun a phase, and no train leaves a stack before its tile (MAG-PHS-1). */
const checkStacks = (d: Draft, problems: Problems): void => {
  const at = ['memo', 'opened']
  const stacks = opened.of(d)
  const { name } = currentPhase(d)
  const other = stacks.find((card, i) => !tiledStacks(d).includes(card) || stacks.indexOf(card) < i)
  if (other !== undefined)
    problems.add(at, `Round tiles leave the stacks ${tiledStacks(d).join(', ')}, each once; ${other} is none of these.`)
  if (stacks.length > d.state.phase || stacks.length < fewestOpened(d))
    problems.add(at, `In phase ${name} ${d.state.phase} round tiles have left their stacks, not ${stacks.length}.`)
  if (isLastPhase(d)) return
  for (const [id, { trains }] of Object.entries(d.state.operators))
    for (const [i, train] of trains.entries())
      if (tiledStacks(d).includes(train.name) && !stacks.includes(train.name))
        problems.add(
          ['operators', id, 'trains', i],
          `The first train ${train.name} would have begun the phase after ${name}.`,
        )
}

/** The third one brings the next phase at once, and in the last one there are none (MAG-NTS-5, -6). */
const checkMarkers = (d: Draft, problems: Problems): void => {
  const most = isLastPhase(d) ? 0 : NOT_SOLD_MARKERS - 1
  if (notSold.of(d) > most)
    problems.add(['memo', 'notSold'], `In phase ${currentPhase(d).name} there are at most ${most} of these markers.`)
}

const checkMinor = (d: Draft, id: OperatorId, problems: Problems): void => {
  const printed = TERRAIN_TOKENS[id] ?? 0
  if (terrainTokens.of(d, id) > printed)
    problems.add(['operators', id, 'facts', 'terrainTokens'], `${id} has ${printed} terrain tokens from the start.`)
}

/** All that a major is paid are tens (MAG-GEN-6), and the first with two shares of it is its director (MAG-DIR-1). */
const checkMajor = (d: Draft, id: OperatorId, problems: Problems): void => {
  const { cash = 0 } = d.state.operators[id] ?? {}
  if (cash % UNITS !== 0)
    problems.add(['operators', id, 'cash'], `The treasury of a major is a multiple of ${UNITS}, not ${cash}.`)
  if (holders(d, id)[0] !== 'aside') return
  for (const player of d.state.seats)
    if (swapWays(d, id, player).length > 0)
      problems.add(
        ['operators', id, 'shares'],
        `Whoever has two shares of ${id} has its director's certificate of ${sizeOf(d, id, 0)}% instead.`,
      )
}

/** What a described position of 18Mag may leave out. */
export const scenario18Mag: ScenarioRules = {
  lay: layOut,
  minorCash: () => MINOR_CASH,
  mostHeld: () => HOLDING_LIMIT,
  mostTrains: trainLimit,
  distribution: ['draft'],
  past: openByPhase,
  complete(d, problems) {
    checkStacks(d, problems)
    checkMarkers(d, problems)
    for (const id of Object.keys(d.rules.operators))
      if (isCorporation(d, id)) checkMajor(d, id, problems)
      else checkMinor(d, id, problems)
    if (d.state.round.kind !== 'draft') return
    if (picksMade(d) > 0) return
    countHoldings(d)
    if (picksMade(d) > 0) d.round({ step: picksMade(d) })
    else drawCards(d)
  },
}
