import { audit, choices, fateOf, openSnapshot, openStored, play, titleOf, titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { differs, earlierFile, earlierFiles, type KeptGame, keptGames, keptVersions } from './games.js'

const whatToDo = (title: string, version: number): string =>
  [
    `A stored game of ${title}, version ${version} of its rules, comes out otherwise by this change. Raise its rulesVersion,`,
    'say in its rulesChanges what is otherwise and what becomes of older games (goOn or frozen), and keep games of the new',
    'version: node scripts/run-ts.mjs scripts/kept-games/keep.ts (docs/versions.md).',
  ].join('\n')

describe.each(Object.values(titles))('stored games of $id', (title) => {
  const { id, rulesVersion, rulesChanges = [] } = title
  const versions = keptVersions(title)

  it('are kept of every version, and every version says what became of the older ones', () => {
    const all = Array.from({ length: rulesVersion }, (_, i) => i + 1)
    expect(versions).toEqual(all)
    expect(rulesChanges.map(({ version }) => version)).toEqual(all.slice(1))
    for (const { text } of rulesChanges) {
      expect(new Set(Object.values(text)).size).toBe(3)
      for (const sentence of Object.values(text)) expect(sentence).toMatch(/^\S.*[.]$/)
    }
  })

  it.each(keptGames(title, rulesVersion).map((game) => [game.name, game] as const))(
    `of version ${rulesVersion}: %s comes out as it did`,
    (_, game) => {
      const found = differs(title, game)
      expect(found, found === null ? '' : `${found}\n${whatToDo(id, rulesVersion)}`).toBeNull()
    },
  )

  it.each(
    versions
      .filter((version) => fateOf(title, version).fate !== 'frozen')
      .flatMap((version) => keptGames(title, version)),
  )('$name of version $snapshot.version goes on from its snapshot', ({ setup, snapshot }) => {
    const opened = openSnapshot(setup, snapshot)
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem))
    expect(opened.game.cursor).toBe(snapshot.number)
    expect(audit(opened.game)).toEqual([])
    let { game } = opened
    for (let n = 0; n < 30 && !game.state.ended; n++) {
      const { offers } = choices(game, undefined, ['claimRoutes'])
      const played = play(game, offers[(n * 7) % offers.length]!.action)
      expect(played.ok).toBe(true)
      if (played.ok) game = played.game
      expect(audit(game)).toEqual([])
    }
  })

  it.each(versions.filter((version) => fateOf(title, version).fate === 'frozen'))(
    'of version %d are frozen',
    (version) => {
      for (const { setup, snapshot } of keptGames(title, version))
        expect(openSnapshot(setup, snapshot)).toMatchObject({
          ok: false,
          problem: { problem: 'version', fate: 'frozen' },
        })
    },
  )

  it('are seen to differ where they do', () => {
    const [game] = keptGames(title, rulesVersion) as [KeptGame]
    const late = Math.floor(game.actions.length / 2)
    const actions = game.actions.filter((_, n) => n !== late)
    expect(differs(title, { ...game, actions })).not.toBeNull()
    expect(differs(title, { ...game, hashes: { ...game.hashes, 20: 'x' } })).toContain('after 20 actions')
  })
})

it.each(earlierFiles())('%s, stored before versions were written down, is followed to its end', (name) => {
  const file = earlierFile(name)
  const opened = openStored(titleOf(file.setup.title)!, { setup: file.setup, actions: file.actions })
  expect(opened.ok ? null : opened).toBeNull()
  expect(opened.ok && opened.game.cursor).toBe(file.actions.length)
  expect(opened.ok && opened.game.state.ended).toBeDefined()
})
