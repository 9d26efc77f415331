/** Positions described in JSON, and actions tried on them. */

export type { Problem as ScenarioProblem } from '../core/problems.js'
export type { Cast } from './cast.js'
export { describeChoices, describeProblems, describeTrial } from './describe.js'
export { type Change, changesBetween, type Facts, factsOf } from './facts.js'
export { failuresOf } from './failures.js'
export { type Expectation, type Scenario, type ScenarioAction, scenarioSchema } from './format.js'
export { type ReadScenario, readScenario, type ScenarioReading } from './read.js'
export type { ScenarioRules, WantedRemovals } from './rules.js'
export { playWritten, type ToldRefusal, type Trial, type Tried, tryScenario } from './try.js'
export { isAsWanted } from './wanted.js'
