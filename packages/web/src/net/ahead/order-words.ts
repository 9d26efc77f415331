import { labelIn, STEP_NAMES, type StandingOrder } from '@roundhouse/engine'
import type { Reading } from '../../contracts.js'
import { sayIn } from '../../texts/say.js'
import type { GivenOrder } from './own-orders.js'
import { aheadTexts } from './texts.js'

type Words = Pick<Reading, 'language' | 'naming'>
type Ended = NonNullable<GivenOrder['ended']>

export const stepName = (id: string, { language }: Words): string => labelIn(STEP_NAMES, id, language)

/** What is done, in a few words. */
export const orderWords = (order: StandingOrder, words: Words): string => {
  const say = sayIn(aheadTexts, words.language)
  const { naming } = words
  switch (order.kind) {
    case 'pass':
      return say(order.auctions ? 'saysPassAll' : 'saysPass')
    case 'run': {
      const company = naming.short(order.company)
      const does = order.pay ? say('saysRunPay', { company, pay: say(order.pay) }) : say('saysRun', { company })
      return order.atLeast ? `${does}, ${say('saysAtLeast', { revenue: naming.money(order.atLeast) })}` : does
    }
    case 'skip': {
      const steps = order.steps.map((id) => stepName(id, words)).join(', ')
      return say('saysSkip', { company: naming.short(order.company), steps })
    }
  }
}

/** What ends it; empty = nothing was named. */
export const untilWords = ({ until }: StandingOrder, { language }: Words): string => {
  const say = sayIn(aheadTexts, language)
  return until.length === 0 ? '' : say('saysUntil', { alarms: until.map((alarm) => say(alarm)).join(say('or')) })
}

const WHY = {
  ownSale: 'endedSale',
  sale: 'endedSale',
  ownPurchase: 'endedPurchase',
  purchase: 'endedPurchase',
  start: 'endedStart',
  bid: 'endedBid',
  phase: 'endedPhase',
  trains: 'endedTrains',
  round: 'endedRound',
  mine: 'endedMine',
  notMine: 'endedNotMine',
  asked: 'endedAsked',
  less: 'endedLess',
  acted: 'endedActed',
  bankrupt: 'endedBankrupt',
  over: 'endedOver',
  undone: 'endedUndone',
  missed: 'endedMissed',
} as const satisfies Readonly<Record<string, keyof typeof aheadTexts>>

export const ORDER_REASONS: readonly string[] = Object.keys(WHY)

/** Why it has ended, as a sentence. */
export const endedWords = ({ why, by, company, step, revenue }: Ended, words: Words): string => {
  const say = sayIn(aheadTexts, words.language)
  const { naming } = words
  const known = WHY[why as keyof typeof WHY] ?? 'endedMissed'
  return say('ended', {
    why: say(known, {
      name: by === undefined ? '' : naming.name(by),
      company: company === undefined ? '' : naming.short(company),
      step: step === undefined ? '' : stepName(step, words),
      revenue: naming.money(revenue ?? 0),
    }),
  })
}
