import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { car, lay, layWithToken, minor, pass, turnOf } from './table.js'

/** István's minor 4 upgrades its home; how is left to Amy. */
const upgrading = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    '4',
    {
      phase: 'Green',
      players: ['Amy', { name: 'István', automaton: true }],
      tiles: { E10: '57 r2', D9: '57 r2' },
      operators: { '4': minor(50, {}, 'István') },
    },
    actions,
  )

/** Székesfehérvár with track towards F11, where two river symbols are; the home of minor 3 has a tile. */
const building = (cash: number, laid: number, tile: ReturnType<typeof lay>) =>
  turnOf('3', { tiles: { E10: '57 r2', D9: '57 r2' }, at: { facts: { laid } }, operators: { '3': minor(cash) } }, [
    tile,
  ])

/** Minor 5 in Brassó lays a tile and spends a terrain token for it. */
const tokenTile = (left: number, hex: string, tile: string) =>
  turnOf(
    '5',
    { phase: 'Green', tiles: { H27: '6 r0' }, operators: { '5': minor(200, { facts: { terrainTokens: left } }) } },
    [layWithToken(hex, tile)],
  )

/** Minor 5 in Brassó, with a mine beyond two towns and no way to a red hex. */
const buyingCars = (cash: number, ...sellers: readonly string[]) =>
  turnOf(
    '5',
    { at: { step: 'run' }, tiles: { H27: '5 r1', G26: '4 r2', F25: '58 r3' }, operators: { '5': minor(cash) } },
    sellers.map((seller, i) => car(seller, 10 + 10 * i)),
  )

it.each<[string, Scenario, RegExp]>([
  ['MAG-V1-5 nobody passes for him', upgrading(pass()), /^MAG-V1-5: István does not pass here: .* you choose which\.$/],
  [
    'MAG-V1-5 his cards choose the hex',
    upgrading(lay('D9', '14 r1')),
    /^MAG-V1-5: .* by them company 4 does something else\.$/,
  ],
  [
    'MAG-TRK-2 the second tile costs a fee, not the terrain',
    building(9, 1, lay('C8', '6 r5')),
    /^MAG-TRK-2: The second tile of a turn costs 10, the treasury has 9\.$/,
  ],
  [
    'MAG-TRK-2 MAG-TRK-7 or both',
    building(29, 1, lay('F11', '9 r2')),
    /^MAG-TRK-2: The tile costs 30: 20 for the terrain and 10 because it is the second of the turn\. The treasury has 29\.$/,
  ],
  [
    'MAG-TRK-7 or the terrain alone',
    building(19, 0, lay('F11', '9 r2')),
    /^MAG-TRK-7: The terrain costs 20, the treasury has 19\.$/,
  ],
  [
    'MAG-UPG-6 a river under a green tile',
    turnOf('2', { phase: 'Green', tiles: { D19: 'L32 r2' }, operators: { '2': minor(19, { tokens: ['D19:0'] }) } }, [
      lay('D19', '8859 r3'),
    ]),
    /^MAG-UPG-6: The river on D19 costs 20 when its tile goes green/,
  ],
  [
    'MAG-TRK-8 a token is not spent on a tile without terrain',
    tokenTile(2, 'H27', '236 r0'),
    /^MAG-TRK-8: 5 spends no terrain token on H27.*: the tile costs no terrain\.$/,
  ],
  ['MAG-TRK-8 nor where none is left', tokenTile(0, 'G26', '4 r2'), /^MAG-TRK-8: 5 has no terrain token left\.$/],
  [
    'MAG-TRK-8 and it is spent with its tile, not before',
    turnOf('5', { operators: { '5': minor(50) } }, [
      { type: 'buyEquipment', item: 'terrainToken', from: 'bank', price: 0 },
    ]),
    /^MAG-TRK-8: A terrain token is spent together with the tile it pays for\.$/,
  ],
  ['MAG-CAR-8 no car has been bought', buyingCars(60, 'RABA'), /^MAG-CAR-8: No routes could use the car of RABA\.$/],
  [
    'MAG-CAR-8 one has',
    buyingCars(60, 'G&C', 'RABA'),
    /^MAG-CAR-8: No routes could use the car of RABA together with the car already bought\.$/,
  ],
  [
    'MAG-CAR-8 another would make it useful',
    buyingCars(29, 'SNW'),
    /^MAG-CAR-8: The car of SNW is of use only together with others; they cost 30 in all, the treasury has 29\.$/,
  ],
  [
    'MAG-RND-5 a tile in the train step comes too late, whatever its hex',
    turnOf('3', { at: { step: 'buyTrains', facts: { ran: true } }, operators: { '3': minor(200) } }, [
      lay('E8', '9 r1'),
    ]),
    /^MAG-RND-5: Tiles are laid in the first step of a minor’s turn\.$/,
  ],
])('%s', (_, scenario, text) => expect(told(scenario)).toMatch(text))
