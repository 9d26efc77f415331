import { type HexId, isPlayer, type PrivateData, type PrivateState } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { StandingBids } from '../parts/standing-bids.js'
import { Company } from './company.js'
import './panels.css'
import { Player } from './player.js'
import './privates.css'
import { type PanelSay, panelSay } from './texts.js'

const Hexes = ({
  hexes,
  naming,
  onHex,
}: Pick<PanelProps, 'naming' | 'onHex'> & { hexes: readonly HexId[] }): JSX.Element => (
  <>
    {hexes.map((hex, i) => (
      <span key={hex}>
        {i > 0 && ', '}
        {onHex ? (
          <button type="button" class="as-text link" onClick={() => onHex(hex)}>
            {naming.hex(hex)}
          </button>
        ) : (
          naming.hex(hex)
        )}
      </span>
    ))}
  </>
)

const Owner = (props: PanelProps & { readonly state: PrivateState; readonly say: PanelSay }): JSX.Element => {
  const { state, say } = props
  if (state.owner === undefined) return <span class="soft">{say('private.bank')}</span>
  return isPlayer(state.owner) ? <Player {...props} id={state.owner} /> : <Company {...props} id={state.owner} />
}

const Paper = (
  props: PanelProps & { readonly data: PrivateData; readonly state: PrivateState; readonly say: PanelSay },
): JSX.Element => {
  const { game, data, state, say, naming, looks, language, onHex } = props
  const bids = game.rules.reading.bids?.(game)[data.id]
  const lying = Object.entries(game.state.markers).flatMap(([hex, ids]) => (ids.includes(data.id) ? [hex] : []))
  return (
    <li class="private-paper">
      <div class="private-head">
        {data.operator !== undefined && data.operator !== state.owner ? (
          <Company {...props} id={data.operator} full />
        ) : (
          <h3>{naming.name(data.id)}</h3>
        )}
        <Owner {...props} />
      </div>
      <p class="private-figures small">
        <span>
          {say('private.price')} <b>{naming.money(data.price)}</b>
        </span>
        {data.income > 0 && (
          <span>
            {say('private.income')} <b>{naming.money(data.income)}</b>
          </span>
        )}
        {data.debt !== undefined && (
          <span>
            {say('private.debt')} <b>{naming.money(data.debt)}</b>
          </span>
        )}
        {data.sale && state.owner !== undefined && isPlayer(state.owner) && (
          <span>
            {say('private.sale')}{' '}
            <b>
              {naming.money(data.sale.min)}–{naming.money(data.sale.max)}
            </b>
          </span>
        )}
      </p>
      {bids && <StandingBids bids={bids} naming={naming} looks={looks} />}
      {data.power && <p class="small private-power">{data.power[language]}</p>}
      {(data.hexes ?? []).length > 0 && (
        <p class="small soft">
          {say('private.hexes')}: <Hexes hexes={data.hexes ?? []} naming={naming} onHex={onHex} />
        </p>
      )}
      {(state.used > 0 || state.to !== undefined || lying.length > 0) && (
        <p class="small private-state">
          {state.used > 0 && <span>{say('private.used', { n: state.used })}</span>}
          {state.to !== undefined && <span>{say('private.to', { company: naming.name(state.to) })}</span>}
          {lying.length > 0 && (
            <span>{say('private.marker', { hexes: lying.map((hex) => naming.hex(hex)).join(', ') })}</span>
          )}
        </p>
      )}
    </li>
  )
}

/** Private companies: whose, what they pay, what they can do. Those that left are only named. */
export const Privates = (props: PanelProps): JSX.Element => {
  const { game, language, naming } = props
  const say = panelSay(language)
  const all = Object.entries(game.state.privates).flatMap(([id, state]) => {
    const data = game.rules.privates[id]
    return data ? [{ data, state }] : []
  })
  const closed = all.filter(({ state }) => state.closed)
  return (
    <section class="panel privates" aria-label={say('sheet.privates')}>
      {all.length === 0 && <p class="soft">{say('private.none')}</p>}
      <ul class="private-papers">
        {all
          .filter(({ state }) => !state.closed)
          .map(({ data, state }) => (
            <Paper key={data.id} {...props} data={data} state={state} say={say} />
          ))}
      </ul>
      {closed.length > 0 && (
        <p class="small soft privates-closed">
          {say('private.closed')}: {closed.map(({ data }) => naming.name(data.id)).join(', ')}
        </p>
      )}
    </section>
  )
}
