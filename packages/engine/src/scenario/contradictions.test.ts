import { describe, expect, it } from 'vitest'
import { titles } from '../titles/index.js'
import { readScenario } from './read.js'

const three = { title: '1846', players: ['Amy', 'Bob', 'Carlos'] } as const
const five = { title: '1846', players: ['Amy', 'Bob', 'Carlos', 'Dora', 'Eve'] } as const

const problemsOf = (scenario: unknown) => {
  const read = readScenario(scenario, titles)
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

/** What contradicts itself, and where. */
const mexico = { title: '18MEX', players: ['Amy', 'Bob', 'Carlos'] }

const hungary = { title: '18Mag', players: ['Amy', 'Bob', 'Carlos'] }

/** Amy's minor with these trains. */
const minorWith = (...trains: readonly string[]) => ({ '6': { owner: 'Amy', trains } })

const MAGYAR: readonly (readonly [string, unknown, string])[] = [
  [
    'MAG-GEN-6 a treasury that a major without director could not pay out',
    {
      ...hungary,
      round: { kind: 'operating', at: 'SIK' },
      operators: { SIK: { cash: 45 } },
      actions: [{ type: 'pass' }],
    },
    'operators.SIK.cash: The treasury of a major is a multiple of 10, not 45.',
  ],
  [
    'MAG-PHS-1 a 3-train in yellow',
    { ...hungary, operators: minorWith('3') },
    'operators["6"].trains[0]: The first train 3 would have begun the phase after Yellow.',
  ],
  [
    'MAG-PHS-1 two stacks without round tile in green',
    { ...hungary, phase: 'Green', operators: minorWith('3', '4') },
    'operators["6"].trains[1]: The first train 4 would have begun the phase after Green.',
  ],
  [
    'MAG-PHS-1 a train whose stack still has its round tile',
    { ...hungary, phase: 'Green', memo: { opened: ['4'] }, operators: minorWith('3') },
    'operators["6"].trains[0]: The first train 3 would have begun the phase after Green.',
  ],
  [
    'MAG-PHS-1 brown with one stack opened',
    { ...hungary, phase: 'Brown', memo: { opened: ['3'] } },
    'memo.opened: In phase Brown 2 round tiles have left their stacks, not 1.',
  ],
  [
    'MAG-PHS-1 yellow with one stack opened',
    { ...hungary, memo: { opened: ['3'] } },
    'memo.opened: In phase Yellow 0 round tiles have left their stacks, not 1.',
  ],
  [
    'MAG-SET-5 a stack opened that never has a round tile',
    { ...hungary, phase: 'Green', memo: { opened: ['2'] } },
    'memo.opened: Round tiles leave the stacks 3, 4, 6, each once; 2 is none of these.',
  ],
  [
    'MAG-SET-5 a stack opened twice',
    { ...hungary, phase: 'Brown', memo: { opened: ['3', '3'] } },
    'memo.opened: Round tiles leave the stacks 3, 4, 6, each once; 3 is none of these.',
  ],
  [
    'MAG-NTS-5 five markers',
    { ...hungary, memo: { notSold: 5 } },
    'memo.notSold: In phase Yellow there are at most 2 of these markers.',
  ],
  [
    'MAG-NTS-6 a marker in the last phase',
    { ...hungary, phase: 'Gray', memo: { notSold: 1 } },
    'memo.notSold: In phase Gray there are at most 0 of these markers.',
  ],
  [
    'MAG-DIR-1 two shares in one hand without director',
    { ...hungary, operators: { SIK: { president: 'aside', shares: { Amy: [10, 10] } } } },
    "operators.SIK.shares: Whoever has two shares of SIK has its director's certificate of 20% instead.",
  ],
  [
    'MAG-DRF-4 nine terrain tokens',
    { ...hungary, operators: { '5': { owner: 'Amy', facts: { terrainTokens: 9 } } } },
    'operators["5"].facts.terrainTokens: 5 has 3 terrain tokens from the start.',
  ],
]

const sicily = { title: '1849', players: ['Amy', 'Bob', 'Carlos'] }

const SICILIAN: readonly (readonly [string, unknown, string])[] = [
  [
    '1849-14.2-1 a bond without the variant',
    { ...sicily, operators: { CTL: { price: 100, facts: { bond: true } } } },
    'operators.CTL.facts.bond: This is played with the option “bonds” only.',
  ],
  [
    '1849-14.3-2 an E marker without the variant',
    { ...sicily, operators: { CTL: { price: 100, facts: { eMarker: true } } } },
    'operators.CTL.facts.eMarker: This is played with the option “electricDreams” only.',
  ],
  [
    '1849-14.3-2 a seventh E marker',
    { ...sicily, options: ['absorbing', 'bonds', 'electricDreams'], memo: { eMarkersSold: 7 } },
    'memo.eMarkersSold: There are 6 E markers.',
  ],
  [
    '1849-2-2 a card twice in the order of founding',
    { ...sicily, memo: { foundingOrder: ['CTL', 'RCS', 'CTL'] } },
    'memo.foundingOrder: CTL has one card.',
  ],
]

const CONTRADICTIONS: readonly (readonly [string, unknown, string])[] = [
  ['nothing', null, ': This must be a record { … }.'],
  [
    'a seat the title cannot play',
    { ...three, players: ['Amy', 'Bob', { name: 'Eve', automaton: true }] },
    'players: 1846 does not play so many seats by itself.',
  ],
  ['no title', { players: ['A', 'B', 'C'] }, ': “title” is missing.'],
  ['an unknown title', { ...three, title: '1899' }, 'title: There is no title “1899” but'],
  ['a misspelt field', { ...three, prioritiy: 'Amy' }, 'prioritiy: There is no field “prioritiy” here.'],
  ['the wrong type', { ...three, turn: 'two' }, 'turn: This must be a whole number, 0 or more.'],
  ['too many players', { ...three, players: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'players: 1846 is for 3 to 5 players.'],
  ['two of a name', { ...three, players: ['Amy', 'Bob', 'Amy'] }, 'players[2]: Two players are called Amy.'],
  ['a player like a company', { ...three, players: ['Amy', 'Bob', 'GT'] }, 'players[2]: A player cannot be called GT'],
  ['an unknown option', { ...three, options: ['fast'] }, 'options[0]: 1846 has no option “fast”.'],
  [
    'an option for another number of players',
    { ...three, title: '1849', options: ['fiveCorporations'] },
    'options[0]: “fiveCorporations” is not for 3 players.',
  ],
  ['an unknown switch', { ...three, switches: { x: true } }, 'switches.x: 1846 has no switch “x”.'],
  [
    'a switch of the wrong type',
    { ...three, switches: { consent: 1 } },
    'switches.consent: “consent” is true or false.',
  ],
  [
    'a fact of another kind',
    { ...three, round: { kind: 'operating', facts: { revenue: 'abc' } }, operators: { GT: { price: 60 } } },
    'round.facts.revenue: This must be a whole number, 0 or more.',
  ],
  [
    'a fact of the turn that nobody knows',
    { ...three, round: { kind: 'stock', facts: { boght: true } } },
    'round.facts.boght: 1846 has no fact “boght” of the turn; it has ',
  ],
  [
    'a fact of the turn in the round',
    { ...three, round: { kind: 'stock', memo: { bought: true } } },
    'round.memo.bought: 1846 has no fact “bought” of the round; it has passes, lastBuyer, sold, ',
  ],
  [
    'a fact of the round with a wrong part',
    { ...three, round: { kind: 'stock', memo: { sold: { p1: ['GT', 7] } } } },
    'round.memo.sold.p1[1]: This must be a railway.',
  ],
  [
    'an unknown fact of the game',
    { ...three, memo: { luck: 1 } },
    'memo.luck: 1846 has no fact “luck” of the game; it',
  ],
  ['a name every record has', { ...three, memo: { constructor: 1 } }, 'memo: Nothing can be called “constructor”.'],
  [
    'a fact of a player where the title has none',
    { ...three, players: [{ name: 'Amy', facts: { easygoing: true } }, 'Bob', 'Carlos'] },
    'players[0].facts.easygoing: 1846 has no fact “easygoing” of the player; it has none.',
  ],
  [
    'a fact of a player of another kind',
    { title: '18MEX', players: [{ name: 'Amy', facts: { easygoing: 1 } }, 'Bob', 'Carlos'] },
    'players[0].facts.easygoing: This must be true or false.',
  ],
  [
    'a fact of an operator of another kind',
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Carlos'],
      switches: { triple: true },
      operators: { MEX: { cell: [0, 5], facts: { missedFirst: 'yes' } } },
    },
    'operators.MEX.facts.missedFirst: This must be true or false.',
  ],
  ['an unknown phase', { ...three, phase: 'V' }, 'phase: There is no phase V but I, II, III, IV.'],
  ['an unknown round', { ...three, round: 'merger' }, 'round: This game has no round “merger” but'],
  ['an unknown player', { ...three, priority: 'Zoe' }, 'priority: There is no player Zoe.'],
  [
    'negative cash',
    { ...three, players: [{ name: 'Amy', cash: -1 }, 'Bob', 'Carlos'] },
    'players[0].cash: This must be a whole',
  ],
  [
    'a negative treasury',
    { ...three, operators: { GT: { price: 60, cash: -5 } } },
    'operators.GT.cash: This must be a whole',
  ],
  [
    'money from nowhere',
    { ...three, bank: 9999 },
    'bank: The game has 6500 in all and 1200 is with others: the bank has 5300.',
  ],
  [
    'too much money',
    { ...three, players: [{ name: 'Amy', cash: 7000 }, 'Bob', 'Carlos'] },
    'bank: More money is out than the game has: if the bank is broken, write -1300.',
  ],
  ['an unknown railway', { ...three, operators: { XY: {} } }, 'operators.XY: There is no railway XY in this game.'],
  [
    'a railway out of play',
    { ...three, removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'], operators: { PRR: { price: 80 } } },
    'operators.PRR: PRR is out of play in this game.',
  ],
  [
    'more companies than the set-up leaves',
    { ...three, operators: { PRR: { price: 80 }, ERIE: { price: 80 } } },
    'removed: With 3 players 2 of C&O, ERIE, PRR are out of play, so fewer of them can be named.',
  ],
  ['a removal too few', { ...three, removed: ['ERIE'] }, 'removed: With 3 players 2 of LSL, MC, O&I are out of play.'],
  ['a removal that never happens', { ...five, removed: ['GT'] }, 'removed: GT is always in play with 5 players.'],
  [
    'an unknown price',
    { ...three, operators: { GT: { price: 61 } } },
    'operators.GT.price: The market has no price 61.',
  ],
  [
    'a price that closes',
    { ...three, operators: { GT: { price: 0 } } },
    'operators.GT.price: At this price it is closed',
  ],
  [
    'money before the start',
    { ...three, operators: { GT: { cash: 100 } } },
    'operators.GT.cash: GT has no price: it has not been started.',
  ],
  [
    'eleven shares',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 60, pool: 50 } } } },
    'operators.GT.shares: 110% of GT are given out; there are 100%.',
  ],
  [
    'shares that do not add up',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 60, treasury: 30 } } } },
    'operators.GT.shares: The shares of GT add up to 90%, not to 100%.',
  ],
  [
    'half a share',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 25 } } } },
    'operators.GT.shares: Amy cannot hold 25% of GT: no certificates make it up.',
  ],
  [
    'shares of a stranger',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 20, Zoe: 10 } } } },
    'operators.GT.shares.Zoe: Zoe is neither a player nor a place for shares.',
  ],
  [
    'no president',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 10 } } } },
    'operators.GT.shares: No player holds 20% of GT',
  ],
  [
    'a president with less than another',
    { ...three, operators: { GT: { price: 60, president: 'Amy', shares: { Amy: 20, Bob: 30 } } } },
    'operators.GT.president: Bob holds more of GT than its president.',
  ],
  [
    'a president without the certificate',
    { ...three, operators: { GT: { price: 60, president: 'Bob', shares: { Amy: 20, Bob: 10 } } } },
    "operators.GT.president: Bob holds 10% of GT; its president's certificate is 20%.",
  ],
  [
    'an unknown train',
    { ...three, operators: { GT: { price: 60, trains: ['9'] } } },
    'operators.GT.trains[0]: There is no train 9',
  ],
  [
    'a train before its phase',
    { ...three, operators: { GT: { price: 60, trains: ['4'] } } },
    'operators.GT.trains[0]: The first train 4 would have begun phase II.',
  ],
  [
    'a train after its time',
    { ...three, phase: 'IV', operators: { GT: { price: 60, trains: ['2'] } } },
    'operators.GT.trains[0]: In this phase there are no trains 2 any more.',
  ],
  [
    'more trains than cards',
    { ...three, phase: 'III', operators: { GT: { price: 60, trains: ['5', '5', '5', '5'] } } },
    'operators.GT.trains[3]: There is no further card for a train 5.',
  ],
  [
    'more cards left than there are',
    { ...three, depot: { left: { '2': 6 } } },
    'depot.left["2"]: Only 5 of these cards are',
  ],
  ['an unknown stack', { ...three, depot: { left: { '9': 1 } } }, 'depot.left["9"]: There is no stack of trains 9.'],
  ['an unknown hex', { ...three, tiles: { Z9: '57 r0' } }, 'tiles.Z9: There is no hex Z9 on the map.'],
  ['an unknown tile', { ...three, tiles: { D14: '999 r0' } }, 'tiles.D14: There is no tile 999 in this game.'],
  ['a tile written wrong', { ...three, tiles: { D14: '57 r7' } }, 'tiles.D14: This must be a tile and its rotation'],
  ['a tile on printed gray', { ...three, tiles: { I5: '57 r0' } }, 'tiles.I5: No tile is ever laid on I5.'],
  [
    'a tile that does not fit',
    { ...three, tiles: { D14: '9 r0' } },
    'tiles.D14: Tile 9 does not fit on D14 in this rotation.',
  ],
  ['track off the map', { ...three, tiles: { E5: '9 r1' } }, 'tiles.E5: Tile 9 leads where no track may lead from E5.'],
  [
    'a tile without the label',
    { ...three, tiles: { E17: '57 r0' } },
    'tiles.E17: Tile 57 does not have the label that E17 needs.',
  ],
  [
    'a colour before its phase',
    { ...three, tiles: { D14: '14 r0' } },
    'tiles.D14: Tiles in green do not come before phase II.',
  ],
  [
    'a tile of a special power before a company can have it',
    { ...mexico, phase: '2', tiles: { F5: '470 r0' } },
    'tiles.F5: Tile 470 does not come before phase 3.',
  ],
  [
    'a tile of a special power elsewhere',
    { ...mexico, phase: '3', tiles: { E4: '470 r0' } },
    'tiles.E4: Tile 470 does not have the label that E4 needs.',
  ],
  [
    'track the hex has printed and the tile lacks',
    { ...three, phase: 'II', tiles: { D20: '15 r3' } },
    'tiles.D20: Tile 15 does not fit on D20 in this rotation.',
  ],
  [
    'a tile out of stock',
    { ...three, tiles: { G7: '5 r0', G9: '5 r0', G13: '5 r0', G15: '5 r0' } },
    'tiles.G15: All 3 pieces of tile 5 already lie on the map.',
  ],
  [
    'more tokens than slots',
    { ...three, operators: { GT: { price: 60 }, NYC: { price: 60, tokens: ['D20', 'B16'] } } },
    'operators.GT: B16 has 1 slots, all taken by NYC.',
  ],
  [
    'a token without a city',
    { ...three, operators: { GT: { price: 60, tokens: ['B16', 'C13'] } } },
    'operators.GT.tokens[1]: C13 has no city 0.',
  ],
  [
    'more tokens than the charter has',
    { ...three, operators: { GT: { price: 60, tokens: ['B16', 'D14', 'G7', 'G9'] } } },
    'operators.GT.tokens: GT has only 3 tokens of its own.',
  ],
  [
    'a token twice in a city',
    { ...three, operators: { GT: { price: 60, tokens: ['B16', 'C15', 'C15'] } } },
    'operators.GT.tokens[2]: GT already has a token in C15.',
  ],
  [
    'an unknown private',
    { ...three, privates: { ZZ: 'Amy' } },
    'privates.ZZ: There is no private company ZZ in this game.',
  ],
  [
    'a private of a stranger',
    { ...three, privates: { MAIL: 'Zoe' } },
    'privates.MAIL: There is no player or corporation Zoe.',
  ],
  [
    'a private of an unstarted corporation',
    { ...three, privates: { MAIL: 'GT' } },
    'privates.MAIL: GT has not been started.',
  ],
  [
    'a private after its time',
    { ...three, phase: 'III', privates: { MAIL: 'Amy' } },
    'privates.MAIL: From phase III on players own no private companies.',
  ],
  [
    'an independent of a corporation',
    { ...three, operators: { GT: { price: 60 }, MS: { owner: 'GT' } } },
    'operators.MS.owner: There is no player GT.',
  ],
  [
    'an independent of two',
    { ...three, operators: { MS: { owner: 'Amy' } }, privates: { MS: 'Bob' } },
    'operators.MS.owner: MS cannot belong to Amy and its paper to Bob.',
  ],
  [
    'a marker of nobody',
    { ...three, markers: { I1: 'XX' } },
    'markers.I1: There is no private company XX in this game.',
  ],
  [
    'a turn of one who has none',
    { ...three, round: { kind: 'operating', at: 'GT' }, operators: { IC: { price: 70 } } },
    'round.at: GT gets no turn in this round; those who do: IC.',
  ],
  [
    'a turn out of order',
    { ...three, round: { kind: 'operating', at: 'GT', done: [] }, operators: { GT: { price: 60 }, IC: { price: 70 } } },
    'round.done: The next turn is that of IC, not of GT.',
  ],
  [
    'an unknown step',
    { ...three, round: { kind: 'operating', at: 'GT', step: 'merge' }, operators: { GT: { price: 60 } } },
    'round.step: This turn has no step “merge” but trackToken',
  ],
  [
    'a step with nothing to decide',
    { ...three, round: { kind: 'operating', at: 'GT', step: 'run' }, operators: { GT: { price: 60 } } },
    'round.step: There is nothing to decide in the step “run”. GT has no train.',
  ],
  [
    'a step in which everything is refused',
    {
      ...three,
      round: { kind: 'operating', at: 'GT', step: 'buyPrivates', facts: { declared: true } },
      operators: { GT: { price: 60 } },
    },
    'round.step: There is nothing to decide in the step “buyPrivates”. (buyTrain: ',
  ],
  [
    'more of a corporation than anybody may have',
    { ...three, operators: { GT: { price: 60, shares: { Amy: 70 } } } },
    'operators.GT.shares: Amy cannot hold 70% of GT: 60% is the most.',
  ],
  [
    '1849-7.2-2 nor of one in Sicily',
    { title: '1849', players: ['Amy', 'Bob', 'Carlos'], operators: { CTL: { price: 100, shares: { Amy: 70 } } } },
    'operators.CTL.shares: Amy cannot hold 70% of CTL: 60% is the most.',
  ],
  [
    'MAG-LIM-1 nor of one in Hungary',
    { title: '18Mag', players: ['Amy', 'Bob', 'Carlos'], operators: { SIK: { price: 75, shares: { Amy: 100 } } } },
    'operators.SIK.shares: Amy cannot hold 100% of SIK: 60% is the most.',
  ],
  [
    'MEX-3.3-1 70% of UdY before any minor closes',
    { ...mexico, phase: '3', operators: { UdY: { cell: [2, 2], shares: { Amy: 70 } } } },
    'operators.UdY.shares: Amy cannot hold 70% of UdY: 60% is the most.',
  ],
  [
    'MEX-5.2-1 70% of UdY while C lives on',
    {
      ...mexico,
      phase: '3½',
      options: ['delayMinorClose'],
      operators: { UdY: { cell: [2, 2], shares: { Amy: 70 } }, C: { owner: 'Bob' } },
    },
    'operators.UdY.shares: 10% of UdY are kept for the owner of C until it is closed.',
  ],
  [
    'MEX-5.2-1 a half of NdM that is still in the trade-in box',
    {
      ...mexico,
      phase: '2',
      operators: { NdM: { cell: [2, 2], shares: { Amy: [20, 5] } }, A: { owner: 'Bob' }, B: { owner: 'Bob' } },
    },
    'operators.NdM.shares: 5% of NdM are kept for the owner of A until it is closed.',
  ],
  [
    'MEX-5.2-1 a minor after its time',
    { ...mexico, phase: '3½', operators: { A: { owner: 'Amy' } } },
    'operators.A: A has closed with phase 3½.',
  ],
  [
    'certificates that are not there',
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Carlos'],
      phase: '4',
      operators: { NdM: { cell: [2, 2], shares: { Amy: [20, 10, 10], Bob: [5, 5, 5, 5, 5, 5, 5] } } },
    },
    'operators.NdM.shares: Bob cannot hold certificates of 5%+5%+5%+5%+5%+5%+5% of NdM: no certificates make it up.',
  ],
  [
    'more trains than the limit',
    { ...three, operators: { GT: { price: 60, trains: ['2', '2', '2', '2', '2'] } } },
    'operators.GT.trains: 5 trains are more than GT may have; if it is to return some, write the interrupt “discard”.',
  ],
  [
    'MAG-TRN-1 more trains than a minor can ever have',
    {
      title: '18Mag',
      players: ['Amy', 'Bob', 'Carlos'],
      operators: { '1': { owner: 'Amy', trains: ['2', '2', '2'] } },
    },
    'operators["1"].trains: 3 trains are more than 1 may have.',
  ],
  [
    'a fact of the draft that is no list',
    { ...three, round: { kind: 'draft', memo: { deck: 5 } } },
    'round.memo.deck: This must be a list.',
  ],
  [
    'a card that is none',
    { ...three, round: { kind: 'draft', memo: { deck: ['MAIL', 'Joker'] } } },
    'round.memo: There is no card “Joker” in this draft.',
  ],
  [
    'a fact of somebody unknown',
    { ...three, round: { kind: 'stock', memo: { sold: { Zoe: ['GT'] } } } },
    'round.memo.sold.Zoe: There is no player Zoe in this game.',
  ],
  [
    'a fact of the wrong kind',
    { ...three, round: { kind: 'operating', at: 'GT', facts: { revenue: 'abc' } }, operators: { GT: { price: 60 } } },
    'round.facts.revenue: This must be a whole number, 0 or more.',
  ],
  [
    'an expected fact that no position has',
    { ...three, actions: [{ type: 'pass', expect: { after: { 'cash.Zoe': null } } }] },
    'actions[0].expect.after["cash.Zoe"]: No position of this game has a fact “cash.Zoe”.',
  ],
  [
    'an expected change that no position has',
    { ...three, expect: { changes: { money: 1 } } },
    'expect.changes.money: No position of this game has a fact “money”.',
  ],
  [
    'an expected event that never happens',
    { ...three, actions: [{ type: 'pass', expect: { events: [{ type: 'pased' }] } }] },
    'actions[0].expect.events[0].type: There is no event “pased”.',
  ],
  [
    'the lack of an action that there is not',
    { ...three, actions: [{ type: 'pass', expect: { choices: { lacks: [{ type: 'buyShare' }] } } }] },
    'actions[0].expect.choices.lacks[0].type: There is no action “buyShare”.',
  ],
  [
    'an action with a field that it has not',
    { ...three, actions: [{ type: 'par', corporation: 'GT', prise: 60 }] },
    'actions[0].prise: The action “par” has no field “prise” but type, by, corporation, price.',
  ],
]

