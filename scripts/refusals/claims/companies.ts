import { choices, isPlayer, type PlayerId } from '@roundhouse/engine'
import { all, type Claim, type Claims, fieldOf, lacksMoney, nothing, repeats, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import {
  chairAt,
  didInRound,
  factIn,
  freeSlots,
  isCorporationHere,
  isMinorHere,
  latelyBy,
  masterOf,
  papersAt,
  percentAt,
  phaseName,
  purseOf,
  stationsOf,
  sumsOf,
  trainsOf,
  turnActions,
} from '../reading.js'

const corporationOf = ({ refusal }: Refused): string => String(refusal.params.corporation)
const companyOf = ({ refusal }: Refused): string => String(refusal.params.company)
const percentOf = ({ action }: Refused): number => Number(fieldOf(action, 'percent'))
const hexOf = ({ action }: Refused): string => String(fieldOf(action, 'hex'))
const operatorPays: Claim = lacksMoney(({ action }) => action.by)

const saidNo: Claim = so('somebody said no', ({ game, refusal }) =>
  didInRound(game, 'answer', (action) => action.by === refusal.params.player && !fieldOf(action, 'accept')),
)

const isMinor: Claim = so('it is no corporation', (found) => !isCorporationHere(found.game, companyOf(found)))
const nobodyLeads: Claim = so(
  'nobody leads it',
  (found) => !isPlayer(String(chairAt(found.game, corporationOf(found)))),
)
const didFinance: Claim = so('it has issued or redeemed in this turn', ({ game, action }) =>
  latelyBy(game, action.by).some(({ type }) => type === 'issueShares' || type === 'redeemShares'),
)
const isDeclared: Claim = so('the dividend is declared', ({ game, action }) => {
  const lately = latelyBy(game, action.by).some(({ type }) => type === 'dividend')
  return (
    lately ||
    ['buyTrains', 'buyPrivates', 'bankrupt'].includes(choices(game, undefined, ['runRoutes']).step) ||
    game.state.round.current !== action.by
  )
})

const bondOut = (found: Refused): boolean => factIn(found.game, `bond.${corporationOf(found)}`) === true
const hasMarker = (found: Refused): boolean => factIn(found.game, `eMarker.${corporationOf(found)}`) === true

/** Rail-cars of this turn. */
const carsBought = ({ game, action }: Refused): number =>
  latelyBy(game, action.by).filter((each) => each.type === 'buyEquipment' && each.item === 'car').length

const MERGERS = ['CHI', 'MC', 'MEX', 'SPM', 'UdY']

export const COMPANIES: Claims = {
  'or.buyPrivate.PHASE': so('the phase is another', ({ game }) => {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      '1846': ['I', 'II'],
      '1849': ['6', '8', '10'],
      '18MEX': ['3', '3½', '4'],
    }
    return !(allowed[game.setup.title] ?? []).includes(phaseName(game))
  }),
  'or.buyPrivate.NOT_FROM_PLAYER': so('no player owns it', ({ game, refusal }) => {
    const found = game.state.privates[String(refusal.params.company)]
    return found?.owner === undefined || found.closed === true || !isPlayer(found.owner)
  }),
  'or.buyPrivate.PRICE': all(
    so('the price is out of its bounds', ({ action, refusal: { params } }) => {
      const price = Number(fieldOf(action, 'price'))
      return price < Number(params.min) || price > Number(params.max)
    }),
    so('the bounds go with what is printed', ({ game, refusal: { params } }) => {
      const face = game.rules.privates[String(params.company)]?.price ?? 0
      const most: Readonly<Record<string, readonly number[]>> = {
        '1846': [face, 2 * face],
        '1849': [2 * face],
        '18MEX': [2 * face],
      }
      return (
        (most[game.setup.title] ?? []).includes(Number(params.max)) ||
        game.rules.privates[String(params.company)]?.sale?.max === params.max
      )
    }),
  ),
  'or.buyPrivate.EARLY_PRICE': so('the price is out of its bounds', ({ action, refusal: { params } }) => {
    const price = Number(fieldOf(action, 'price'))
    return price < Number(params.min) || price > Number(params.max)
  }),
  'or.buyPrivate.NO_CASH': all(
    says('need', ({ action }) => fieldOf(action, 'price') as number),
    operatorPays,
  ),
  'or.buyPrivate.NO_CONSENT': saidNo,
  'or.buyPrivate.TRAIN_LIMIT': so(
    'it is at its limit',
    ({ game, action, refusal }) => trainsOf(game, action.by).length >= Number(refusal.params.limit),
  ),
  'or.buyPrivate.INDEPENDENT': isMinor,
  'or.buyPrivate.RECEIVERSHIP': nobodyLeads,
  'or.buyPrivate.NEVER': so('it is one of those', ({ game, refusal }) => {
    const company = String(refusal.params.company)
    return ['RSA', 'MNR'].includes(company) || game.rules.privates[company]?.operator !== undefined
  }),
  'or.buyPrivate.EMERGENCY_BANK_ONLY': so('money was raised in this turn', ({ game }) =>
    turnActions(game).some(({ type }) => type === 'issueShares' || type === 'sellShares'),
  ),
  'or.buyPrivate.WRONG_STEP': so('it is not its turn, or has not begun', ({ game, action }) => {
    return (
      isMinorHere(game, action.by) ||
      game.state.round.kind !== 'operating' ||
      game.state.round.current !== action.by ||
      game.state.interrupts.length > 0 ||
      latelyBy(game, action.by).length === 0
    )
  }),

  'or.issue.ALREADY_DONE': didFinance,
  'or.redeem.ALREADY_DONE': didFinance,
  'or.issue.TOO_LATE': isDeclared,
  'or.redeem.TOO_LATE': isDeclared,
  'or.issue.OVER_LIMIT': all(
    says('limit', ({ game, action }) => {
      const withPlayers = game.state.seats.reduce((sum, seat) => sum + percentAt(game, action.by, seat), 0)
      return Math.max(0, (withPlayers - percentAt(game, action.by, 'pool')) / 10)
    }),
    so('that is more', (found) => percentOf(found) > 10 * Number(found.refusal.params.limit)),
  ),
  'or.issue.NO_TREASURY_SHARES': so('it has not so much, or not so', (found) => {
    const papers = fieldOf(found.action, 'papers') as readonly number[] | undefined
    const there = papersAt(found.game, corporationOf(found), 'treasury')
    return papers !== undefined || !sumsOf(there).has(percentOf(found))
  }),
  'or.issue.INDEPENDENT': isMinor,
  'or.redeem.INDEPENDENT': isMinor,
  'or.issue.RECEIVERSHIP': nobodyLeads,
  'or.redeem.RECEIVERSHIP': nobodyLeads,
  'or.issue.FIRST_TURN': so(
    'it has not operated',
    (found) => !found.game.state.operators[corporationOf(found)]?.operated,
  ),
  'or.issue.OVER_50': all(
    says('percent', (found) => percentAt(found.game, corporationOf(found), 'pool') + percentOf(found)),
    so('that is too much', ({ refusal: { params } }) => Number(params.percent) > 50 && params.limit === 50),
  ),
  'or.issue.LAST_CERT': so('ordinary ones would be left', (found) => {
    const there = papersAt(found.game, corporationOf(found), 'treasury')
    return there.includes(20) && there.includes(10)
  }),
  'or.issue.EMERGENCY': so('it has no train', (found) => trainsOf(found.game, corporationOf(found)).length === 0),
  'or.redeem.NOT_IN_MARKET': so('it is not there', (found) => {
    const there = papersAt(found.game, corporationOf(found), 'pool')
    return found.game.setup.title === '1849' ? !there.includes(percentOf(found)) : !sumsOf(there).has(percentOf(found))
  }),
  'or.redeem.NO_CASH': operatorPays,
  'or.redeem.ONE_ONLY': so('it has redeemed, or would redeem several', (found) => {
    const done = latelyBy(found.game, found.action.by).some(({ type }) => type === 'redeemShares')
    return done || !papersAt(found.game, corporationOf(found), 'pool').includes(percentOf(found))
  }),
  'or.redeem.LAST_CERT': so('an ordinary one is there', (found) =>
    papersAt(found.game, corporationOf(found), 'pool').includes(10),
  ),

  'or.bond.PHASE': so('the phase is too early', ({ game }) => ['4', '6'].includes(phaseName(game))),
  'or.bond.OUT': so('it is out', bondOut),
  'or.bond.NOT_OUT': so('it is not out', (found) => !bondOut(found)),
  'or.bond.NO_CASH': all(
    says('need', () => 500),
    operatorPays,
  ),
  'or.bond.INTEREST': so(
    'something is missing',
    ({ refusal }) => Number(refusal.params.need) > 0 && Number(refusal.params.need) <= 50,
  ),
  'or.bond.WRONG_STEP': nothing('says when it is done'),

  'or.equipment.NOT_YET': so('the phase is too early', ({ game }) => !['12', '16'].includes(phaseName(game))),
  'or.equipment.OWNED': so('it has one', hasMarker),
  'or.equipment.NO_CASH': operatorPays,
  'or.equipment.PRICE': so('that is another price', ({ refusal: { params } }) => params.price !== params.need),
  'or.equipment.NONE_LEFT': so('all are sold', ({ game }) => Number(factIn(game, 'memo.eMarkersSold')) >= 6),
  'or.equipment.WRONG_STEP': nothing('says when it is bought'),

  'or.car.NO_TRAIN': so('it has no train', (found) => trainsOf(found.game, companyOf(found)).length === 0),
  'or.car.SECOND': all(
    repeats('seller', 'from'),
    so('one was bought in this turn', ({ game, action, refusal }) =>
      latelyBy(game, action.by).some((each) => each.type === 'buyEquipment' && each.from === refusal.params.seller),
    ),
  ),
  'or.car.PRICE': all(
    so('that is another price', ({ refusal: { params } }) => params.price !== params.need),
    says('need', (found) => (found.game.state.phase >= 2 ? 20 : 10) + 10 * carsBought(found)),
  ),
  'or.car.NO_CASH': operatorPays,
  'or.car.NO_USE': all(
    repeats('seller', 'from'),
    says('bought', (found) => carsBought(found)),
  ),
  'or.car.NOT_ALONE': all(
    repeats('seller', 'from'),
    says('have', ({ game, action }) => purseOf(game, action.by)),
    so('that is less', ({ refusal: { params } }) => Number(params.have) < Number(params.need)),
    so('it is the price of two cars or three', (found) => {
      const first = (found.game.state.phase >= 2 ? 20 : 10) + 10 * carsBought(found)
      return [2 * first + 10, 3 * first + 30].includes(Number(found.refusal.params.need))
    }),
  ),

  'or.dividend.NO_REVENUE': so('nothing was earned', ({ game }) => !(Number(factIn(game, 'revenue')) > 0)),
  'or.dividend.NO_HALF': so(
    'half was asked for, or an amount',
    ({ action }) => !['full', 'withhold'].includes(String(fieldOf(action, 'kind'))),
  ),
  'or.dividend.INDEPENDENT_FIXED': isMinor,
  'or.dividend.RECEIVERSHIP_WITHHOLD': nobodyLeads,
  'or.dividend.AMOUNT': all(
    says('have', ({ game, action }) =>
      purseOf(game, game.state.operators[action.by] ? action.by : (game.state.round.current ?? '')),
    ),
    so('the amount is none of these', ({ action, refusal }) => {
      const amount = fieldOf(action, 'amount')
      return (
        fieldOf(action, 'kind') !== 'variable' ||
        typeof amount !== 'number' ||
        amount < 0 ||
        amount % 10 !== 0 ||
        amount > Number(refusal.params.have)
      )
    }),
  ),
  'or.dividend.ALL_OR_NOTHING': says('have', ({ game, action }) => purseOf(game, action.by)),
  'or.dividend.NO_DIRECTOR': all(
    nobodyLeads,
    says('need', (found) => purseOf(found.game, corporationOf(found))),
  ),

  'or.power.NOT_OWNER': so('it is another’s', (found) => {
    const company = companyOf(found)
    const owner = found.game.state.privates[company]?.owner
    return owner !== found.action.by || found.game.state.privates[company]?.closed === true || isPlayer(owner ?? '')
  }),
  'or.power.USED_UP': so('it was used or is gone', (found) => {
    const power = found.game.state.privates[companyOf(found)]
    const now = turnActions(found.game).some(
      (action) => action.type === 'assign' && action.company === companyOf(found),
    )
    return (power?.used ?? 0) > 0 || power?.closed === true || now
  }),
  'or.power.GONE': so('it has closed', (found) => found.game.state.privates[companyOf(found)]?.closed === true),
  'or.power.PHASE': nothing('the phase is checked where it is named'),
  'or.power.NO_YELLOW_TILE': so('no yellow tile lies there', ({ game, action }) => {
    const lies = game.state.board.tiles[hexOf({ game, action } as Refused)]
    return game.rules.board.tiles[lies?.tile ?? '']?.colour !== 'yellow'
  }),
  'or.power.NOT_JOINED': nothing('which tiles join is the search itself; the title’s tests show it'),
  'or.power.ALREADY_JOINED': nothing('which tiles join is the search itself; the title’s tests show it'),
  'or.power.HAS_CHICAGO_TOKEN': so('it has a station in Chicago', (found) =>
    stationsOf(found.game, corporationOf(found)).includes('D6'),
  ),
  'or.power.SLOT_TAKEN': so(
    'no circle is free',
    (found) => freeSlots(found.game, hexOf(found), Number(fieldOf(found.action, 'city') ?? 0)) <= 0,
  ),
  'or.power.BAD_LOCATION': so('it is not offered there', (found) =>
    choices(found.game, undefined, ['runRoutes']).offers.every(({ action }) => {
      const used = fieldOf(action, 'power') ?? fieldOf(action, 'company')
      return (
        used !== companyOf(found) ||
        fieldOf(action, 'hex') !== fieldOf(found.action, 'hex') ||
        fieldOf(action, 'hex') === undefined
      )
    }),
  ),
  'or.power.SC_LOCKED': so('a player has it, and he is told', ({ game, action }) => {
    const owner = game.state.privates.SC?.owner
    return owner !== undefined && isPlayer(owner) && masterOf(game, action.by) === owner
  }),
  'or.power.HEX_TAKEN': so('a tile lies there', ({ game }) => game.state.board.tiles.F5 !== undefined),
  'or.power.NO_CASH': operatorPays,
  'or.power.BAD_EDGE': nothing('the sides of tile 470 are those of the title’s own table'),
  'or.power.WRONG_STEP': nothing('says when it is used'),
  'or.power.TOO_LATE': so(
    'something was done in this turn',
    ({ game, action }) => latelyBy(game, action.by).length > 0,
  ),
  'or.power.NOT_COASTAL': nothing('which cities are coastal is printed on the map; the title’s tests show it'),

  'merger.NOT_ELIGIBLE': so('it is none of these', (found) => !MERGERS.includes(corporationOf(found))),
  'merger.NDM_PRESIDENT': so('a merger is asked about', ({ game }) => /erg/.test(game.state.interrupts[0]?.kind ?? '')),
  'merger.NOT_LAUNCHED': so(
    'it has not been launched',
    (found) => !found.game.state.operators[corporationOf(found)]?.floated,
  ),
  'merger.OFFERING_FIRST': so('another’s certificate is unsold', (found) =>
    MERGERS.some((id) => id !== corporationOf(found) && chairAt(found.game, id) === 'ipo'),
  ),
  'merger.MUST_CHOOSE': so('a merger is asked about', ({ game }) => /erg/.test(game.state.interrupts[0]?.kind ?? '')),
  'merger.STANDS_THERE': so('NdM stands there', (found) =>
    stationsOf(found.game, 'NdM').includes(String(found.refusal.params.hex)),
  ),
  'merger.MUST_REPLACE': so('a replacement is asked about', ({ game }) => game.state.interrupts.length > 0),

  'solo.NOT_WANTED': so('it is István’s', ({ game, refusal }) => {
    const master = masterOf(game, String(refusal.params.company))
    return master !== null && game.setup.players[Number(master.slice(1)) - 1]?.automaton === true
  }),
  'solo.MUST_CHOOSE': so('it is István’s', ({ game, refusal }) => {
    const master = masterOf(game, String(refusal.params.company)) as PlayerId
    return game.setup.players[Number(master.slice(1)) - 1]?.automaton === true
  }),
}
