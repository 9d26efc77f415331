// A bot of your own. Lay a table over the network with a free seat, and seat it there:
//     node scripts/run-ts.mjs examples/own-bot.ts http://localhost:1846 TABLE [NAME]
import { Client, type OwnBot, playSeat } from '@roundhouse/server/client'

/** Does the first of these that is offered, the dearest where there are several; else whatever comes last. */
const LIKES = ['answer', 'runRoutes', 'dividend', 'par', 'buyShares', 'buyTrain', 'bid', 'pass']
const bot: OwnBot = ({ offers }) => {
  const wanted = LIKES.find((type) => offers.some(({ action }) => action.type === type))
  const liked = offers.map(({ action }) => action).filter(({ type }) => type === wanted)
  liked.sort((a, b) => Number(b.price ?? 0) - Number(a.price ?? 0))
  return liked[0] ?? offers.at(-1)!.action
}

const [address = '', table = '', name = 'Own bot'] = process.argv.slice(2)
const stranger = new Client({ address, fetch })
const { body } = await stranger.ask('createGuest', { body: { name } })
const client = stranger.as(body.token)
await client.ask('takeSeat', { params: { table } })
const { number } = await playSeat(client, table, bot)
console.log(`The game is over after ${number} moves.`)
