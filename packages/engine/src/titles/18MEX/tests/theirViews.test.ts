import { expect, it } from 'vitest'
import type { Game } from '../../../game.js'
import { boardSeen } from '../../../site/reachSeen.js'
import { playAll } from '../../../testing/table.js'
import { buying, major, turnOf } from './table.js'
import { five, positionOf, theirs } from './theirs.js'

// switch staleReach: who has looked before, and who has not.
const LOOKED = { looked: [{ by: 'SPM', at: 0 }] }

const stationsIn = (game: Game, hex: string) =>
  ['SPM', 'TM'].map((by) => boardSeen(game, by).tokens[hex]?.map((each) => each.by) ?? [])

it('the home station of one that begins is not seen by who looked before', () => {
  const operators = {
    TM: major(90, { shares: { Amy: 50 }, cash: 200 }),
    MC: major(80, { shares: { Bob: 50 }, tokens: [], operated: false }),
    SPM: major(75, { shares: { Carlos: 50 } }),
  }
  const game = positionOf(turnOf('TM', buying(operators, { ...theirs, phase: '2', memo: LOOKED }), []))
  const begun = playAll(game, [{ type: 'pass', by: 'TM' }])
  expect(begun.state.round.current).toBe('MC')
  expect(stationsIn(begun, begun.rules.operators.MC?.home?.hex ?? '')).toEqual([[], ['MC']])
})

it('the stations that NdM takes over are not seen by who looked before', () => {
  const position = five({
    SPM: major(60, { shares: { Bob: 50 } }),
    MEX: major(60, { shares: { Bob: 50 }, tokens: ['P13', 'I8', 'I10'] }),
  })
  const tiles = { I8: '14 r0', I10: '57 r2' }
  const game = positionOf(turnOf('TM', { ...position, tiles, memo: LOOKED }, []))
  const merged = playAll(game, [
    { type: 'buyTrain', by: 'TM', from: 'bank', train: '5-0', name: '5', price: 450 },
    { type: 'pass', by: 'SPM' },
    { type: 'choose', by: 'MEX', choice: 'MEX' },
    { type: 'choose', by: 'NdM', choice: 'I8' },
  ])
  expect([stationsIn(merged, 'P13'), stationsIn(merged, 'I8'), stationsIn(merged, 'I10')]).toEqual([
    [['MEX'], ['NdM']],
    [['MEX'], ['NdM']],
    [['MEX'], []],
  ])
})
