import { certificateCount, isPlayer, president } from '@roundhouse/engine'
import { expect, it } from 'vitest'
import { stockOf } from './depot-stock.js'
import { handOf, holdingsOf } from './holdings.js'
import { sampleGame } from './sample-game.js'

const game = sampleGame()

it('accounts for every share, the president first, places last', () => {
  for (const [corporation, certificates] of Object.entries(game.state.shares)) {
    const found = holdingsOf(game, corporation)
    expect(found.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(found.reduce((sum, each) => sum + each.certificates, 0)).toBe(certificates.length)
    const head = president(game, corporation)
    if (head) expect(found[0]).toMatchObject({ holder: head, president: true })
    const kinds = found.map(({ holder }) => isPlayer(holder))
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(b) - Number(a)))
  }
})

it('agrees with the count of certificates', () => {
  for (const player of game.state.seats) {
    const shares = Object.keys(game.state.shares).flatMap((id) =>
      holdingsOf(game, id).filter((each) => each.holder === player),
    )
    const privates = Object.values(game.state.privates).filter(({ owner, closed }) => owner === player && !closed)
    const count = shares.reduce((sum, { certificates }) => sum + certificates, 0) + privates.length
    expect(count).toBe(certificateCount(game, player))
    expect(handOf(game, player)).toHaveLength(shares.length)
  }
})

it('tells what is left of each train and what its sale does', () => {
  const stock = stockOf(game)
  const { trains, phases } = game.rules
  expect(stock.map(({ card }) => card)).toEqual(trains)
  expect(stock.filter(({ forSale }) => forSale).length).toBeGreaterThan(0)
  const leaving = trains.filter(({ rustsOn }) => rustsOn !== undefined).length
  expect(stock.reduce((sum, { effect }) => sum + effect.rusts.length, 0)).toBe(leaving)
  const begun = stock.flatMap(({ effect }) => effect.phases.map(({ name }) => name))
  expect(begun).toEqual(phases.filter(({ on }) => on).map(({ name }) => name))
})
