import { type Action, type Game, LANGUAGES, play } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { quickly } from '../decide.js'
import { Dice } from '../dice.js'
import { reasonText } from '../reasons.js'
import { decided, position, seatOf } from './position.js'

const GT = { price: 60, cash: 300, shares: { Amy: 60, Carlos: 40 }, trains: ['4', '2'] }
const ERIE = { price: 60, cash: 100, shares: { Bob: 60, Carlos: 40 }, trains: ['2'] }
const NYC = { price: 90, cash: 10, shares: { Amy: 60, Carlos: 40 }, trains: ['4'] }

/** Amy's GT has run and could carry the mail of Bob's private company. */
const turn = (more: object = {}): Game =>
  position('1846', {
    phase: 'II',
    round: { kind: 'operating', at: 'GT', step: 'buyTrains', facts: { declared: true } },
    tiles: { B16: '619 r4', C15: '294 r0', D14: '6 r3' },
    operators: { GT, ERIE },
    privates: { MAIL: 'Bob' },
    ...more,
  })

const played = (game: Game, action: Action): Game => {
  const outcome = play(game, action)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.game
}

/** What is done until the turn is over. */
const restOfTurn = (start: Game, next: (game: Game) => Action): readonly Action[] => {
  const done: Action[] = []
  for (let game = start; game.state.round.current === 'GT' && done.length < 10; game = played(game, done.at(-1)!)) {
    const action = next(game)
    done.push(action)
    if (action.type === 'buyPrivate') break
  }
  return done
}

const isOffer = ({ type }: Action): boolean => type === 'buyPrivate'
const NAMING = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

describe.each(['normal', 'hard'] as const)('%s', (bot) => {
  const offerIn = (game: Game): Action | undefined => restOfTurn(game, (now) => decided(now, bot).action).find(isOffer)
  const offered = (): Game => {
    let game = turn()
    for (let n = 0; n < 5; n++) {
      const { action, reasons } = decided(game, bot)
      game = played(game, action)
      if (!isOffer(action)) continue
      expect(reasons.map(({ code }) => code)).toEqual(['offerForCompany'])
      for (const language of LANGUAGES)
        for (const reason of reasons) expect(reasonText(reason, language, NAMING)).toMatch(/MAIL.*\$\d+.*\$\d+/)
      return game
    }
    throw new Error('no offer')
  }

  it('offers a price by which both gain, says why, and the other agrees', () => {
    expect(decided(offered(), bot).action).toMatchObject({ type: 'answer', accept: true })
  })

  it('does not ask again, at no price, when the answer was no', () => {
    const game = offered()
    const declined = played(game, { type: 'answer', by: seatOf(game), accept: false })
    expect(declined.state.round.current).toBe('GT')
    expect(offerIn(declined)).toBeUndefined()
  })

  it('asks once in a round for all companies of its hand', () => {
    const game = turn({ operators: { GT, ERIE, NYC } })
    expect(game.rules.reading.toOperate(game)).not.toContain('NYC')
    expect(offerIn(game)).toBeUndefined()
    expect(offerIn(turn({ operators: { GT, ERIE, NYC: { ...NYC, price: 40 } } }))).toBeDefined()
  })

  it('asks nobody where a yes is taken for granted', () => {
    const game = turn({ ruleset: '18xx.games' })
    expect(game.rules.consent).toBe(false)
    expect(offerIn(game)).toBeUndefined()
  })

  it('asks nobody while only playing on in thought', () => {
    expect(restOfTurn(turn(), (game) => quickly(new Dice(1))(game, seatOf(game))).some(isOffer)).toBe(false)
  })
})

it('easy makes no offers', () => {
  expect(restOfTurn(turn(), (game) => decided(game, 'easy').action).some(isOffer)).toBe(false)
})

describe.each(['easy', 'normal', 'hard'] as const)('%s, asked for a train', (bot) => {
  it.each<readonly [string, readonly string[], number]>([
    ['keeps the only one it has, which it must own', ['2'], 300],
    ['keeps one that is asked for at next to nothing', ['2', '2', '2'], 1],
  ])('%s', (_, trains, price) => {
    const game = turn({ operators: { GT, ERIE: { ...ERIE, trains } } })
    const train = game.state.operators.ERIE?.trains[0]?.id ?? ''
    const asked = played(game, { type: 'buyTrain', by: 'GT', from: 'ERIE', train, name: '2', price })
    expect(decided(asked, bot).action).toMatchObject({ type: 'answer', accept: false })
  })
})
