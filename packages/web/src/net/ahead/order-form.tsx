import { useSignal } from '@preact/signals'
import {
  COMPANY_ALARMS,
  type CompanyAlarm,
  type CompanyOrders,
  isPossibleOrder,
  orderedMove,
  PASS_ALARMS,
  type PassAlarm,
  type Payout,
  possibleOrders,
  type StandingOrder,
} from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useTable } from '../../table/model.js'
import { sayIn } from '../../texts/say.js'
import { stepName } from './order-words.js'
import type { OwnOrders } from './own-orders.js'
import { aheadTexts } from './texts.js'

/** What the form is filled in with; each kind of order takes its part. */
interface Wish {
  /** `pass`, or a kind and the company it is about. */
  readonly what: string
  readonly auctions: boolean
  readonly passUntil: readonly PassAlarm[]
  readonly until: readonly CompanyAlarm[]
  readonly pay: Payout | 'myself'
  readonly atLeast: number
  readonly steps: readonly string[]
}

const USUAL: Wish = {
  what: 'pass',
  auctions: false,
  passUntil: ['ownSale', 'start'],
  until: ['phase', 'trains'],
  pay: 'full',
  atLeast: 0,
  steps: [],
}

const orderOf = (wish: Wish, companies: readonly CompanyOrders[]): StandingOrder | null => {
  const [kind, id] = wish.what.split(' ')
  if (kind === 'pass') return { kind, auctions: wish.auctions, until: wish.passUntil }
  const about = companies.find(({ company }) => company === id)
  if (!about) return null
  const { company } = about
  if (kind === 'skip') return { kind, company, steps: wish.steps, until: wish.until }
  const pay = wish.pay === 'myself' ? undefined : wish.pay
  const atLeast = about.runs && wish.atLeast > 0 ? { atLeast: wish.atLeast } : {}
  return { kind: 'run', company, ...(pay && about.pays.includes(pay) && { pay }), ...atLeast, until: wish.until }
}

const toggled = <T,>(list: readonly T[], each: T): readonly T[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each]

interface ChecksProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly on: readonly T[]
  words(each: T): string
  onChange(on: readonly T[]): void
}

const Checks = <T extends string>({ legend, all, on, words, onChange }: ChecksProps<T>): JSX.Element => (
  <fieldset class="order-checks">
    <legend class="label">{legend}</legend>
    {all.map((each) => (
      <label key={each} class="option">
        <input type="checkbox" checked={on.includes(each)} onChange={() => onChange(toggled(on, each))} />
        <span>{words(each)}</span>
      </label>
    ))}
  </fieldset>
)

/** A new order: what to do, and what ends it. */
export const OrderForm = ({ orders }: { orders: OwnOrders }): JSX.Element => {
  const { session, reading } = useTable()
  const { naming, language } = reading.value
  const say = sayIn(aheadTexts, language)
  const game = session.game.value
  const seat = session.seat ?? 'p1'
  const { companies } = possibleOrders(game, seat)
  const wish = useSignal(USUAL)
  const why = useSignal<string | null>(null)
  const change = (part: Partial<Wish>): void => {
    wish.value = { ...wish.value, ...part }
    why.value = null
  }
  const { what, auctions, passUntil, until, pay, atLeast, steps } = wish.value
  const [kind, id] = what.split(' ')
  const about = companies.find(({ company }) => company === id)
  const order = orderOf(wish.value, companies)
  // The best runs are not searched for here.
  const isSearched = order === null || order.kind === 'run'
  const actsNow = !isSearched && isPossibleOrder(game, seat, order) && orderedMove(game, seat, order) !== null
  const choose = (next: string): void => {
    const company = next.split(' ')[1] ?? ''
    const other = companies.find((each) => each.company === company)
    change({
      what: next,
      steps: next.startsWith('skip') ? (other?.steps ?? []) : [],
      atLeast: game.state.operators[company]?.lastRevenue ?? 0,
      pay: other && other.pays.length > 0 ? 'full' : 'myself',
    })
  }
  const give = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (order?.kind === 'skip' && order.steps.length === 0) why.value = say('stepsNeeded')
    else if (order) why.value = await orders.give(order)
  }
  return (
    <form class="order-form" onSubmit={give}>
      <label>
        <span class="label">{say('what')}</span>
        <select class="field" value={what} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="pass">{say('passKind')}</option>
          {companies.map(({ company, runs, pays }) =>
            runs || pays.length > 0 ? (
              <option key={`run ${company}`} value={`run ${company}`}>
                {say(runs ? 'runKind' : 'payKind', { company: naming.short(company) })}
              </option>
            ) : null,
          )}
          {companies.map(({ company, steps: all }) =>
            all.length > 0 ? (
              <option key={`skip ${company}`} value={`skip ${company}`}>
                {say('skipKind', { company: naming.short(company) })}
              </option>
            ) : null,
          )}
        </select>
      </label>
      {kind === 'pass' && (
        <>
          <Checks
            legend={say('until')}
            all={PASS_ALARMS}
            on={passUntil}
            words={(each) => say(each)}
            onChange={(on) => change({ passUntil: on })}
          />
          <label class="option">
            <input type="checkbox" checked={auctions} onChange={() => change({ auctions: !auctions })} />
            <span>{say('auctions')}</span>
          </label>
          <p class="small soft">{say('roundOver')}</p>
        </>
      )}
      {kind === 'run' && about && (
        <>
          {about.pays.length > 0 && (
            <label>
              <span class="label">{say('dividend')}</span>
              <select
                class="field"
                value={pay}
                onChange={(event) => change({ pay: event.currentTarget.value as Wish['pay'] })}
              >
                {[...about.pays, ...(about.runs ? (['myself'] as const) : [])].map((each) => (
                  <option key={each} value={each}>
                    {say(each)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {about.runs && (
            <label>
              <span class="label">{say('atLeast')}</span>
              <input
                class="field"
                type="number"
                min={0}
                max={1000000}
                step={10}
                value={atLeast}
                onInput={(event) =>
                  change({ atLeast: Math.max(0, Math.floor(event.currentTarget.valueAsNumber || 0)) })
                }
              />
            </label>
          )}
        </>
      )}
      {kind === 'skip' && about && (
        <Checks
          legend={say('steps')}
          all={about.steps}
          on={steps}
          words={(each) => stepName(each, { language, naming })}
          onChange={(on) => change({ steps: on })}
        />
      )}
      {kind !== 'pass' && (
        <Checks
          legend={say('until')}
          all={COMPANY_ALARMS}
          on={until}
          words={(each) => say(each)}
          onChange={(on) => change({ until: on })}
        />
      )}
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
      {actsNow && <p class="small">{say('atOnce')}</p>}
      <button type="submit" class="button primary">
        {say('give')}
      </button>
    </form>
  )
}
