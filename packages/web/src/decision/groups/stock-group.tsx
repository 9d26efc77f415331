import { isPlayer, percentOf, price } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { standingOf } from '../../panels/index.js'
import { CompanySign } from '../../parts/company-sign.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'
import { StartAt } from './start-at.js'
import { StartChoice } from './start-choice.js'
import { type BlockedTrade, type StockRow, stockRows } from './stock-rows.js'
import { tradeName } from './trade-name.js'

type Trade = StockRow['trades'][number]

/** Shares by corporation: what may be bought, sold or started, with the price and the presidency after it. */
export const StockGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, signs } = reading
  const { playing, waiting } = standingOf(game)
  const order = [...playing, ...waiting]
  const nameOf = (action: Trade): string => tradeName(action, say, game, reading.language)
  const rows = stockRows(group, order)
  const blockedName = ({ action }: BlockedTrade): string => (action.type === 'par' ? say('start') : nameOf(action))
  const row = ({ corporation, starts, trades, blocked }: StockRow): JSX.Element => {
    const sign = signs[corporation]
    const now = price(game, corporation)
    const by = (trades[0] ?? starts[0] ?? blocked[0]?.action)?.by ?? ''
    const held = isPlayer(by) ? percentOf(game, corporation, by) : 0
    return (
      <li key={corporation} class="stock-row" data-corporation={corporation}>
        <p class="row spread">
          <span class="who">
            {sign && <CompanySign sign={sign} />}
            <span>{naming.name(corporation)}</span>
          </span>
          <span class="number soft">
            {held > 0 && `${say('yours', { percent: held })} · `}
            {now > 0 && naming.money(now)}
          </span>
        </p>
        <div class="offers">
          {trades.map((action) => (
            <OfferButton
              key={JSON.stringify(action)}
              action={action}
              label={nameOf(action)}
              of={naming.name(corporation)}
            />
          ))}
          {blocked.map((block) => (
            <BlockedButton
              key={JSON.stringify(block.action)}
              label={blockedName(block)}
              reason={why(block.refusal)}
              name={`${blockedName(block)}: ${naming.name(corporation)}`}
            />
          ))}
        </div>
        {starts.length > 0 && <StartChoice starts={starts} asked={rows.length === 1} />}
      </li>
    )
  }
  return (
    <>
      <StartAt starts={rows.flatMap(({ starts }) => starts)} />
      <ul class="stock-rows">{rows.map(row)}</ul>
    </>
  )
}
