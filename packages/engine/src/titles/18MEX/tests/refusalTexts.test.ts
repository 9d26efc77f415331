import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { NORTH, running } from './northernTrack.js'
import {
  ALL,
  bankrupt,
  bid,
  buying,
  cash,
  company,
  gives,
  holds,
  lay,
  major,
  offer,
  run,
  sell,
  stockTurn,
  train,
  turnOf,
  unsold,
} from './table.js'

/** Bob and Carlos have bid on KCM&O, and MCAR has been bought. */
const auction = (players: Scenario['players'], bids: object, ...actions: Parameters<typeof stockTurn>[2]) =>
  stockTurn(
    'Amy',
    { turn: 1, players, privates: unsold(...ALL), memo: { bids: { 'KCM&O': { p2: 45, p3: 50 }, ...bids } } },
    [company('MCAR', 20), ...actions],
  )
const rich = cash(625, 625, 625)

/** UdY of Amy must buy a 2 for $100; she has all that is missing. */
const enough = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf(
    'UdY',
    buying(
      { UdY: major(60, { cash: 20, shares: { Amy: 50 } }), PAC: major(90, { shares: { Bob: 40, Amy: 20 } }) },
      { phase: '2', players: cash(400, 500, 500), privates: { MIR: 'Amy' } },
    ),
    actions,
  )

/** NdM builds at home in Mexico City. */
const building = (...actions: Parameters<typeof turnOf>[2]) =>
  turnOf('NdM', { phase: '3', operators: { NdM: major(90, { cash: 500, shares: { Amy: 60 } }) } }, actions)

it.each<[string, Scenario, RegExp]>([
  [
    'MEX-4.3.4-1 a train that is for sale has its price',
    turnOf('CHI', buying({ CHI: major(90, { cash: 500, shares: { Amy: 60 } }) }, { phase: '3' }), [
      train('3', undefined, { price: 170 }),
    ]),
    /^MEX-4\.3\.4-1: A 3 train of the bank costs exactly 180, not 170\.$/,
  ],
  [
    'MEX-3.1.1-4 who has set nothing aside is not told so',
    auction(rich, {}, bid('KCM&O', 700)),
    /^MEX-3\.1\.1-4: You bid 700, but your cash less what is set aside for other companies is 625\.$/,
  ],
  [
    'MEX-3.1.1-3 another company has to wait for the auction',
    auction(rich, {}, bid('MIR', 105)),
    /^MEX-3\.1\.1-3: MIR is not the company that is being auctioned/,
  ],
  [
    'MEX-3.1.1-3 what is auctioned cannot just be bought',
    auction(rich, {}, company('KCM&O', 40)),
    /^MEX-3\.1\.1-3: KCM&O is being auctioned/,
  ],
  [
    'MEX-4.3.4.2-4 where nothing is missing nothing is sold, and nothing said to be missing',
    enough(sell('PAC', 10, undefined, 'Amy')),
    /^MEX-4\.3\.4\.2-4: The train costs 100, and treasury and president have 420:/,
  ],
  [
    'MEX-4.3.4.2-4 no private company either',
    enough({ ...offer('MIR', 40, 'Bob'), by: 'Amy' }),
    /^MEX-4\.3\.4\.2-4: The train costs 100, and treasury and president have 420:/,
  ],
  [
    'MEX-4.3.4.2-6 nor is anybody bankrupt',
    enough(bankrupt()),
    /^MEX-4\.3\.4\.2-6: The train costs 100, and treasury, cash and permitted sales come to 780:/,
  ],
  [
    'MEX-8-2 an early KCM&O has a price of its own',
    turnOf(
      'MC',
      {
        phase: '2',
        options: ['earlyKcmo'],
        privates: { 'KCM&O': 'Bob' },
        operators: { MC: major(60, { cash: 200, shares: { Amy: 50 } }) },
      },
      [company('KCM&O', 41)],
    ),
    /^MEX-8-2: Before the first 3-train the price of KCM&O must be between 20 and 40\.$/,
  ],
  [
    'MEX-4.4.1-7 a double tile goes by its number, the half in the city is meant',
    building(lay('O10', '479 r3')),
    /^MEX-4\.4\.1-7: Tile 479, laid this way, would lose a connection/,
  ],
  [
    'MEX-4.4.1-6 the other half comes with it',
    building(lay('P11', '479 r0')),
    /^MEX-4\.4\.1-6: Hex P11 .*are laid in O10/,
  ],
  [
    'MEX-4.4.2-2 a hex is named whose track both trains use',
    turnOf('MC', running('MC', ['2', '3'], { tiles: { ...NORTH, I10: '14 r1' } }, { tokens: ['I8', 'I10'] }), [
      run(['2: I8-H9-I10', '3: I12-J11-I10, I10-H9-I8']),
    ]),
    /^MEX-4\.4\.2-2: The 3 train uses track in hex I10 that/,
  ],
  [
    'MEX-4.3.4.2-7 what could still be raised, and what the train costs',
    turnOf(
      'UdY',
      buying(
        {
          UdY: major(60, { shares: { Amy: 20, Bob: 20 } }),
          MC: major(60, { shares: { Bob: 40, Amy: 20 } }),
        },
        { phase: '3½', depot: { returned: ['3'] }, players: cash(62, 500, 500) },
      ),
      [sell('MC', 10, undefined, 'Amy')],
    ),
    /^MEX-4\.3\.4\.2-7: The train costs 180\. After this sale of 10% of MC no more than 177 could be raised/,
  ],
])('%s', (_, scenario, text) => expect(told(scenario)).toMatch(text))

it('MEX-4.4.1-6 double tiles are laid by their number, one over the other', () =>
  holds(
    turnOf(
      'NdM',
      {
        phase: '5',
        tiles: { O10: '479', P11: '479' },
        operators: { NdM: major(90, { cash: 500, shares: { Amy: 60 } }) },
      },
      [lay('O10', '485 r0', gives({ 'tile.O10': '485MC r0', 'tile.P11': '485P r0' }))],
    ),
  ))
