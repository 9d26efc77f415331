import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { chosenHome } from '../steps/shares/found.js'
import { foundingOrder } from '../steps/shares/foundingOrder.js'
import { corp, order, position } from './table.js'

const read = (more: Partial<Scenario>) => readScenario(position(more, []), titles)
const game = (more: Partial<Scenario>) => {
  const found = read(more)
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  return found.game
}
const problems = (more: Partial<Scenario>): readonly string[] => {
  const found = read(more)
  return found.ok ? [] : found.problems.map(({ path, problem }) => `${path}: ${problem}`)
}
const CTL = corp(68, { shares: { Amy: 40 } })

describe('a described position', () => {
  it('takes out the last corporation that nothing is said about', () => {
    expect(foundingOrder.of(game({ operators: { SFA: CTL } }))).toEqual(['AFG', 'ATA', 'CTL', 'IFT', 'SFA'])
    expect(foundingOrder.of(game({ removed: ['AFG'] }))).toEqual(['ATA', 'CTL', 'IFT', 'RCS', 'SFA'])
  })

  it('keeps those in the game whose cards are named', () => {
    const drawn = ['SFA', 'RCS', 'CTL', 'ATA', 'AFG']
    expect(foundingOrder.of(game(order(...drawn)))).toEqual(drawn)
  })

  it('puts the cards that are not named behind those that are', () => {
    expect(foundingOrder.of(game({ removed: ['AFG'], ...order('RCS', 'CTL') }))).toEqual([
      'RCS',
      'CTL',
      'ATA',
      'IFT',
      'SFA',
    ])
  })

  it('has no card of a corporation that is out', () => {
    expect(problems({ removed: ['AFG'], ...order('AFG', 'CTL') })).toEqual([
      'memo.foundingOrder: AFG is not in the game.',
    ])
  })

  it('knows AFG’s home where only one station can be it', () => {
    const home = (tokens: readonly string[]) =>
      chosenHome.of(game({ operators: { AFG: corp(68, { shares: { Amy: 40 }, tokens: [...tokens] }) } }), 'AFG')
    expect([home(['C1']), home(['C1', 'E1']), home(['C1', 'M9'])]).toEqual(['C1', 'C1', null])
  })

  it('has no open private company from phase 12 on', () => {
    expect(problems({ phase: '12', operators: { CTL }, privates: { SCE: 'Amy' } })).toHaveLength(1)
    expect(problems({ phase: '10', operators: { CTL }, privates: { SCE: 'Amy' } })).toEqual([])
  })
})
