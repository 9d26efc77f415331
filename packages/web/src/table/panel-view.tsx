import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { useTable } from './model.js'
import { PANEL_PARTS, type PanelId } from './panel-list.js'

/** One reader of the position, wired to the table. */
export const PanelView = ({ id }: { id: PanelId }): JSX.Element => {
  const { reading, session, handle, panel } = useTable()
  const Part = PANEL_PARTS[id]
  const open = session.choices.value
  const active = [open?.actor, open?.seat].filter((each): each is string => typeof each === 'string')
  const props: PanelProps = {
    ...reading.value,
    active,
    onJump: session.look,
    onHex: (hex) => handle.value?.centre(hex),
    onCompany: () => {
      panel.value = 'charters'
    },
  }
  return <Part {...props} />
}
