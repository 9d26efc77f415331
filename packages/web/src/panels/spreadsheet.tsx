import {
  certificateCount,
  type Holder,
  isPlayer,
  type OperatorId,
  PLACES,
  type PlayerId,
  percentOf,
  president,
  price,
  type SharePlace,
} from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { PlayerMark } from '../parts/player-mark.js'
import { standingOf } from './charters.js'
import { Company } from './company.js'
import { DividendTable } from './dividends.js'
import './panels.css'
import { lastIncome } from './series/incomes.js'
import { runsOf } from './series/runs.js'
import './spreadsheet.css'
import { type PanelSay, panelSay } from './texts.js'
import { Trains } from './trains.js'

const Share = ({
  game,
  corporation,
  holder,
  say,
}: {
  game: PanelProps['game']
  corporation: OperatorId
  holder: Holder
  say: PanelSay
}): JSX.Element => {
  const percent = percentOf(game, corporation, holder)
  const leads = isPlayer(holder) && president(game, corporation) === holder
  return (
    <td class={`number ${isPlayer(holder) ? '' : 'soft'} ${leads ? 'share-leads' : ''}`}>
      {leads && (
        <span class="panel-badge" title={say('player.president')}>
          <span aria-hidden="true">P</span>
          <span class="heard">{say('player.president')}</span>
        </span>
      )}
      {percent > 0 ? percent : <span class="share-nothing">·</span>}
    </td>
  )
}

const Totals = ({
  name,
  seats,
  rest,
  strong = false,
  value,
}: {
  name: string
  seats: readonly PlayerId[]
  rest: number
  strong?: boolean
  value: (id: PlayerId) => ComponentChildren
}): JSX.Element => (
  <tr class={strong ? 'strong' : ''}>
    <th scope="row">{name}</th>
    {seats.map((id) => (
      <td key={id} class="number">
        {value(id)}
      </td>
    ))}
    <td colSpan={rest} />
  </tr>
)

/** Shares by players, in percent, with everything that is counted from them. */
export const Spreadsheet = (props: PanelProps): JSX.Element => {
  const { game, naming, language, looks, trades, active = [] } = props
  const say = panelSay(language)
  const { state, rules } = game
  const { seats } = state
  const corporations = [...standingOf(game).playing, ...standingOf(game).waiting].filter((id) => state.shares[id])
  const places = PLACES.filter(
    (place): place is Exclude<SharePlace, 'removed'> =>
      place !== 'removed' && corporations.some((id) => percentOf(game, id, place) > 0),
  )
  const income = lastIncome(game)
  const limit = rules.certLimit(game)
  const shareValue = (id: PlayerId): number =>
    corporations.reduce((sum, corporation) => sum + rules.sharesWorth(game, id, corporation), 0)
  const worth = (id: PlayerId): number => rules.worth(game, id)
  const rest = places.length + (trades ? 5 : 4)
  const shared = { seats, rest }
  return (
    <section class="panel spreadsheet" aria-label={say('sheet.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard */}
      <div class="panel-scroller" tabIndex={0}>
        <table class="share-sheet">
          <thead>
            <tr>
              <th scope="col">{say('sheet.company')}</th>
              {seats.map((id) => {
                const look = looks[id]
                return (
                  <th key={id} scope="col" class={`number ${active.includes(id) ? 'acts' : ''}`}>
                    <span class="share-sheet-player">
                      {look && <PlayerMark look={look} />}
                      <span class="share-sheet-name">{naming.name(id)}</span>
                    </span>
                  </th>
                )
              })}
              {places.map((place) => (
                <th key={place} scope="col" class="number soft">
                  {say(`holder.${place}`)}
                </th>
              ))}
              <th scope="col" class="number">
                {say('sheet.price')}
              </th>
              {trades && <th scope="col">{trades.title}</th>}
              <th scope="col" class="number">
                {say('sheet.cash')}
              </th>
              <th scope="col" class="number">
                {say('sheet.last')}
              </th>
              <th scope="col">{say('sheet.trains')}</th>
            </tr>
          </thead>
          <tbody>
            {corporations.map((id) => {
              const operator = state.operators[id]
              const started = operator?.cell !== undefined
              const last = runsOf(game, id).at(-1)
              return (
                <tr key={id} class={`${started ? '' : 'share-waiting'} ${active.includes(id) ? 'acts' : ''}`}>
                  <th scope="row">
                    <Company {...props} id={id} size={24} />
                  </th>
                  {[...seats, ...places].map((holder) => (
                    <Share key={holder} game={game} corporation={id} holder={holder} say={say} />
                  ))}
                  <td class="number strong">{started ? naming.money(price(game, id)) : '–'}</td>
                  {trades && <td class="share-trades">{trades.cell(id)}</td>}
                  <td class="number">{started ? naming.money(operator.cash) : '–'}</td>
                  <td class="number">{last ? naming.money(last.revenue) : '–'}</td>
                  <td>
                    <Trains trains={operator?.trains ?? []} say={say} />
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <Totals {...shared} name={say('player.cash')} value={(id) => naming.money(state.players[id]?.cash ?? 0)} />
            <Totals {...shared} name={say('sheet.shares')} value={(id) => naming.money(shareValue(id))} />
            <Totals
              {...shared}
              name={say('sheet.other')}
              value={(id) => naming.money(worth(id) - shareValue(id) - (state.players[id]?.cash ?? 0))}
            />
            <Totals {...shared} name={say('player.worth')} strong value={(id) => naming.money(worth(id))} />
            <Totals
              {...shared}
              name={say('player.income')}
              value={(id) => (income ? naming.money(income.by[id] ?? 0) : '–')}
            />
            <Totals
              {...shared}
              name={say('sheet.certificates')}
              value={(id) => (
                <>
                  {certificateCount(game, id)}
                  <span class="soft">/{limit}</span>
                </>
              )}
            />
          </tfoot>
        </table>
      </div>
      <DividendTable {...props} companies={corporations} />
    </section>
  )
}
