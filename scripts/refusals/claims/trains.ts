import { choices, isPlayer, type PlayerId, type Position } from '@roundhouse/engine'
import { all, type Claim, type Claims, fieldOf, isShown, lacksMoney, nothing, repeats, says, so } from '../claim.js'
import type { Refused } from '../collect.js'
import {
  chairAt,
  didInRound,
  factIn,
  isCorporationHere,
  isMinorHere,
  latelyBy,
  masterOf,
  percentAt,
  purseOf,
  trainsOf,
  turnActions,
} from '../reading.js'

const buyer = ({ action }: Refused): string => action.by
const seller = ({ action }: Refused): string => String(fieldOf(action, 'from'))
const wanted = ({ action }: Refused): string => String(fieldOf(action, 'name'))
const priceAsked = ({ action }: Refused): number => Number(fieldOf(action, 'price'))

/** Whose turn it is: emergencies are its own. */
const operating = ({ game }: Refused): string => game.state.round.current ?? ''

const printed = ({ game }: Refused, name: string): readonly number[] =>
  game.rules.trains.flatMap(({ types }) => types.flatMap((type) => (type.name === name ? [type.price] : [])))

/** What lies on top of the stacks, and what was returned: by the state alone. */
const inBank = ({ rules, state }: Position): readonly string[] => [
  ...state.depot.upcoming.map((id) => rules.trains.find(({ card }) => id.startsWith(`${card}-`))?.card ?? id),
  ...state.depot.discarded.map(({ name }) => name),
]

/** The least that a train of the bank costs that is on offer now, with or without the means. */
const cheapest = (found: Refused): number => {
  const { offers, blocked } = choices(found.game, undefined, ['runRoutes'])
  const prices = [...offers, ...blocked]
    .map(({ action }) => action)
    .flatMap((action) =>
      action.type === 'buyTrain' && (action.from === 'bank' || action.from === 'discard') ? [action.price] : [],
    )
  return Math.min(...prices)
}

const isFull: Claim = all(
  says('limit', (found) => trainLimit(found.game, String(found.refusal.params.company))),
  so('it has so many', (found) => {
    const company = String(found.refusal.params.company)
    return counted(found.game, company) >= Number(found.refusal.params.limit)
  }),
)

const trainLimit = (p: Position, company: string): number => {
  const { trainLimit: usual = 0, name } = p.rules.phases[p.state.phase] ?? { name: '' }
  if (p.setup.title === '18MEX' && company === 'NdM' && ['5', '6', '4D'].includes(name)) return usual + 1
  return usual
}

const counted = (p: Position, company: string): number =>
  trainsOf(p, company).filter(
    ({ obsolete }) => !(obsolete && p.setup.ruleset !== 'rulebook' && p.setup.title === '18MEX'),
  ).length

const saidNo: Claim = so(
  'somebody said no',
  ({ game, refusal }) =>
    didInRound(game, 'answer', (action) => action.by === refusal.params.player && !fieldOf(action, 'accept')) ||
    game.setup.players[Number(String(refusal.params.player).slice(1)) - 1]?.automaton === true,
)

const hasTrain: Claim = so(
  'it has a train',
  (found) => trainsOf(found.game, String(found.refusal.params.corporation)).length > 0,
)

/** Treasury, and the cash of who leads it. */
const atHand = (found: Refused): number => {
  const company = operating(found)
  const master = masterOf(found.game, company)
  return purseOf(found.game, company) + (master === null ? 0 : purseOf(found.game, master))
}

const sellsAway: Claim = so('another would hold more', (found) => {
  const corporation = String(found.refusal.params.corporation)
  const left =
    percentAt(found.game, corporation, found.action.by as PlayerId) - Number(fieldOf(found.action, 'percent'))
  const isOperating = corporation === operating(found) || found.game.state.interrupts.length > 0
  return (
    isOperating &&
    found.game.state.seats.some((seat) => seat !== found.action.by && percentAt(found.game, corporation, seat) > left)
  )
})

