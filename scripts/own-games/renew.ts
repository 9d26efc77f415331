// node scripts/run-ts.mjs scripts/own-games/renew.ts [TITLE] [--play]: writes the traces and digests of our own games anew, after a
// change that was meant. With --play (and where a game can no longer be followed) the games themselves are played again.
import { titles } from '@roundhouse/engine'
import { clear, digestsOf, nameOf, type OwnGame, ownGames, playedNow, readGame, replayedNow, write } from './games.js'

const asked = process.argv.slice(2)
const plays = asked.includes('--play')
const names = asked.filter((word) => word !== '--play')

const kept = (own: OwnGame) => {
  try {
    const file = readGame(own)
    return { file, now: replayedNow(file) }
  } catch {
    return null
  }
}

for (const title of Object.values(titles).filter(({ id }) => names.length === 0 || names.includes(id))) {
  const games = ownGames(title).map((own) => {
    const old = plays ? null : kept(own)
    const file = old?.file ?? playedNow(own)
    return { own, isNew: old === null, file, now: old?.now ?? replayedNow(file) }
  })
  clear(title)
  for (const { own, isNew, file, now } of games) {
    const { game, trace } = now
    write(own, file, trace, digestsOf(game))
    console.log(
      `${title.id} ${nameOf(own)}: ${file.actions.length} actions, ${trace.end_reason}${isNew ? ', played anew' : ''}`,
    )
  }
}
