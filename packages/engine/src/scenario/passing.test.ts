import { describe, expect, it } from 'vitest'
import { titles } from '../titles/index.js'
import { describeProblems, describeTrial } from './describe.js'
import { readScenario } from './read.js'
import { type Trial, tryScenario } from './try.js'

const tryIt = (scenario: unknown): Trial => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(describeProblems(read.problems).join('\n'))
  return tryScenario(read)
}

/** Their trains have nowhere to run: a turn is track, then trains. */
const position = {
  title: '1846',
  players: ['Amy', 'Bob', 'Carlos'],
  round: { kind: 'operating', at: 'GT' },
  operators: {
    GT: { price: 60, cash: 100, shares: { Amy: 30, Bob: 10 }, trains: ['2'] },
    IC: { price: 40, cash: 100, shares: { Bob: 30 }, trains: ['2'] },
  },
} as const

const until = (wanted: unknown, expected?: object) => ({
  type: 'pass',
  until: wanted,
  ...(expected ? { expect: expected } : {}),
})

describe('passing until something holds', () => {
  it.each([
    ['a step', 'buyTrains', { step: 'buyTrains', at: 'GT' }],
    ['a turn', { at: 'IC' }, { step: 'trackToken', at: 'IC' }],
    ['a step of another turn', { at: 'IC', step: 'buyTrains' }, { step: 'buyTrains', at: 'IC' }],
    ['another round', { round: 'operating 2 of 2' }, { step: 'trackToken', at: 'GT', round: 'operating 2 of 2' }],
  ])('goes to %s', (_, wanted, after) => {
    const trial = tryIt({ ...position, actions: [until(wanted, { after })] })
    expect(trial.tried[0]?.failures).toEqual([])
    expect(trial.tried[0]?.action.passes).toBeGreaterThan(0)
  })

  it('does nothing where it holds already, and tells how often somebody passed', () => {
    const trial = tryIt({ ...position, actions: [until('trackToken'), until({ at: 'IC' })] })
    expect(trial.tried.map(({ action }) => action.passes)).toEqual([0, 2])
    expect(describeTrial(trial)).toContain('2. pass until {"at":"IC"} passes 2')
  })

  it('stops at the rule where somebody may not pass, and leaves the position as it was', () => {
    const operators = { ...position.operators, GT: { ...position.operators.GT, trains: [] } }
    const refusal = { refusal: 'or.endTurn.MUST_OWN_TRAIN' }
    const trial = tryIt({ ...position, operators, actions: [until({ at: 'IC' }, refusal)] })
    expect(trial.tried[0]?.failures).toEqual(['It did not come to {"at":"IC"}.'])
    expect(trial.game.cursor).toBe(0)
  })

  it('fails where it never comes to it', () => {
    const trial = tryIt({ ...position, actions: [until({ at: 'Carlos', step: 'buyTrains' })] })
    expect(trial.ok).toBe(false)
    expect(trial.tried[0]?.failures.at(-1)).toBe('It did not come to {"at":"Carlos","step":"buyTrains"}.')
  })

  it('lets those go on whom the title plays', () => {
    const trial = tryIt({
      title: '18Mag',
      players: [{ name: 'Amy', cash: 100 }, 'Bob', 'Carlos'],
      round: { kind: 'operating', at: '6' },
      operators: { 6: { owner: 'Amy', cash: 50, trains: [] }, SIK: { price: 70, cash: 50 } },
      actions: [until({ round: 'stock' }, { after: { 'cash.SIK': 0, turn: 3 } })],
    })
    expect(trial.tried[0]?.failures).toEqual([])
  })

  it.each([
    [
      'a fact that there is not',
      until({ stepp: 'run' }),
      'actions[0].until.stepp: No position of this game has a fact',
    ],
    ['somebody named', { ...until('run'), by: 'GT' }, 'actions[0].by: Until something holds whoever is asked passes'],
    [
      'another action',
      { type: 'issueShares', percent: 10, until: 'run' },
      'actions[0].until: The action “issueShares” has no field “until”',
    ],
  ])('is refused with %s', (_, action, problem) => {
    const read = readScenario({ ...position, actions: [action] }, titles)
    expect(read.ok ? '' : describeProblems(read.problems).join('\n')).toContain(problem)
  })
})
