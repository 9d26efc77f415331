import { isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import type { ChartData } from './chart-data.js'
import type { PlotLine } from './plot.js'

type Props = Pick<PanelProps, 'looks' | 'signs' | 'naming'> & {
  readonly data: ChartData
  readonly lines: readonly PlotLine[]
  /** The place on the axis whose values are shown. */
  readonly x: number
  /** The line pointed at. */
  readonly line: number | null
}

/** Whose line is whose, and what it is worth at the moment pointed at. */
export const ChartLegend = ({ data, lines, x, line, looks, signs, naming }: Props): JSX.Element => (
  <ul class="chart-legend">
    {data.lines.map(({ id, values }, i) => {
      const value = values[x]
      const look = isPlayer(id) ? looks[id] : undefined
      const sign = signs[id]
      const { colour, dash } = lines[i] as PlotLine
      return (
        <li key={id} class={line === i ? 'chart-pointed' : ''}>
          <svg class="chart-sample" width="26" height="4" aria-hidden="true">
            <line x1="0" y1="2" x2="26" y2="2" stroke={colour} stroke-width="3" stroke-dasharray={dash.join(' ')} />
          </svg>
          {look ? <PlayerMark look={look} /> : sign && <CompanySign sign={sign} size={20} />}
          <span class="chart-name">{look ? naming.name(id) : naming.short(id)}</span>
          <span class="chart-value">{value === null || value === undefined ? '–' : naming.money(value)}</span>
        </li>
      )
    })}
  </ul>
)
