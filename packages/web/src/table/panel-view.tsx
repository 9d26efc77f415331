import type { JSX } from 'preact'
import { whyText } from '../bots/why.js'
import type { PanelProps } from '../contracts.js'
import { TradeCell } from '../decision/trade-cell.js'
import { botSeatsTold } from '../net/bots-told.js'
import { Guard } from '../parts/guard.js'
import { sayIn } from '../texts/say.js'
import { type TableModel, useTable } from './model.js'
import { PANEL_PARTS, type PanelId } from './panel-list.js'
import { maximised } from './panes.js'
import { tableTexts } from './texts.js'

/** In a stock turn the readers offer what the panel offers: trades beside the holdings, prices on the market. */
const tradesOf = ({ session, startAt, deciding, reading }: TableModel): Partial<PanelProps> => {
  const offers = session.choices.value?.offers.map(({ action }) => action) ?? []
  const starts = offers.flatMap((action) => (action.type === 'par' ? [action.price] : []))
  if (!offers.some(({ type }) => type === 'par' || type === 'buyShares' || type === 'sellShares')) return {}
  return {
    trades: {
      title: sayIn(tableTexts, reading.value.language)('trade'),
      cell: (corporation) => <TradeCell corporation={corporation} />,
    },
    starts: new Set(starts),
    onStart(price) {
      startAt.value = startAt.value === price ? null : price
      // On a phone the question that follows lies on another sheet.
      deciding.value = true
    },
  }
}

/** What every reader of the position is given at this table. */
export const usePanelProps = (): PanelProps => {
  const table = useTable()
  const { reading, session, remote, handle, panel } = table
  const open = session.asked.value
  const active = [open?.actor, open?.seat].filter((each): each is string => typeof each === 'string')
  return {
    ...reading.value,
    active,
    bots: remote ? botSeatsTold(remote.view.value.seats) : session.bots.value,
    whyOf: (n) => whyText(session.line.value, session.botMoves.value, n, reading.value),
    onJump: session.look,
    onHex(hex) {
      maximised.value = false
      handle.value?.centre(hex)
    },
    onCompany: () => panel.visit('charters'),
    ...tradesOf(table),
  }
}

/** One reader of the position, wired to the table. */
export const PanelView = ({ id, height }: { id: PanelId; height?: number }): JSX.Element => {
  const props = usePanelProps()
  const Part = PANEL_PARTS[id]
  return (
    <Guard key={id} at={props.game.state}>
      <Part {...props} {...(height !== undefined && { height })} />
    </Guard>
  )
}
