import type { JSX } from 'preact'
import { Guard } from '../parts/guard.js'
import { usePanelProps } from '../table/panel-view.js'
import { sayIn } from '../texts/say.js'
import { RailForecast } from './forecast-view.js'
import { RailOrder } from './order.js'
import { RailPlans } from './plans.js'
import { RailPlayers } from './players.js'
import './rail.css'
import { railTexts } from './texts.js'

/** Always in view: what everybody has, and whose turns are still to come. */
export const Rail = (): JSX.Element => {
  const props = usePanelProps()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section class="rail" aria-label={sayIn(railTexts, props.language)('rail')} tabIndex={0}>
      <Guard at={props.game.state}>
        <RailPlayers {...props} />
        <RailOrder {...props} />
        <RailForecast {...props} />
        <RailPlans {...props} />
      </Guard>
    </section>
  )
}
