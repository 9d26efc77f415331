import { describe, expect, it } from 'vitest'
import { choices, type Offer } from '../choices.js'
import type { Action } from '../core/action.js'
import { offerName } from '../core/interrupts.js'
import { actionKey } from '../core/schema.js'
import type { ActionKind } from '../core/step.js'
import { type Game, log, play } from '../game.js'
import { mayAct } from '../mayAct.js'
import { readScenario } from '../scenario/read.js'
import { changing, tiny } from '../testing/tiny.js'
import { titles } from '../titles/index.js'
import { agree, consent, consentStep, declined, declinedBefore, needsConsent, standingOffer } from './consent.js'

const played = (game: Game, ...actions: readonly object[]): Game =>
  actions.reduce<Game>((now, action) => {
    const outcome = play(now, action as Action)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.game
  }, game)

/** Amy may buy companies of Bob's in her turn. */
const table = (): Game => {
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Carlos'],
      privates: { MIR: 'Bob', MCAR: 'Bob' },
      round: { kind: 'stock', at: 'Amy' },
      actions: [],
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}
const offer = { type: 'buyPrivate', by: 'p1', company: 'MIR', price: 40 }
const no = { type: 'answer', by: 'p2', accept: false }

it.each<readonly [string, object]>([
  ['as it was', offer],
  ['with its fields in another order', { price: 40, company: 'MIR', type: 'buyPrivate', by: 'p1' }],
  ['with a field nobody knows', { ...offer, please: true }],
  ['with a flag that says nothing', { ...offer, share: false }],
])('an offer turned down is not put again in the same turn: %s', (_, again) => {
  const game = played(table(), offer, no)
  const outcome = play(game, again as Action)
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'X-PP-3', params: { player: 'p2' } } })
  const other = { ...offer, price: 41 }
  expect(play(game, other as Action).ok).toBe(true)
})

const isOfMir = ({ action }: { readonly action: Action }): boolean =>
  action.type === 'buyPrivate' && action.company === 'MIR'
const offersOf = (game: Game): readonly Offer[] => choices(game).offers.filter(isOfMir)

it('choices begin with the first price that was not turned down', () => {
  const [lowest] = offersOf(table())
  if (!lowest?.range) throw new Error('no range')
  const { min } = lowest.range
  const game = played(table(), lowest.action, no)
  const [next] = offersOf(game)
  expect(next).toEqual({ action: { ...lowest.action, price: min + 1 }, range: { ...lowest.range, min: min + 1 } })
  const later = played(game, { ...offer, price: min + 2 }, no, { ...offer, price: min + 1 }, no)
  expect(offersOf(later)[0]).toMatchObject({ action: { price: min + 3 }, range: { min: min + 3 } })
})

it('what was turned down at every price is blocked', () => {
  const poor = { ...table(), state: { ...table().state } }
  const players = { ...poor.state.players, p1: { cash: 2 } }
  const bank = (poor.state.bank ?? 0) + (poor.state.players.p1?.cash ?? 0) - 2
  const game = played(
    { ...poor, state: { ...poor.state, players, bank } },
    { ...offer, price: 1 },
    no,
    { ...offer, price: 2 },
    no,
  )
  expect(offersOf(game)).toEqual([])
  expect(choices(game).blocked.filter(isOfMir)).toMatchObject([{ refusal: { code: 'X-PP-3' } }])
})

it('what waits for the answer is the action alone', () => {
  const game = played(table(), { junk: 1, ...offer })
  expect(JSON.stringify(game.state.interrupts[0]?.action)).toBe(JSON.stringify(offer))
  expect(JSON.stringify(log(game))).toBe(JSON.stringify([offer]))
})