describe('contradictions', () => {
  it.each(CONTRADICTIONS)('%s is refused', (_, scenario, problem) => {
    const found = problemsOf(scenario)
    expect(found.find((line) => line.startsWith(problem)) ?? found).toContain(problem)
  })

  it.each([...MAGYAR, ...SICILIAN])('%s is refused', (_, scenario, problem) => {
    const found = problemsOf(scenario)
    expect(found.find((line) => line.startsWith(problem)) ?? found).toContain(problem)
  })

  it('tells of a price that means two cells, and nothing that follows from it', () => {
    const found = problemsOf({ ...mexico, phase: '3', privates: { 'KCM&O': 'MC' }, operators: { MC: { price: 60 } } })
    expect(found).toEqual([expect.stringContaining('operators.MC.price: The market shows 60 more than once')])
  })

  it('lets MEX-5.2-4 70% of UdY and MEX-5.2-1 the halves of NdM be held when the minors have closed', () => {
    const NdM = { cell: [2, 2], shares: { Amy: [20, 5], Bob: [5] } }
    const UdY = { cell: [3, 3], shares: { Amy: 70 } }
    expect(problemsOf({ ...mexico, phase: '3½', operators: { NdM, UdY } })).toEqual([])
  })

  it('tells all that is wrong at once', () => {
    const found = problemsOf({ ...three, tiles: { Z9: '57', D14: '999' }, operators: { XY: {} } })
    expect(found).toHaveLength(3)
  })
})
