import type { OperatorId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { standingOf } from '../panels/index.js'
import { StartChoice } from './groups/start-choice.js'
import { stockRows } from './groups/stock-rows.js'
import { tradeName } from './groups/trade-name.js'
import { groupsOf } from './groups.js'
import { OfferButton } from './offer-button.js'
import { useDecision } from './use-decision.js'

/** What may be bought, sold or started of one corporation, small enough for the table of holdings. */
export const TradeCell = ({ corporation }: { corporation: OperatorId }): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const choices = table.session.choices.value
  const group = choices && groupsOf(choices).find(({ key }) => key === 'stock')
  if (!group) return null
  const { playing, waiting } = standingOf(table.session.line.value)
  const row = stockRows(group, [...playing, ...waiting]).find((each) => each.corporation === corporation)
  if (!row) return null
  return (
    <span class={table.settled.value ? 'trade-cell' : 'trade-cell settling'}>
      {row.trades.map((action) => (
        <OfferButton
          key={JSON.stringify(action)}
          action={action}
          label={tradeName(action, say, table.session.line.value, reading.language)}
          of={reading.naming.name(corporation)}
          small
        />
      ))}
      {row.starts.length > 0 && <StartChoice starts={row.starts} />}
    </span>
  )
}
