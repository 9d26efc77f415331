import { bankOffers, type Colour, type Phase } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import './depot.css'
import { type SaleEffect, type Stock, stockOf } from './depot-stock.js'
import './panels.css'
import { reachText } from './reach.js'
import { type PanelSay, panelSay, panelTexts } from './texts.js'
import './trains.css'

const Effect = ({
  effect,
  lying,
  say,
  naming,
}: {
  effect: SaleEffect
  lying: readonly string[]
  say: PanelSay
  naming: PanelProps['naming']
}): JSX.Element => (
  <ul class="sale-effects small">
    {lying.map((text) => (
      <li key={text} class="soft">
        {text}
      </li>
    ))}
    {effect.phases.map(({ name, reached }) => (
      <li key={name} class={reached ? 'sale-done' : ''}>
        {say('depot.begins', { phase: naming.name(name) })}
      </li>
    ))}
    {effect.rusts.map((trains) => (
      <li key={trains} class="down">
        {say('depot.rusts', { trains })}
      </li>
    ))}
    {effect.phasesOut.map((trains) => (
      <li key={trains} class="sale-warned">
        {say('depot.phasesOut', { trains })}
      </li>
    ))}
  </ul>
)

const StockRow = ({
  stock,
  all,
  lying,
  say,
  naming,
}: {
  stock: Stock
  /** Every stack is for sale: none need be told from the others. */
  all: boolean
  /** What lies on the stack beside its cards. */
  lying: readonly string[]
  say: PanelSay
  naming: PanelProps['naming']
}): JSX.Element => {
  const { card, left, forSale, effect } = stock
  const sold = left === 0
  return (
    <tr class={`${sold ? 'sold' : ''} ${forSale && !all ? 'for-sale' : ''}`}>
      <th scope="row">
        {card.types.map((type) => (
          <span key={type.name} class="depot-type">
            <span class="train-card">{type.name}</span>
            <span class="tiny soft">{reachText(type.reach, say)}</span>
          </span>
        ))}
        {forSale && !all && <span class="acts-now tiny">{say('depot.next')}</span>}
      </th>
      <td class="number">
        {card.types.map((type) => (
          <span key={type.name} class="depot-type">
            {naming.money(type.price)}
          </span>
        ))}
      </td>
      <td class="number" title={left === null ? say('depot.endless') : undefined}>
        <span class="depot-type">
          {left === null ? '∞' : left}
          {left === null && <span class="heard">{say('depot.endless')}</span>}
        </span>
      </td>
      <td>
        <Effect effect={effect} lying={lying} say={say} naming={naming} />
      </td>
    </tr>
  )
}

const Colours = ({ colours, say }: { colours: readonly Colour[]; say: PanelSay }): JSX.Element => (
  <span class="phase-colours">
    {colours.map((colour) => (
      <span key={colour} class={`colour-swatch ${colour}`} title={say(`colour.${colour}`)}>
        <span class="heard">{say(`colour.${colour}`)} </span>
      </span>
    ))}
    <span class="small">{colours.length > 0 && say(`colour.${colours.at(-1) as Colour}`)}</span>
  </span>
)

/** Words for a permission: our own for the usual ones, the title's for its own; without words it is not shown. */
const permission = (id: string, props: PanelProps, say: PanelSay): string | undefined => {
  const key = `allows.${id}`
  if (key in panelTexts) return say(key as keyof typeof panelTexts)
  return props.game.rules.title.label?.(id)?.[props.language]
}

/** What may be done from this phase on, and what no more. */
const changes = (phase: Phase, before: Phase | undefined, props: PanelProps, say: PanelSay): string => {
  const words = (ids: readonly string[]) => ids.flatMap((id) => permission(id, props, say) ?? [])
  const begun = words(phase.allows.filter((id) => !before?.allows.includes(id)))
  const ended = words((before?.allows ?? []).filter((id) => !phase.allows.includes(id)))
  return [...begun, ...ended.map((what) => say('phase.ends', { what }))].join(' · ')
}

const Phases = (props: PanelProps & { readonly say: PanelSay }): JSX.Element => {
  const { game, naming, say } = props
  // Where any stack may bring the next phase, none is named.
  const named = game.rules.phases.some(({ on }) => on !== undefined)
  return (
    <div class="panel-scroller">
      <table class={named ? 'depot-table depot-phases' : 'depot-table'}>
        <caption class="soft">{say('phase.phases')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('phase.phase')}</th>
            {named && <th scope="col">{say('phase.on')}</th>}
            <th scope="col" class="number">
              {say('phase.limit')}
            </th>
            <th scope="col" class="number">
              {say('phase.rounds')}
            </th>
            <th scope="col">{say('phase.tiles')}</th>
          </tr>
        </thead>
        <tbody>
          {game.rules.phases.map((phase, i) => {
            const now = game.state.phase === i
            const more = changes(phase, game.rules.phases[i - 1], props, say)
            const card = game.rules.trains.find(({ card }) => card === phase.on?.card)
            return (
              <tr
                key={phase.name}
                class={now ? 'for-sale' : i < game.state.phase ? 'sold' : ''}
                aria-current={now ? 'step' : undefined}
              >
                <th scope="row">
                  {naming.name(phase.name)} {now && <span class="acts-now tiny">{say('phase.now')}</span>}
                </th>
                {named && (
                  <td>{card && <span class="train-card">{card.types.map(({ name }) => name).join(', ')}</span>}</td>
                )}
                <td class="number">{phase.trainLimit}</td>
                <td class="number">{phase.operatingRounds}</td>
                <td>
                  <Colours colours={phase.tiles} say={say} />
                  {more !== '' && <span class="tiny soft phase-allows">{more}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The bank's trains, what their sale does, and the phases of the game. */
export const Depot = (props: PanelProps): JSX.Element => {
  const { game, language, naming } = props
  const say = panelSay(language)
  const stocks = stockOf(game)
  const returned = bankOffers(game).filter(({ from }) => from === 'discard')
  return (
    <section class="panel depot" aria-label={say('depot.trains')}>
      <div>
        <table class="depot-table">
          <caption class="soft">{say('depot.trains')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('depot.train')}</th>
              <th scope="col" class="number">
                {say('depot.price')}
              </th>
              <th scope="col" class="number">
                {say('depot.left')}
              </th>
              <th scope="col">{say('depot.effect')}</th>
            </tr>
          </thead>
          <tbody>
            {stocks.map((stock) => (
              <StockRow
                key={stock.card.card}
                stock={stock}
                all={stocks.every(({ forSale }) => forSale)}
                lying={(game.rules.reading.onStack?.(game, stock.card.card) ?? []).map((text) => text[language])}
                say={say}
                naming={naming}
              />
            ))}
          </tbody>
        </table>
        {returned.length > 0 && (
          <div class="depot-returned">
            <h3 class="panel-part">{say('depot.returned')}</h3>
            <ul class="panel-chips">
              {returned.map(({ id, name, price }) => (
                <li key={`${id}/${name}`} class="panel-chip">
                  <span class="train-card">{name}</span>
                  {naming.money(price)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Phases {...props} say={say} />
    </section>
  )
}
