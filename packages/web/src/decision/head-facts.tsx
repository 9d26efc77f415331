import { certificateCount, type OperatorId, type PlayerId, price, shownFacts } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { panelSay } from '../panels/index.js'
import { valueText } from '../panels/shown-fact.js'
import { Trains } from '../panels/trains.js'
import { Term } from '../rules/rule-link.js'
import { useDecision } from './use-decision.js'

const Fact = ({
  name,
  term,
  children,
}: {
  name: string
  /** The word of the rules it is called by. */
  term?: string
  children: ComponentChildren
}): JSX.Element => (
  <div>
    <dt>{term === undefined ? name : <Term id={term}>{name}</Term>}</dt>
    <dd>{children}</dd>
  </div>
)

/** What a company decides with: treasury, trains, tokens with their prices, its last run, tiles laid of those allowed. One that
 * lives on what it sells has no trains. */
export const CompanyFacts = ({ id }: { id: OperatorId }): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const { naming, language } = reading
  const state = game.state.operators[id]
  if (!state) return null
  const lays = game.state.round.current === id ? game.rules.reading.lays?.(game, id) : undefined
  const costs = (each: readonly number[]): string =>
    each.every((cost) => cost === 0) ? say('freeStations', { n: each.length }) : each.map(naming.money).join(' ')
  const sells = game.rules.reading.services?.(game).some(({ seller }) => seller === id) ?? false
  return (
    <dl class="head-facts">
      <Fact name={say('treasury')} term="treasury">
        {naming.money(state.cash)}
      </Fact>
      {sells ? (
        <Fact name={say('sharePrice')} term="price">
          {naming.money(price(game, id))}
        </Fact>
      ) : (
        <Fact name={say('trains')} term="trainLimit">
          {state.trains.length > 0 ? <Trains trains={state.trains} say={panelSay(language)} /> : '–'}
        </Fact>
      )}
      <Fact name={say('tokens')} term="token">
        {state.tokens.length > 0 ? costs(state.tokens) : '–'}
      </Fact>
      {shownFacts(game, id).map(({ label, value }) => (
        <Fact key={label.en} name={label[language]}>
          {valueText(value, naming) || '✓'}
        </Fact>
      ))}
      <Fact name={say(sells ? 'lastDividend' : 'lastRun')} term={sells ? 'dividend' : 'revenue'}>
        {state.lastRevenue === undefined ? '–' : naming.money(state.lastRevenue)}
      </Fact>
      {lays && !sells && (
        <Fact name={say('lays')}>
          {lays.used}/{lays.of}
        </Fact>
      )}
    </dl>
  )
}

/** What a player decides with: cash, how much of it is free, certificates of the limit. */
export const PlayerFacts = ({ id }: { id: PlayerId }): JSX.Element => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const { naming } = reading
  const cash = game.state.players[id]?.cash ?? 0
  const free = game.rules.reading.freeCash?.(game, id)
  return (
    <dl class="head-facts">
      <Fact name={say('cash')}>{naming.money(cash)}</Fact>
      {free !== undefined && free !== cash && <Fact name={say('freeCash')}>{naming.money(free)}</Fact>}
      <Fact name={say('certificates')} term="certLimit">
        {certificateCount(game, id)}/{game.rules.certLimit(game)}
      </Fact>
    </dl>
  )
}
