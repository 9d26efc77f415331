import { legal, titles } from '@roundhouse/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  digestsOf,
  filesOf,
  nameOf,
  ownGames,
  type ReplayedNow,
  readDigests,
  readGame,
  readTrace,
  replayedNow,
  writtenDown,
} from './games.js'

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

  describe.each(games.map((own) => [nameOf(own), own] as const))('%s', (_, own) => {
    const file = readGame(own)
    let now: ReplayedNow
    beforeAll(() => {
      now = replayedNow(file)
    })

    it('goes as it went', () => {
      const { trace } = now
      const expected = readTrace(own)
      expect(trace.initial, RENEW).toEqual(expected.initial)
      const at = expected.actions.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(trace.actions[i]))
      expect(trace.actions[at], RENEW).toEqual(expected.actions[at])
      expect(trace, RENEW).toEqual(expected)
    })

    it('is written down as it was read', () => {
      expect(writtenDown(now.game, file.id)).toEqual(file)
    })

    it('tells and offers what it did, and what is legal is what is offered', () => {
      const expected = readDigests(own)
      const actual = digestsOf(now.game, (position, offers) =>
        expect([...legal(position)], `${own.title} ${position.cursor}`).toEqual(offers),
      )
      const other = expected.find((digest, i) => JSON.stringify(digest) !== JSON.stringify(actual[i]))
      expect(other && actual.find(({ at }) => at === other.at), RENEW).toEqual(other)
      expect(actual, RENEW).toHaveLength(expected.length)
    })
  })
})