describe('an offer', () => {
  const carried: Action[] = []
  const step = consentStep((_, action) => carried.push(action))
  const answer = step.kinds[0] as ActionKind<'answer'>
  const wish: Action = { type: 'buyPrivate', by: 'p1', company: 'P', price: 7 }

  /** Amy has asked for Bob's minor 1. */
  const asking = () => {
    carried.length = 0
    const d = changing(tiny())
    agree(d, wish, '1', 'P', 7)
    return d
  }

  it.each([
    ['p1', 'p2', true, true],
    ['p1', 'p1', true, false],
    ['p1', 'X', true, false],
    ['X', '1', true, true],
    ['p1', 'p2', false, false],
  ])('from %s to %s, where the table asks (%s): needs a yes: %s', (by, other, asks, needed) => {
    expect(needsConsent(tiny({}, { consent: asks }), by, other)).toBe(needed)
  })

  it('is put before whoever decides, and told', () => {
    const d = asking()
    expect(d.events).toEqual([{ type: 'offered', by: 'p1', to: 'p2', what: 'P', price: 7 }])
    expect(standingOffer(d)).toEqual({ action: wish, to: 'p2', what: 'P', price: 7 })
    expect(step.actor(d)).toBe('p2')
    expect(step.id).toBe('consent')
  })

  it('is put before nobody where nobody decides', () => {
    expect(() => agree(changing(tiny()), wish, 'Y', 'P', 7)).toThrow('nobody answers for Y')
  })

  it('stands only while it is asked', () => {
    expect(standingOffer(tiny())).toBeNull()
    const d = changing(tiny())
    consent.raise(d, 'p2', { what: 'P', price: 7 })
    expect(standingOffer(d)).toBeNull()
    const other = { kind: 'another', by: 'p2', data: {}, action: wish }
    expect(standingOffer(tiny({ interrupts: [other] }))).toBeNull()
  })

  it('may be answered yes or no', () => {
    const offered = offerName(asking())
    expect([...answer.candidates(asking(), 'p2')].map(({ action }) => action)).toEqual([
      { type: 'answer', by: 'p2', accept: true, offer: offered },
      { type: 'answer', by: 'p2', accept: false, offer: offered },
    ])
    expect(answer.object(asking(), { type: 'answer', by: 'p2', accept: true })).toBeUndefined()
  })

  it('accepted is carried out', () => {
    const d = asking()
    answer.apply(d, { type: 'answer', by: 'p2', accept: true })
    expect(carried).toEqual([wish])
    expect([d.state.interrupts, declinedBefore(d, wish)]).toEqual([[], undefined])
    expect(d.events.slice(1)).toEqual([{ type: 'answered', by: 'p2', accept: true }])
  })

  it('turned down is remembered beside others, and not carried out', () => {
    const d = asking()
    const before: Action = { ...wish, price: 6 }
    declined.set(d, { [actionKey(before)]: 'p2' })
    answer.apply(d, { type: 'answer', by: 'p2', accept: false })
    expect(carried).toEqual([])
    expect([declinedBefore(d, wish), declinedBefore(d, before)]).toEqual(['p2', 'p2'])
    expect(d.events.slice(1)).toEqual([{ type: 'answered', by: 'p2', accept: false }])
  })

  it('that waits for nothing is settled by the answer alone', () => {
    const d = changing(tiny())
    consent.raise(d, 'p2', { what: 'P', price: 7 })
    answer.apply(d, { type: 'answer', by: 'p2', accept: false })
    expect([d.state.interrupts, declined.of(d)]).toEqual([[], {}])
  })
})

describe('an answer says which offer it means', () => {
  const dear = { ...offer, price: 41 }
  const yesTo = (game: Game): Action => choices(game, 'p2').offers[0]?.action as Action

  it('the one that stands is answered', () => {
    const game = played(table(), offer)
    expect(yesTo(game)).toMatchObject({ type: 'answer', by: 'p2', accept: true, offer: offerName(game) })
    expect(play(game, yesTo(game)).ok).toBe(true)
  })

  it.each([
    ['at another price', [offer, no, dear]],
    ['at a lower one', [dear, no, offer]],
    ['for another company', [{ ...offer, company: 'MCAR' }, no, offer]],
    ['to end the game', [{ type: 'endGame', by: 'p1' }, no, offer]],
  ])('a late yes to another offer is refused: %s', (_, actions) => {
    const late = yesTo(played(table(), actions[0] as object))
    const now = played(table(), ...actions)
    expect(standingOffer(now)).not.toBeNull()
    expect(play(now, late)).toMatchObject({ ok: false, refusal: { reason: 'any.OTHER_OFFER' } })
    expect(mayAct(now, 'p2', late)).toBe(true)
    expect(played(now, no).state.interrupts).toEqual([])
  })

  it('the same offer in another turn is another', () => {
    const now = played(table(), offer)
    const later = { ...now, state: { ...now.state, turn: now.state.turn + 1 } }
    expect(play(later, yesTo(now)).ok).toBe(false)
    expect(offerName(table())).toBeUndefined()
  })
})
