// npm run bench: what the project measures itself by, as tables. Goals are goals, nothing here fails.
import { choicesSpeed, historySpeed, replaySpeed } from './engine.js'
import { benchGames } from './games.js'
import { show } from './table.js'

const games = benchGames()
for (const section of [replaySpeed, choicesSpeed, historySpeed]) console.log(show(section(games)))
