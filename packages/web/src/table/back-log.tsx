import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { PANEL_PARTS } from './panel-list.js'
import { usePanelProps } from './panel-view.js'

/** Milliseconds: a history that is being dragged along is followed when it rests. */
const REST = 180

/** The log beside a past position. */
export const BackLog = (): JSX.Element => {
  const props = usePanelProps()
  const [game, setGame] = useState<typeof props.game | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGame(props.game), REST)
    return () => clearTimeout(timer)
  }, [props.game])
  const Log = PANEL_PARTS.log
  return <section class="back-log">{game && <Log {...props} game={game} />}</section>
}
