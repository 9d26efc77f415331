import { tile } from '../../../board/notation.js'
import { standard, tileSet } from '../../../board/tiles.js'

const Z = { label: 'Z' }
const CHICAGO = { label: 'Chi' }
// Four stations side by side, each with its own line out and a line to the Chicago Connections.
const CHICAGO_TRACK = '0-c c-2 3-c1 c1-2 4-c2 c2-2 5-c3 c3-2'

export const TILES = tileSet([
  ...standard({ 5: 3, 6: 4, 57: 4, 7: null, 8: null, 9: null }),
  tile('291', 'yellow', 1, 'c40', '0-c 1-c', Z),
  tile('292', 'yellow', 1, 'c40', '0-c 2-c', Z),
  tile('293', 'yellow', 1, 'c40', '0-c 3-c', Z),

  ...standard({ 14: 4, 15: 5, 619: 3, 16: 2, 17: 1, 18: 1, 19: 2, 20: 2, 21: 1, 22: 1 }),
  ...standard({ 23: 4, 24: 4, 25: 2, 26: 1, 27: 1, 28: 1, 29: 1, 30: 1, 31: 1 }),
  tile('294', 'green', 2, 'c50/2', '0-c 1-c 3-c 4-c', Z),
  tile('295', 'green', 2, 'c50/2', '0-c 1-c 2-c 3-c', Z),
  tile('296', 'green', 1, 'c50/2', '0-c 2-c 3-c 4-c', Z),
  tile('298', 'green', 1, 'c40 c40 c40 c40', CHICAGO_TRACK, CHICAGO),

  ...standard({ 611: 4, 39: 1, 40: 1, 41: 2, 42: 2, 43: 2, 44: 1, 45: 2, 46: 2, 47: 2, 70: 1 }),
  tile('297', 'brown', 2, 'c60/3', '0-c 1-c 2-c 3-c 4-c', Z),
  tile('299', 'brown', 1, 'c70 c70 c70 c70', CHICAGO_TRACK, CHICAGO),

  ...standard({ 51: 2 }),
  tile('290', 'gray', 1, 'c70/3', '0-c 1-c 2-c 3-c 4-c', Z),
  tile('300', 'gray', 1, 'c90 c90 c90 c90', CHICAGO_TRACK, CHICAGO),
])

/** Pieces in the box of the tiles that never run out (§6.46). */
export const PIECES_OF_UNLIMITED: Readonly<Record<string, number>> = { 7: 5, 8: 15, 9: 15 }