export const TRAINS: Claims = {
  'or.buyTrain.AT_LIMIT': isFull,
  'or.buyTrain.TRADE_AT_LIMIT': isFull,
  'or.buyTrain.NOT_OFFERED': so('none is to be had there', (found) => {
    const { offers } = choices(found.game, undefined, ['runRoutes'])
    return !offers.some(
      ({ action }) =>
        action.type === 'buyTrain' &&
        action.by === buyer(found) &&
        action.name === wanted(found) &&
        action.from === seller(found) &&
        action.train === fieldOf(found.action, 'train'),
    )
  }),
  'or.buyTrain.NOT_THEIRS': so('it has no such train', (found) => {
    return !trainsOf(found.game, seller(found)).some(
      ({ name, id }) => name === wanted(found) && id === fieldOf(found.action, 'train'),
    )
  }),
  'or.buyTrain.PHASED_OUT': so('it is obsolete, or a minor’s', (found) => {
    const owned = trainsOf(found.game, seller(found)).find(({ id }) => id === fieldOf(found.action, 'train'))
    return owned?.obsolete === true || isMinorHere(found.game, seller(found))
  }),
  'or.buyTrain.OBSOLETE': so('no new one is sold', (found) => !inBank(found.game).includes(wanted(found))),
  'or.buyTrain.PRICE': all(
    so('that is another price', (found) => priceAsked(found) !== found.refusal.params.need),
    so(
      'it is what is printed',
      (found) =>
        printed(found, wanted(found)).includes(Number(found.refusal.params.need)) ||
        fieldOf(found.action, 'power') !== undefined,
    ),
  ),
  'or.buyTrain.NO_CASH': all(says('need', priceAsked), lacksMoney(buyer)),
  'or.buyTrain.TRADE_NO_CASH': all(says('need', priceAsked), lacksMoney(buyer)),
  'or.buyTrain.TRADE_PRICE': so('it is less than 1', (found) => !(priceAsked(found) >= 1)),
  'or.buyTrain.FACE_PRICE': all(
    says('need', (found) => printed(found, wanted(found))[0]),
    so('NdM takes part', (found) => [buyer(found), seller(found)].includes('NdM')),
  ),
  'or.buyTrain.NO_CONSENT': saidNo,
  'or.buyTrain.RECEIVERSHIP_SELLER': so(
    'nobody leads the seller',
    (found) => !isPlayer(String(chairAt(found.game, seller(found)))),
  ),
  'or.buyTrain.INDEPENDENT': so('it is no corporation', (found) =>
    isMinorHere(found.game, String(found.refusal.params.company)),
  ),
  'or.buyTrain.WITH_MINOR': so('a minor takes part', (found) =>
    [buyer(found), seller(found)].some((id) => isMinorHere(found.game, id)),
  ),
  'or.buyTrain.MAJOR': so('it is a major', (found) =>
    isCorporationHere(found.game, String(found.refusal.params.company)),
  ),
  'or.buyTrain.SELF': so('it is its own', (found) => buyer(found) === seller(found)),
  'or.buyTrain.NOT_IN_GAME': so('there is none', (found) => printed(found, wanted(found)).length === 0),
  'or.buyTrain.NO_MARKER': so(
    'it has none',
    (found) => factIn(found.game, `eMarker.${found.refusal.params.company}`) !== true,
  ),
  'or.buyTrain.NO_HELP': so('help was offered', ({ action }) => Number(fieldOf(action, 'help')) > 0),
  'or.buyTrain.HELP_IN_TRADE': so(
    'help was offered to another’s train',
    (found) => Number(fieldOf(found.action, 'help')) > 0 && !['bank', 'discard'].includes(seller(found)),
  ),
  'or.buyTrain.ONE_A_TURN': so('one was bought from the bank in this turn', (found) =>
    latelyBy(found.game, buyer(found)).some(
      (action) => action.type === 'buyTrain' && ['bank', 'discard'].includes(action.from),
    ),
  ),
  'or.buyTrain.EMERGENCY_BANK_ONLY': so(
    'another’s train was wanted',
    (found) => !['bank', 'discard'].includes(seller(found)),
  ),
  'or.buyTrain.MUST_BUY_TARGET': so('shares were issued or sold in this turn', (found) =>
    turnActions(found.game).some(({ type }) => type === 'issueShares' || type === 'sellShares'),
  ),
  'or.buyTrain.IN_REACH_BEFORE': so('shares were sold in this turn', (found) =>
    turnActions(found.game).some(({ type }) => type === 'sellShares'),
  ),
  'or.buyTrain.WRONG_STEP': so('trains are not bought now', (found) =>
    choices(found.game, undefined, ['runRoutes']).offers.every(
      ({ action }) => action.type !== 'buyTrain' || action.by !== buyer(found),
    ),
  ),
  'or.buyTrain.TRADE_WRONG_STEP': so('trains are not bought now', (found) =>
    choices(found.game, undefined, ['runRoutes']).offers.every(
      ({ action }) => action.type !== 'buyTrain' || action.by !== buyer(found),
    ),
  ),

  'or.contribute.HAS_TRAIN': hasTrain,
  'or.contribute.NOT_FORCED': all(
    says('have', (found) => purseOf(found.game, operating(found))),
    so(
      'the treasury pays, or a train is there',
      (found) =>
        !isShown(found, 'need') ||
        Number(found.refusal.params.need) <= Number(found.refusal.params.have) ||
        found.game.setup.title === '1849',
    ),
  ),
  'or.contribute.NO_CASH': all(
    says('have', (found) => purseOf(found.game, masterOf(found.game, buyer(found)) ?? '')),
    so('that is less', ({ refusal: { params } }) => Number(params.have) < Number(params.need)),
  ),
  'or.contribute.WRONG_AMOUNT': all(
    repeats('amount', 'help'),
    says('need', (found) => Math.max(0, priceAsked(found) - purseOf(found.game, buyer(found)))),
    so('that is another amount', ({ refusal: { params } }) => params.amount !== params.need),
  ),
  'or.contribute.NOT_CHEAPEST': so(
    'there is a cheaper one, or it is another’s',
    (found) => !['bank', 'discard'].includes(seller(found)) || priceAsked(found) > cheapest(found),
  ),
  'or.contribute.ISSUE_FIRST': so(
    'it has shares to issue',
    (found) => percentAt(found.game, String(found.refusal.params.corporation), 'treasury') > 0,
  ),
  'or.contribute.SECOND_TRAIN': so('a train was bought in this turn', (found) =>
    latelyBy(found.game, buyer(found)).some(({ type }) => type === 'buyTrain'),
  ),

  'or.sellForTrain.HAS_TRAIN': hasTrain,
  'or.sellForTrain.NOT_FORCED': all(
    says('have', (found) => purseOf(found.game, operating(found))),
    so(
      'the treasury pays',
      (found) => !isShown(found, 'need') || Number(found.refusal.params.need) <= Number(found.refusal.params.have),
    ),
  ),
  'or.sellForTrain.ENOUGH_RAISED': all(
    says('have', atHand),
    so(
      'it is enough, or would be with less',
      ({ game, refusal: { params } }) => game.setup.title === '18MEX' || Number(params.have) >= Number(params.need),
    ),
  ),
  'or.sellForTrain.ISSUE_FIRST': so(
    'it has shares to issue',
    (found) => percentAt(found.game, String(found.refusal.params.corporation), 'treasury') > 0,
  ),
  'or.sellForTrain.LOSES_PRESIDENCY': sellsAway,
  'or.sellForTrain.ONE_TOO_MANY': so('there is something to sell', (found) => Number(found.refusal.params.percent) > 0),
  'or.sellForTrain.WOULD_CLOSE': so(
    'it is the operating one',
    (found) => found.refusal.params.corporation === operating(found) || found.game.setup.title !== '1846',
  ),
  'or.sellForTrain.NO_PURCHASE_LEFT': repeats('percent'),
  'or.sellForTrain.OUT_OF_REACH': all(
    repeats('percent'),
    so('it is not enough', ({ refusal: { params } }) => Number(params.have) < Number(params.need)),
  ),

  'or.emergencyIssue.HAS_TRAIN': hasTrain,
  'or.emergencyIssue.ALREADY_ISSUED': so('shares were issued in this turn', (found) =>
    turnActions(found.game).some(({ type }) => type === 'issueShares'),
  ),
  'or.emergencyIssue.OVER_LIMIT': says('limit', (found) => issueLimit(found)),
  'or.emergencyIssue.MUST_BE_ALL': says('count', ({ action }) => Number(fieldOf(action, 'percent')) / 10),
  'or.emergencyIssue.NOT_MINIMAL': says('count', ({ action }) => Number(fieldOf(action, 'percent')) / 10),
  'or.emergencyIssue.NO_TARGET': says('count', ({ action }) => Number(fieldOf(action, 'percent')) / 10),

  'or.bankrupt.STILL_POSSIBLE': all(
    so('that is enough', ({ refusal: { params } }) => Number(params.have) >= Number(params.need)),
    so(
      'no more is told than cash, treasury and shares are worth',
      (found) => Number(found.refusal.params.have) <= worthAtMost(found),
    ),
  ),
  'or.bankrupt.NOT_FORCED': nothing(
    'what forces a purchase is the rule itself; the positions of the title’s own tests show it',
  ),
  'or.bankrupt.SHARES_LEFT': so('it is no question of a loan', ({ game }) =>
    game.state.interrupts.every(({ kind }) => kind !== 'loan'),
  ),

  'or.endTurn.MUST_OWN_TRAIN': so(
    'it has no train',
    (found) => trainsOf(found.game, String(found.refusal.params.corporation)).length === 0,
  ),
  'or.endTurn.DISCARD_FIRST': so(
    'trains are to be returned',
    ({ game }) => game.state.interrupts[0]?.kind === 'discard',
  ),
  'or.endTurn.NOT_BEGUN': nothing('says what comes first'),

  'or.discard.NOT_OVER_LIMIT': all(
    says('limit', (found) => trainLimit(found.game, String(found.refusal.params.corporation))),
    so(
      'it has no more',
      (found) => counted(found.game, String(found.refusal.params.corporation)) <= Number(found.refusal.params.limit),
    ),
  ),
  'or.discard.NOT_OWNED': so('it has no such train', (found) => {
    const corporation = String(found.refusal.params.corporation)
    return !trainsOf(found.game, corporation).some(
      ({ id, obsolete }) => id === fieldOf(found.action, 'train') && !obsolete,
    )
  }),
  'or.discard.VOLUNTARY': so('it is within its limit', (found) => {
    const corporation = String(found.refusal.params.corporation)
    return counted(found.game, corporation) <= trainLimit(found.game, corporation)
  }),
  'or.discard.TOO_LATE': so('its turn has come to the run', (found) => found.game.state.round.step >= 3),
}

/** 1846 §6.31: as many as lie in the treasury, and no more in the market than with players. */
const issueLimit = ({ game, action }: Refused): number => {
  const withPlayers = game.state.seats.reduce((sum, seat) => sum + percentAt(game, action.by, seat), 0)
  const room = (withPlayers - percentAt(game, action.by, 'pool')) / 10
  return Math.max(0, Math.min(room, percentAt(game, action.by, 'treasury') / 10))
}

/** Cash, treasury, and every share at its price: more cannot be raised. */
const worthAtMost = (found: Refused): number => {
  const { game } = found
  const company = operating(found)
  const master = masterOf(game, company) ?? masterOf(game, found.action.by)
  const shares = Object.keys(game.state.shares).reduce((sum, id) => {
    const price = game.rules.market.cells[game.state.operators[id]?.cell ?? -1]?.price ?? 0
    const held = master === null ? 0 : percentAt(game, id, master)
    const treasury = id === company ? percentAt(game, id, 'treasury') : 0
    return sum + (price * (held + treasury)) / 10
  }, 0)
  return purseOf(game, company) + (master === null ? 0 : purseOf(game, master)) + shares
}
