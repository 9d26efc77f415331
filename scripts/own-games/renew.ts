// node scripts/run-ts.mjs scripts/own-games/renew.ts [TITLE] [--play]: writes the traces and digests of our own games anew, after a
// change that was meant. With --play (and where a game can no longer be followed) the games themselves are played again.
import { titles } from '@roundhouse/engine'
import { clear, digestsNow, nameOf, type OwnGame, ownGames, playedNow, readGame, traceNow, write } from './games.js'

const asked = process.argv.slice(2)
const plays = asked.includes('--play')
const names = asked.filter((word) => word !== '--play')

const kept = (own: OwnGame) => {
  try {
    const file = readGame(own)
    return { file, trace: traceNow(file) }
  } catch {
    return null
  }
}

for (const title of Object.values(titles).filter(({ id }) => names.length === 0 || names.includes(id))) {
  const games = ownGames(title).map((own) => {
    const old = plays ? null : kept(own)
    const file = old?.file ?? playedNow(own)
    return { own, isNew: old === null, file, trace: old?.trace ?? traceNow(file) }
  })
  clear(title)
  for (const { own, isNew, file, trace } of games) {
    write(own, file, trace, digestsNow(file))
    console.log(
      `${title.id} ${nameOf(own)}: ${file.actions.length} actions, ${trace.end_reason}${isNew ? ', played anew' : ''}`,
    )
  }
}
