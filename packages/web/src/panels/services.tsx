import { controller, type OperatorId, type Service } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { Company } from './company.js'
import './panels.css'
import { Player } from './player.js'
import { roundShort } from './round-name.js'
import { roundAt, roundsOf } from './series/rounds.js'
import { type Sale, salesOf } from './series/sales.js'
import './services.css'
import { type PanelSay, panelSay } from './texts.js'

/** How many rounds are looked back at. */
const ROUNDS = 4

const sum = (sales: readonly Sale[]): number => sales.reduce((total, { amount }) => total + amount, 0)

const Prices = ({
  service,
  naming,
  say,
}: {
  service: Service
  naming: PanelProps['naming']
  say: PanelSay
}): JSX.Element => {
  const { prices, parts } = service
  const last = prices.length - 1
  const amount = (price: number, i: number): string => (i === last ? naming.money(price) : `${price}`)
  const text = (amounts: readonly number[]): string => amounts.map(amount).join(' / ')
  return (
    <span class="number">
      {parts ? say('services.part', { part: parts.join(' / '), price: text(prices) }) : text(prices)}
    </span>
  )
}

/** Who bought what of it in the round that is open. */
const Sold = (props: PanelProps & { readonly sales: readonly Sale[]; readonly say: PanelSay }): JSX.Element => {
  const { naming, onJump, sales, say } = props
  return (
    <ul class="services-sold">
      {sales.map((sale, i) => {
        const words = `${naming.name(sale.buyer)}: ${say(`why.${sale.why}`)}, ${naming.money(sale.amount)}`
        const inside = (
          <>
            <Company signs={props.signs} naming={naming} id={sale.buyer} size={20} />
            <span class="small soft">{say(`why.${sale.why}`)}</span>
            <strong class="number">{sale.amount}</strong>
          </>
        )
        return (
          <li key={`${i}`} title={words}>
            {onJump ? (
              <button type="button" class="as-text services-sale" onClick={() => onJump(sale.n)}>
                {inside}
              </button>
            ) : (
              <span class="services-sale">{inside}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Seller = (
  props: PanelProps & { readonly id: OperatorId; readonly list: readonly Service[]; readonly say: PanelSay },
): JSX.Element => {
  const { game, id, list, naming, language, signs, say, active = [] } = props
  const sign = signs[id]
  const head = controller(game, id)
  const rounds = roundsOf(game)
  const now = roundAt(game, game.cursor)
  const own = salesOf(game).filter(({ seller }) => seller === id)
  const current = own.filter(({ round }) => round === now)
  const before = rounds.flatMap((round, i) =>
    round.kind === 'operating' && i < now ? [{ round, total: sum(own.filter((sale) => sale.round === i)) }] : [],
  )
  return (
    <article class={`seller-card ${active.includes(id) ? 'acts' : ''}`} data-seller={id}>
      <header class="row spread">
        <span class="who">
          {sign && <CompanySign sign={sign} size={30} />}
          <strong title={game.rules.operators[id]?.name}>{naming.name(id)}</strong>
          {head && <Player {...props} id={head} />}
        </span>
        <strong class="number">{naming.money(game.state.operators[id]?.cash ?? 0)}</strong>
      </header>
      <ul class="services-list small">
        {list.map((service) => (
          <li key={service.what.en}>
            <span>{service.what[language]}</span>
            <Prices service={service} naming={naming} say={say} />
          </li>
        ))}
      </ul>
      {rounds[now]?.kind === 'operating' && (
        <div class="services-now">
          <p class="row spread small">
            <span class="soft">{say('services.now')}</span>
            <span class="number">
              {current.length === 0 ? <span class="soft">{say('services.nothing')}</span> : naming.money(sum(current))}
            </span>
          </p>
          {current.length > 0 && <Sold {...props} sales={current} say={say} />}
        </div>
      )}
      {before.length > 0 && (
        <p class="small soft services-before">
          {say('services.before')}:{' '}
          {before
            .slice(-ROUNDS)
            .map(({ round, total }) => `${roundShort(round, say, language)} ${total}`)
            .join(' · ')}
        </p>
      )}
    </article>
  )
}

/** Companies as sellers: what they ask, and who has bought what of them. */
export const Services = (props: PanelProps): JSX.Element => {
  const { game, language } = props
  const say = panelSay(language)
  const list = game.rules.reading.services?.(game) ?? []
  const sellers = [...new Set(list.map(({ seller }) => seller))]
  return (
    <section class="panel services" aria-label={say('services.label')}>
      {sellers.length === 0 && <p class="soft">{say('services.none')}</p>}
      <div class="seller-cards">
        {sellers.map((id) => (
          <Seller key={id} {...props} id={id} list={list.filter(({ seller }) => seller === id)} say={say} />
        ))}
      </div>
    </section>
  )
}
