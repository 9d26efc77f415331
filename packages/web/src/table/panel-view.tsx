import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { Guard } from '../parts/guard.js'
import { useTable } from './model.js'
import { PANEL_PARTS, type PanelId } from './panel-list.js'

/** What every reader of the position is given at this table. */
export const usePanelProps = (): PanelProps => {
  const { reading, session, handle, panel } = useTable()
  const open = session.choices.value
  const active = [open?.actor, open?.seat].filter((each): each is string => typeof each === 'string')
  return {
    ...reading.value,
    active,
    onJump: session.look,
    onHex: (hex) => handle.value?.centre(hex),
    onCompany: () => {
      panel.value = 'charters'
    },
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
