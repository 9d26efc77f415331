import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type ChartData, marksThatFit } from './chart-data.js'
import { spreadLabels } from './plot-labels.js'

/** How one line is drawn. */
export interface PlotLine {
  readonly colour: string
  readonly dash: readonly number[]
  readonly letters: string
}

export interface PlotLook {
  readonly ink: string
  readonly soft: string
  readonly hair: string
  readonly accent: string
  readonly ground: string
  money(amount: number): string
}

export interface Plot {
  /** The moment shown moved. */
  showNow(x: number): void
  resize(width: number, height: number): void
  /** Points at a place of the axis; null = at nothing. */
  point(x: number | null): void
  destroy(): void
}

const FONT = '12px "Fira Sans Condensed", "Fira Sans", sans-serif'
const LABELS = '600 12px "Fira Sans Condensed", "Fira Sans", sans-serif'
const LABEL_HEIGHT = 13
const MARK_ROOM = 46

/** Draws a chart into an element; loaded only when a chart is looked at. */
export const drawPlot = (
  element: HTMLElement,
  data: ChartData,
  lines: readonly PlotLine[],
  look: PlotLook,
  size: { readonly width: number; readonly height: number },
  callbacks: { onPoint(x: number | null, line: number | null): void; onChoose(x: number, line: number | null): void },
): Plot => {
  let now = -1
  const byRounds = data.kind === 'revenue'
  const endLabels = (u: uPlot): void => {
    const { ctx, bbox } = u
    const ends = data.lines.flatMap(({ values }, i) => {
      const last = values.at(-1)
      return last === null || last === undefined ? [] : [{ i, y: u.valToPos(last, 'y', true) / devicePixelRatio }]
    })
    const low = bbox.top / devicePixelRatio
    const high = (bbox.top + bbox.height) / devicePixelRatio
    ctx.save()
    ctx.font = LABELS.replace('12px', `${12 * devicePixelRatio}px`)
    ctx.textAlign = 'left'
    ctx.textBaseline = 'middle'
    for (const { i, y } of spreadLabels(ends, LABEL_HEIGHT, low, high)) {
      const line = lines[i]
      if (!line) continue
      ctx.fillStyle = line.colour
      ctx.fillText(line.letters, bbox.left + bbox.width + 5 * devicePixelRatio, y * devicePixelRatio)
    }
    ctx.restore()
  }
  const focused = (u: uPlot): number | null => {
    const found = u.series.findIndex((series, i) => i > 0 && (series as { _focus?: boolean })._focus === true)
    return found > 0 ? found - 1 : null
  }
  const chosenMarks = (u: uPlot): readonly { x: number; label: string }[] => {
    const width = u.bbox.width / devicePixelRatio
    return marksThatFit(data.marks, width / Math.max(1, data.count - 1), MARK_ROOM)
  }
  const u = new uPlot(
    {
      ...size,
      padding: [12, 40, 0, 0],
      legend: { show: false },
      focus: { alpha: 0.5 },
      cursor: { y: false, drag: { x: false, y: false, setScale: false }, focus: { prox: 24 }, points: { size: 7 } },
      scales: {
        x: { time: false, range: [0, Math.max(1, data.count - 1)] },
        y: { range: (_u, _min, max) => [0, Math.max(10, max * 1.05)] },
      },
      axes: [
        {
          font: FONT,
          stroke: look.soft,
          grid: { stroke: look.hair, width: 1 },
          ticks: { show: false },
          size: 26,
          gap: 6,
          splits: (self) => chosenMarks(self).map(({ x }) => x),
          values: (self, splits) => {
            const labels = new Map(chosenMarks(self).map(({ x, label }) => [x, label]))
            return splits.map((x) => labels.get(x) ?? '')
          },
        },
        {
          font: FONT,
          stroke: look.soft,
          grid: { stroke: look.hair, width: 1 },
          ticks: { show: false },
          gap: 6,
          size: (_self, values) => Math.max(34, ...(values ?? []).map((text) => text.length * 7 + 10)),
          values: (_self, splits) => splits.map((value) => look.money(value)),
        },
      ],
      series: [
        {},
        ...lines.map(
          ({ colour, dash }): uPlot.Series => ({
            stroke: colour,
            width: 2,
            dash: [...dash],
            spanGaps: byRounds,
            points: byRounds ? { show: true, size: 6, fill: colour } : { show: false },
            ...(data.kind === 'prices' && uPlot.paths.stepped ? { paths: uPlot.paths.stepped({ align: 1 }) } : {}),
          }),
        ),
      ],
      hooks: {
        draw: [endLabels],
        setSize: [() => placeNow()],
        setCursor: [(self) => callbacks.onPoint(self.cursor.idx ?? null, focused(self))],
        setSeries: [(self) => callbacks.onPoint(self.cursor.idx ?? null, focused(self))],
      },
    },
    [
      Array.from({ length: data.count }, (_, i) => i),
      ...data.lines.map(({ values }) => values as (number | null)[]),
    ] as uPlot.AlignedData,
    element,
  )
  // The line of the moment shown lies over the drawing, which need not be made anew when it moves.
  const moment = document.createElement('div')
  moment.className = 'chart-now'
  u.over.append(moment)
  const placeNow = (): void => {
    moment.style.transform = `translateX(${u.valToPos(now, 'x')}px)`
  }
  const point = (x: number | null): void => {
    if (x === null) u.setCursor({ left: -10, top: -10 })
    else u.setCursor({ left: u.valToPos(x, 'x'), top: u.over.clientHeight / 2 })
  }
  // A finger reads values by sliding over the chart; it goes to a moment by the button under the chart.
  u.over.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') return
    const { left } = u.over.getBoundingClientRect()
    u.setCursor({ left: event.clientX - left, top: -10 })
  })
  u.over.addEventListener('click', (event) => {
    const { idx } = u.cursor
    const touch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!touch && idx !== null && idx !== undefined) callbacks.onChoose(idx, focused(u))
  })
  return {
    showNow: (x) => {
      if (x === now) return
      now = x
      placeNow()
    },
    resize: (width, height) => u.setSize({ width, height }),
    point,
    destroy: () => u.destroy(),
  }
}
