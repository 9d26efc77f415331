import { isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { cameByKeys } from '../commands/hand.js'
import type { PanelProps } from '../contracts.js'
import { Failure } from '../parts/failure.js'
import type { ChartData } from './chart-data.js'
import { ChartLegend } from './chart-legend.js'
import { dashOf, lineColour } from './chart-lines.js'
import type { Plot, PlotLine } from './plot.js'
import type { PanelSay } from './texts.js'
import { useWidth } from './use-width.js'

/** Grounds and inks of the themes: a canvas cannot read the page's colours by itself. */
const LOOKS = {
  light: { soft: '#5c5346', hair: '#ddd3c0', accent: '#1c5b49', ground: '#faf7f0', ink: '#26221d' },
  dark: { soft: '#c0b5a2', hair: '#3a352e', accent: '#86c9ae', ground: '#1e1b18', ink: '#ece4d5' },
} as const

const linesOf = (data: ChartData, { game, looks, signs, naming, theme }: PanelProps): readonly PlotLine[] => {
  const { ground, ink } = LOOKS[theme]
  // The same company has the same line in every chart.
  const all = [...game.state.seats, ...Object.keys(game.rules.operators)]
  const players = game.state.seats.length
  return data.lines.map(({ id }) => {
    const colour = (isPlayer(id) ? looks[id]?.colour : signs[id]?.colour) ?? ink
    const letters = (isPlayer(id) ? looks[id]?.letters : undefined) ?? naming.short(id)
    return {
      colour: lineColour(colour, ground, ink),
      dash: dashOf(all.indexOf(id) - (isPlayer(id) ? 0 : players)),
      letters,
    }
  })
}

/** Height of the row above a chart that chooses it. */
const CHOICE = 52

interface Pointed {
  readonly x: number | null
  readonly line: number | null
}
const NOTHING: Pointed = { x: null, line: null }

const keyStep = (key: string, shift: boolean): number | null => {
  const size = shift ? 10 : 1
  if (key === 'ArrowRight') return size
  if (key === 'ArrowLeft') return -size
  return key === 'Home' ? Number.NEGATIVE_INFINITY : key === 'End' ? Number.POSITIVE_INFINITY : null
}

type Props = PanelProps & { readonly data: ChartData; readonly now: number; readonly say: PanelSay }

/** One chart: read by pointing at it or with the arrow keys, a click or Enter goes to the moment. */
export const Chart = (props: Props): JSX.Element => {
  const { data, now, theme, naming, say, onJump } = props
  const [frame, width] = useWidth<HTMLDivElement>(640)
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [pointed, setPointed] = useState<Pointed>(NOTHING)
  const lines = useMemo(() => linesOf(data, props), [data, theme, props.signs, props.looks])
  const free = props.height === undefined ? (globalThis.innerHeight ?? 900) * 0.22 : props.height - CHOICE
  const height = Math.round(Math.max(props.height === undefined ? 180 : 96, Math.min(width * 0.55, free)))
  const jump = (x: number, line: number | null): void => onJump?.(data.momentOf(x, data.lines[line ?? -1]?.id))
  const latest = useRef({ jump, lines, now, money: naming.money, size: { width, height } })
  latest.current = { jump, lines, now, money: naming.money, size: { width, height } }

  // Names and money are read from `latest`: they change together with the data, which depends on the language.
  useEffect(() => {
    let gone = false
    const draw = async (): Promise<void> => {
      const { drawPlot } = await import('./plot.js')
      if (gone || !place.current) return
      const { lines, now, money, size } = latest.current
      plot.current = drawPlot(place.current, data, lines, { ...LOOKS[theme], money }, size, {
        onPoint: (x, line) => setPointed({ x, line }),
        onChoose: (x, line) => latest.current.jump(x, line),
      })
      plot.current.showNow(now)
      setState('ready')
    }
    draw().catch(() => setState('failed'))
    return () => {
      gone = true
      plot.current?.destroy()
      plot.current = null
      setPointed(NOTHING)
    }
  }, [data, theme, attempt])
  useEffect(() => plot.current?.showNow(now), [now])
  useEffect(() => plot.current?.resize(width, height), [width, height])

  const again = (): void => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  const x = Math.max(0, Math.min(data.count - 1, pointed.x ?? now))
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = cameByKeys() ? keyStep(event.key, event.shiftKey) : null
    if (event.key === 'Enter' && pointed.x !== null) jump(pointed.x, null)
    else if (step !== null) plot.current?.point(Math.max(0, Math.min(data.count - 1, x + step)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const spoken = data.lines.flatMap(({ id, values }) => {
    const value = values[x]
    return value === null || value === undefined ? [] : [`${naming.name(id)} ${naming.money(value)}`]
  })
  return (
    <div class="chart">
      <p class="chart-moment small">
        <span>
          {data.nameOf(x)}
          <span class="soft"> · {say('chart.at', { n: data.momentOf(x) })}</span>
        </span>
        {onJump && pointed.x !== null && (
          <button type="button" class="as-text link" onClick={() => jump(x, pointed.line)}>
            {say('chart.go')}
          </button>
        )}
      </p>
      {state === 'failed' && <Failure text={say('chart.failed')} onAgain={again} />}
      <div
        ref={frame}
        class="chart-frame"
        tabIndex={0}
        role="slider"
        aria-label={`${say(`chart.${data.kind}`)}. ${say('chart.hint')}`}
        aria-valuemin={0}
        aria-valuemax={data.count - 1}
        aria-valuenow={x}
        aria-valuetext={[data.nameOf(x), ...spoken].join(', ')}
        onKeyDown={onKeyDown}
        style={{ height: `${height}px` }}
      >
        {state === 'loading' && <p class="soft small">{say('chart.loading')}</p>}
        <div ref={place} />
      </div>
      <ChartLegend {...props} lines={lines} x={x} line={pointed.line} />
    </div>
  )
}
