import { controller, isPlayer, type OperatorId, type PlayerId, price, shownFacts } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import './charters.css'
import { closingLosses, isAtBrink } from './closing.js'
import { holdingsOf } from './holdings.js'
import { Player } from './player.js'
import { RunHistory } from './run-history.js'
import { valueText } from './shown-fact.js'
import { type PanelSay, panelSay } from './texts.js'
import { Trains } from './trains.js'

const Fact = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <div class="charter-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Tokens = ({
  prices,
  say,
  naming,
}: {
  prices: readonly number[]
  say: PanelSay
  naming: PanelProps['naming']
}): JSX.Element =>
  prices.length === 0 ? (
    <span class="soft">{say('charter.noTokens')}</span>
  ) : (
    <ul class="tokens-left">
      {prices.map((cost, i) => (
        <li key={i} class="token-left">
          {cost === 0 ? say('charter.free') : naming.money(cost)}
        </li>
      ))}
    </ul>
  )

const Shares = (props: PanelProps & { readonly id: OperatorId; readonly say: PanelSay }): JSX.Element => {
  const { game, id, say } = props
  return (
    <ul class="charter-holders">
      {holdingsOf(game, id).map(({ holder, percent, president }) => (
        <li key={holder} class={isPlayer(holder) ? '' : 'soft'}>
          {isPlayer(holder) ? <Player {...props} id={holder} /> : <span>{say(`holder.${holder}`)}</span>}
          {president && (
            <span class="panel-badge" title={say('player.president')}>
              <span aria-hidden="true">P</span>
              <span class="heard">{say('player.president')}</span>
            </span>
          )}
          <span class="holder-percent">{percent}%</span>
        </li>
      ))}
    </ul>
  )
}

/** Who runs it: the president, the owner of a minor, or what is missing. */
const Head = (props: PanelProps & { readonly id: OperatorId; readonly say: PanelSay }): JSX.Element => {
  const { game, id, naming, signs, say, active = [] } = props
  const sign = signs[id]
  const state = game.state.operators[id]
  const minor = game.rules.operators[id]?.kind === 'minor'
  const head: PlayerId | null = controller(game, id)
  const full = game.rules.operators[id]?.name
  return (
    <header class="charter-head">
      {sign && <CompanySign sign={sign} size={40} />}
      <div class="charter-name">
        <h3>{naming.name(id)}</h3>
        {full !== undefined && full !== naming.name(id) && <p class="small soft">{full}</p>}
        <p class="small soft">
          {head ? <Player {...props} id={head} /> : say('charter.noPresident')}
          {active.includes(id) && <span class="acts-now">{say('player.acts')}</span>}
          {!minor && !state?.floated && <span>{say('charter.notFloated')}</span>}
        </p>
      </div>
      {!minor && (
        <div class="charter-price">
          <strong>{naming.money(price(game, id))}</strong>
          {state?.par !== undefined && (
            <span class="tiny soft">{say('charter.par', { price: naming.money(state.par) })}</span>
          )}
        </div>
      )}
    </header>
  )
}

/** The next step down closes it: who would lose what. */
const Brink = (props: PanelProps & { readonly id: OperatorId; readonly say: PanelSay }): JSX.Element | null => {
  const { game, id, naming, say } = props
  if (!isAtBrink(game, id)) return null
  return (
    <p class="small warn charter-brink">
      {say('charter.brink')}{' '}
      {closingLosses(game, id).map(({ player, amount }) => (
        <span key={player} class="unbroken">
          <Player {...props} id={player} /> {naming.change(-amount)}{' '}
        </span>
      ))}
    </p>
  )
}

/** The charter of one company in play. */
export const Charter = (props: PanelProps & { readonly id: OperatorId }): JSX.Element | null => {
  const { game, id, naming, language, active = [] } = props
  const say = panelSay(language)
  const state = game.state.operators[id]
  if (!state) return null
  const minor = game.rules.operators[id]?.kind === 'minor'
  return (
    <article class={`charter ${active.includes(id) ? 'acts' : ''}`} data-company={id} aria-label={naming.name(id)}>
      <Head {...props} say={say} />
      <dl class="charter-facts">
        <Fact name={say('charter.treasury')}>
          <strong>{naming.money(state.cash)}</strong>
        </Fact>
        <Fact name={say('charter.trains')}>
          {state.trains.length > 0 ? (
            <Trains trains={state.trains} say={say} />
          ) : (
            <span class="soft">{say('charter.noTrains')}</span>
          )}
        </Fact>
        <Fact name={say('charter.tokens')}>
          <Tokens prices={state.tokens} say={say} naming={naming} />
        </Fact>
        {shownFacts(game, id).map(({ label, value }) => (
          <Fact key={label.en} name={label[language]}>
            {valueText(value, naming) || '✓'}
          </Fact>
        ))}
      </dl>
      <Brink {...props} say={say} />
      <div class="charter-body">
        {!minor && <Shares {...props} say={say} />}
        <RunHistory {...props} say={say} />
      </div>
    </article>
  )
}
