import { legal, titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { copied, digestsNow, filesOf, nameOf, ownGames, readDigests, readGame, readTrace, traceNow } from './games.js'

const RENEW = 'if this was meant: node scripts/run-ts.mjs scripts/own-games/renew.ts'

describe.each(Object.values(titles))('games of our own of $id', (title) => {
  const games = ownGames(title)

  it('are all there, and no others', () => {
    expect(filesOf(title)).toEqual(
      games
        .flatMap((own) => [
          `${nameOf(own)}.digests.json.gz`,
          `${nameOf(own)}.json.gz`,
          `${nameOf(own)}.positions.json.gz`,
        ])
        .sort(),
    )
  })

  it('follow both rulesets', () => {
    expect(new Set(games.map(({ ruleset }) => ruleset))).toEqual(new Set(['rulebook', '18xx.games']))
  })

  it.each(games.map((own) => [nameOf(own), own] as const))('%s goes as it went', (_, own) => {
    const file = readGame(own)
    const expected = readTrace(own)
    const actual = traceNow(file)
    expect(actual.initial, RENEW).toEqual(expected.initial)
    const at = expected.actions.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(actual.actions[i]))
    expect(actual.actions[at], RENEW).toEqual(expected.actions[at])
    expect(actual, RENEW).toEqual(expected)
  })

  it.each(games.map((own) => [nameOf(own), own] as const))('%s is written down as it was read', (_, own) => {
    const file = readGame(own)
    expect(copied(file)).toEqual(file)
  })

  it.each(games.map((own) => [nameOf(own), own] as const))(
    '%s tells and offers what it did, and what is legal is what is offered',
    (_, own) => {
      const expected = readDigests(own)
      const actual = digestsNow(readGame(own), (position, offers) =>
        expect([...legal(position)], `${own.title} ${position.cursor}`).toEqual(offers),
      )
      const other = expected.find((digest, i) => JSON.stringify(digest) !== JSON.stringify(actual[i]))
      expect(other && actual.find(({ at }) => at === other.at), RENEW).toEqual(other)
      expect(actual, RENEW).toHaveLength(expected.length)
    },
  )
})
