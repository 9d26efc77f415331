import type { Game, Language } from '@roundhouse/engine'
import { roundName, roundShort } from './round-name.js'
import { countUpTo } from './series/growing.js'
import { roundAt, roundsOf } from './series/rounds.js'
import { revenueSeries } from './series/runs.js'
import { priceSeries, worthSeries } from './series/values.js'
import type { PanelSay } from './texts.js'

export const CHARTS = ['worth', 'prices', 'revenue'] as const
export type ChartKind = (typeof CHARTS)[number]

export interface ChartLine {
  readonly id: string
  readonly values: readonly (number | null)[]
}

/** A mark on the axis of time. */
export interface TimeMark {
  readonly x: number
  readonly label: string
  /** Shown first where there is no room for all. */
  readonly major: boolean
}

/** What a chart shows; the places on the axis of time are 0, 1, 2 … */
export interface ChartData {
  readonly kind: ChartKind
  readonly count: number
  readonly lines: readonly ChartLine[]
  readonly marks: readonly TimeMark[]
  /** What a place on the axis is called. */
  nameOf(x: number): string
  /** The number of actions a place stands for, by the line pointed at where that matters. */
  momentOf(x: number, id?: string): number
}

const overActions = (kind: 'worth' | 'prices', game: Game, language: Language, say: PanelSay): ChartData => {
  const rounds = roundsOf(game).slice(0, countUpTo(roundsOf(game), game.length - 1))
  return {
    kind,
    count: game.length,
    lines: kind === 'worth' ? worthSeries(game) : priceSeries(game),
    marks: rounds.map((mark) => ({
      x: mark.n,
      label: roundShort(mark, say, language),
      major: mark.kind !== 'operating',
    })),
    nameOf: (x) => {
      const round = rounds[roundAt(game, x)]
      return round ? roundName(round, language) : say('log.setup')
    },
    momentOf: (x) => x,
  }
}

const overRounds = (game: Game, language: Language, say: PanelSay): ChartData => {
  const { rounds, starts, revenue, moments } = revenueSeries(game)
  const marks = roundsOf(game)
  const lines = Object.keys(game.rules.operators).flatMap((id) => {
    const values = revenue[id]
    return values ? [{ id, values }] : []
  })
  const lastMoment = (x: number): number =>
    Math.max(starts[x] ?? 0, ...Object.values(moments).map((times) => times[x] ?? 0))
  return {
    kind: 'revenue',
    count: rounds.length,
    lines,
    marks: rounds.map((round, x) => {
      const mark = marks[round]
      return { x, label: mark ? roundShort(mark, say, language) : '', major: mark?.num === 1 }
    }),
    nameOf: (x) => {
      const mark = marks[rounds[x] ?? -1]
      return mark ? roundName(mark, language) : ''
    },
    momentOf: (x, id) => (id === undefined ? null : moments[id]?.[x]) ?? lastMoment(x),
  }
}

export const chartData = (kind: ChartKind, game: Game, language: Language, say: PanelSay): ChartData =>
  kind === 'revenue' ? overRounds(game, language, say) : overActions(kind, game, language, say)

/** Where on the axis of time the moment shown lies. */
export const chartNow = (kind: ChartKind, game: Game): number =>
  kind === 'revenue' ? revenueSeries(game).starts.filter((n) => n <= game.cursor).length - 1 : game.cursor

/** As many marks as have room, the major ones first. */
export const marksThatFit = (marks: readonly TimeMark[], pixelsEach: number, room: number): readonly TimeMark[] => {
  const chosen: TimeMark[] = []
  for (const major of [true, false]) {
    for (const mark of marks) {
      if (mark.major !== major) continue
      if (chosen.every((other) => Math.abs(other.x - mark.x) * pixelsEach >= room)) chosen.push(mark)
    }
  }
  return chosen.sort((a, b) => a.x - b.x)
}
