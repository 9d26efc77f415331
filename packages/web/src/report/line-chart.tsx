import type { JSX } from 'preact'
import { layout } from '../app/layout.js'
import { marksThatFit, type TimeMark } from '../panels/chart-data.js'

export interface ReportLine {
  readonly id: string
  readonly label: string
  readonly colour: string
  readonly dash: readonly number[]
  readonly values: readonly (number | null)[]
}

interface LineChartProps {
  readonly title: string
  readonly lines: readonly ReportLine[]
  readonly count: number
  readonly marks: readonly TimeMark[]
  money(amount: number): string
}

/** In the chart's own measure, in which letters are as large everywhere: a phone has fewer of them side by side. */
const WIDTHS = { phone: 400, desk: 900, wide: 900 } as const
const HEIGHT = 260
const LETTER = 6.2
/** Room for a name on the axis of time. */
const ROOM = 52
const RIGHT = 72
const TOP = 12
const BOTTOM = 26
const NAME = 13

/** A round number of steps to the most. */
const stepOf = (most: number): number => {
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power * 10
}

/** Names at the right, pushed apart where they would lie on each other. */
const spread = (wanted: readonly { readonly id: string; readonly y: number }[]): ReadonlyMap<string, number> => {
  const sorted = [...wanted].sort((a, b) => a.y - b.y)
  const places = new Map<string, number>()
  let free = TOP
  for (const { id, y } of sorted) {
    const place = Math.max(y, free)
    places.set(id, place)
    free = place + NAME
  }
  return places
}

/** Lines over time as a picture that can be printed and sent: nothing in it needs the page. */
export const LineChart = ({ title, lines, count, marks, money }: LineChartProps): JSX.Element => {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const step = stepOf(most)
  const width = WIDTHS[layout.value]
  const steps = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  const left = 12 + LETTER * Math.max(...steps.map((value) => money(value).length))
  const length = width - left - RIGHT
  const x = (i: number): number => left + (i / Math.max(1, count - 1)) * length
  const y = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const path = (values: readonly (number | null)[]): string =>
    values
      .map((value, i) => {
        if (value === null) return ''
        const open = i === 0 || values[i - 1] === null
        return `${open ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`
      })
      .join('')
  const ends = lines.flatMap(({ id, values }) => {
    const last = values.findLast((value) => value !== null)
    return last === undefined || last === null ? [] : [{ id, y: y(last) }]
  })
  const names = spread(ends)
  return (
    <figure class="report-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
        {steps.map((value) => (
          <g key={value}>
            <line class="chart-hair" x1={left} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
            <text class="chart-word" x={left - 6} y={y(value) + 4} text-anchor="end">
              {money(value)}
            </text>
          </g>
        ))}
        {marksThatFit(marks, length / Math.max(1, count - 1), ROOM).map(({ x: at, label }) => (
          <g key={at}>
            <line class="chart-hair" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
            <text class="chart-word" x={x(at) + 3} y={HEIGHT - 8}>
              {label}
            </text>
          </g>
        ))}
        {lines.map(({ id, label, colour, dash, values }) => (
          <g key={id}>
            <path d={path(values)} fill="none" stroke={colour} stroke-width={2} stroke-dasharray={dash.join(' ')} />
            {names.has(id) && (
              <text class="chart-name" x={width - RIGHT + 6} y={(names.get(id) ?? 0) + 4} fill={colour}>
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}
