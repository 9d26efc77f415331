import { type Game, isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { chartData } from '../panels/chart-data.js'
import { dashOf, lineColour } from '../panels/chart-lines.js'
import { panelSay, roundShort, roundsOf } from '../panels/index.js'
import { sayIn } from '../texts/say.js'
import { incomesOf } from './incomes.js'
import { LineChart, type ReportLine } from './line-chart.js'
import { reportTexts } from './texts.js'

const GROUNDS = { light: { ground: '#faf7f0', ink: '#26221d' }, dark: { ground: '#1e1b18', ink: '#ece4d5' } } as const

const lineOf = (
  id: string,
  values: ReportLine['values'],
  { game, looks, signs, theme, naming }: Reading,
): ReportLine => {
  const { ground, ink } = GROUNDS[theme]
  const players = game.state.seats.length
  const index = isPlayer(id) ? game.state.seats.indexOf(id) : Object.keys(game.rules.operators).indexOf(id) + players
  const colour = (isPlayer(id) ? looks[id]?.colour : signs[id]?.colour) ?? ink
  return { id, values, label: naming.short(id), colour: lineColour(colour, ground, ink), dash: dashOf(index) }
}

/** Worth and prices after every action. */
const OverGame = ({ kind, reading }: { kind: 'worth' | 'prices'; reading: Reading }): JSX.Element => {
  const { game, language, naming } = reading
  const data = chartData(kind, game, language, panelSay(language))
  return (
    <LineChart
      title={sayIn(reportTexts, language)(kind === 'worth' ? 'worthChart' : 'priceChart')}
      lines={data.lines.map(({ id, values }) => lineOf(id, values, reading))}
      count={data.count}
      marks={data.marks}
      money={naming.money}
    />
  )
}

const Income = ({ reading, game }: { reading: Reading; game: Game }): JSX.Element => {
  const { language, naming } = reading
  const { rounds, by } = incomesOf(game)
  const names = roundsOf(game)
  const marks = rounds.map((round, x) => {
    const mark = names[round]
    return { x, label: mark ? roundShort(mark, panelSay(language), language) : '', major: mark?.num === 1 }
  })
  return (
    <LineChart
      title={sayIn(reportTexts, language)('incomeChart')}
      lines={Object.entries(by).map(([id, values]) => lineOf(id, values, reading))}
      count={rounds.length}
      marks={marks}
      money={naming.money}
    />
  )
}

export const ReportCharts = ({ reading }: { reading: Reading }): JSX.Element => (
  <>
    <OverGame kind="worth" reading={reading} />
    <Income game={reading.game} reading={reading} />
    <OverGame kind="prices" reading={reading} />
  </>
)
