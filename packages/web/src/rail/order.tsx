import { controller, type InOrder, operatingOrder } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { panelSay } from '../panels/index.js'
import { Trains } from '../panels/trains.js'
import { CompanySign } from '../parts/company-sign.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { railTexts } from './texts.js'

/** Who operates when in this round: done, now, to come, each with who decides for it, its treasury and trains. */
export const RailOrder = ({ game, naming, signs, looks, language, onCompany }: PanelProps): JSX.Element => {
  const say = sayIn(railTexts, language)
  const order = operatingOrder(game)
  const running = game.state.round.kind === 'operating'
  const row = ({ id, turn }: InOrder): JSX.Element => {
    const state = game.state.operators[id]
    const sign = signs[id]
    const money = naming.money(state?.cash ?? 0)
    const owner = controller(game, id)
    return (
      <li
        key={id}
        class={`rail-company ${running ? turn : ''}`}
        data-operator={id}
        data-turn={running ? turn : undefined}
      >
        <span class="rail-turn">
          {running && turn !== 'next' && <Icon name={turn === 'done' ? 'check' : 'forward'} size={14} />}
          {running && <span class="heard">{say(turn)}</span>}
        </span>
        <button type="button" class="as-text" title={naming.name(id)} onClick={() => onCompany?.(id)}>
          {sign && <CompanySign sign={sign} size={24} />}
          <span class="heard">{naming.name(id)}</span>
        </button>
        <span class="rail-owner" title={owner === null ? say('noOwner') : naming.name(owner)}>
          {owner !== null && looks[owner] && <PlayerMark look={looks[owner]} />}
          <span class="heard">{owner === null ? say('noOwner') : naming.name(owner)}</span>
        </span>
        <Trains trains={state?.trains ?? []} say={panelSay(language)} />
        <span class="number" title={say('treasury', { money })}>
          <span class="heard">{say('treasury', { money })}</span>
          <span aria-hidden="true">{money}</span>
        </span>
      </li>
    )
  }
  return (
    <section aria-labelledby="rail-order">
      <h2 id="rail-order" class="rail-title">
        {say('order')}
      </h2>
      {order.length === 0 ? (
        <p class="small soft rail-nobody">{say('nobody')}</p>
      ) : (
        <ol class="rail-order">{order.map(row)}</ol>
      )}
    </section>
  )
}
