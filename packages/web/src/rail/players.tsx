import { certificateCount, type PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BotMark } from '../bots/bot-mark.js'
import type { PanelProps } from '../contracts.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { railTexts } from './texts.js'

/** Everybody's money, certificates and worth, in the order they sit; whose turn it is and who has the priority. */
export const RailPlayers = ({ game, naming, looks, language, active = [], bots = {} }: PanelProps): JSX.Element => {
  const say = sayIn(railTexts, language)
  const { seats, players, priority } = game.state
  const limit = game.rules.certLimit(game)
  const row = (id: PlayerId): JSX.Element => {
    const look = looks[id]
    const cash = players[id]?.cash ?? 0
    const free = game.rules.reading.freeCash?.(game, id) ?? cash
    const n = certificateCount(game, id)
    const acts = active.includes(id)
    return (
      <li key={id} class={acts ? 'rail-player acts' : 'rail-player'} data-player={id}>
        {look && <PlayerMark look={look} />}
        <span class="rail-name" title={naming.name(id)}>
          {naming.name(id)}
          {priority === id && (
            <span class="rail-priority" title={say('priority')}>
              <Icon name="flag" size={14} />
              <span class="heard">{say('priority')}</span>
            </span>
          )}
          {acts && <span class="heard">, {say('acts')}</span>}
        </span>
        <strong class="number">{naming.money(cash)}</strong>
        <span class="rail-small">
          <span class={n > limit ? 'down' : undefined} title={say('certificates', { n, limit })}>
            <span aria-hidden="true">
              {n}/{limit}
            </span>
            <span class="heard">{say('certificates', { n, limit })}</span>
          </span>
          {bots[id] && <BotMark of={bots[id]} />}
        </span>
        <span class="rail-small number">{say('worth', { money: naming.money(game.rules.worth(game, id)) })}</span>
        {free !== cash && (
          <span class="rail-free number" title={say('freeLong')}>
            {say('free', { money: naming.money(free) })}
          </span>
        )}
      </li>
    )
  }
  return (
    <section aria-label={say('players')}>
      <ul class="rail-players">{seats.map(row)}</ul>
    </section>
  )
}
