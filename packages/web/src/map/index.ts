export { GameMap } from './game-map.js'
export { nextStops, pointAtStop, withoutLastStop, withoutRun } from './route-edit.js'
