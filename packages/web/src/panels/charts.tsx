import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { PanelProps } from '../contracts.js'
import { Chart } from './chart.js'
import { CHARTS, type ChartKind, chartData, chartNow } from './chart-data.js'
import './charts.css'
import './panels.css'
import { panelSay } from './texts.js'

/** Worth, prices and revenue over time. Reckoning a whole game takes a moment: the page is shown first. */
export const Charts = (props: PanelProps): JSX.Element => {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [])
  if (ready) return <Drawn {...props} />
  return <p class="soft small">{panelSay(props.language)('chart.loading')}</p>
}

const Drawn = (props: PanelProps): JSX.Element => {
  const { game, language } = props
  const say = panelSay(language)
  const [kind, setKind] = useState<ChartKind>('worth')
  // Games that only grow share their entries: with the length they say what there is to draw; the cursor does not.
  const data = useMemo(() => chartData(kind, game, language, say), [kind, game.history, game.length, language])
  return (
    <section class="panel charts" aria-label={say('chart.label')}>
      <div class="row">
        {CHARTS.map((each) => (
          <button
            key={each}
            type="button"
            class="button quiet"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {say(`chart.${each}`)}
          </button>
        ))}
      </div>
      {data.lines.length === 0 || data.count < 2 ? (
        <p class="soft">{say('chart.empty')}</p>
      ) : (
        <Chart {...props} key={kind} data={data} now={chartNow(kind, game)} say={say} />
      )}
    </section>
  )
}
