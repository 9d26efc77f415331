import type { Draft } from '../../core/draft.js'
import type { OperatorId } from '../../core/ids.js'
import { currentPhase } from '../../core/phase.js'
import type { Problems } from '../../core/problems.js'
import type { ScenarioRules } from '../../scenario/rules.js'
import { tokensOf } from '../../steps/tokens.js'
import { OPERATORS } from './data/companies.js'
import { HOMES_OF_CHOICE } from './data/map.js'
import { HOLDING_LIMIT } from './data/tables.js'
import { corporationsIn, layOut } from './rounds/setup.js'
import { bond } from './steps/finance/bond.js'
import { chosenHome } from './steps/shares/found.js'
import { checkGaribaldi, foundingOrder, GARIBALDI, isFounded } from './steps/shares/foundingOrder.js'
import { eMarker, eMarkers, eMarkersSold } from './steps/trains/electric.js'

const ALL: readonly OperatorId[] = Object.keys(OPERATORS)

/** Cards that are not named follow those that are. */
const completeOrder = (d: Draft, problems: Problems): void => {
  const inGame = ALL.filter((id) => d.state.operators[id]?.closed !== 'setup')
  const given = foundingOrder.of(d)
  const twice = given.find((id, i) => given.indexOf(id) < i)
  if (twice !== undefined) problems.add(['memo', 'foundingOrder'], `${twice} has one card.`)
  for (const id of given) if (!inGame.includes(id)) problems.add(['memo', 'foundingOrder'], `${id} is not in the game.`)
  foundingOrder.set(d, [...given, ...inGame.filter((id) => !given.includes(id))])
}

/** AFG's home, where only one of its stations can be it. */
const findHome = (d: Draft): void => {
  if (!isFounded(d, GARIBALDI) || chosenHome.of(d, GARIBALDI) !== null) return
  const possible = tokensOf(d, GARIBALDI).filter(({ hex }) => HOMES_OF_CHOICE[GARIBALDI]?.includes(hex))
  if (possible.length === 1) chosenHome.set(d, GARIBALDI, possible[0]?.hex ?? null)
}

/** Bonds and E markers are there with their variants alone, and of the latter so many (1849-14.2-1, -14.3-2). */
const checkVariants = (d: Draft, problems: Problems): void => {
  const { options } = d.setup
  const having = (fact: typeof bond) => ALL.filter((id) => fact.of(d, id))
  for (const [fact, option] of [
    [bond, 'bonds'],
    [eMarker, 'electricDreams'],
  ] as const)
    for (const id of options.includes(option) ? [] : having(fact))
      problems.add(['operators', id, 'facts', fact.name], `This is played with the option “${option}” only.`)
  const held = having(eMarker).length
  const at = ['memo', 'eMarkersSold']
  if (eMarkersSold.of(d) > eMarkers.of(d)) problems.add(at, `There are ${eMarkers.of(d)} E markers.`)
  if (eMarkersSold.of(d) === 0) eMarkersSold.set(d, held)
  else if (eMarkersSold.of(d) < held) problems.add(at, `${held} corporations have one.`)
}

/** What a described position of 1849 may leave out. */
export const scenario1849: ScenarioRules = {
  /** With five corporations one is out: the last that nothing is said about. */
  removals(setup, { given, named }) {
    const count = ALL.length - corporationsIn(setup)
    const out = given ?? ALL.filter((id) => !named.has(id)).slice(-count || ALL.length)
    const wrong = out.find((id) => !ALL.includes(id))
    if (wrong !== undefined) return `${wrong} is no corporation.`
    return out.length === count ? out : `With this table ${count} of ${ALL.join(', ')} are out of play.`
  },
  lay: layOut,
  mostHeld: () => HOLDING_LIMIT,
  distribution: ['initial'],
  complete(d, problems) {
    completeOrder(d, problems)
    findHome(d)
    checkGaribaldi(d)
    checkVariants(d, problems)
    if (Number(currentPhase(d).name) < 12) return
    for (const [id, { owner, closed }] of Object.entries(d.state.privates))
      if (owner !== undefined && !closed)
        problems.add(['privates', id], 'From phase 12 on private companies are closed.')
  },
}
