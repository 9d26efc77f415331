import type { BotName } from '@roundhouse/bots'
import type { Outcome } from './game.js'

/** How a kind of bot has done. */
export interface BotStanding {
  readonly bot: BotName
  /** Seats it has had, over all games. */
  readonly seats: number
  /** Games won, one shared by two counting half to each. */
  readonly wins: number
  readonly meanPlace: number
  readonly meanScore: number
  /** Of the best score of its game, on average, and half the width of the 95 % interval of that. */
  readonly share: number
  readonly shareWithin: number
  readonly p50ms: number
  readonly p99ms: number
  readonly bankrupt: number
}

/** How often one kind came before another, seat by seat; equal scores count half. */
export interface PairStanding {
  readonly before: BotName
  readonly behind: BotName
  readonly pairs: number
  readonly part: number
}

export interface Standing {
  readonly title: string
  readonly games: number
  readonly refused: number
  readonly faults: number
  readonly endTurn: number
  readonly tableMean: number
  readonly bots: readonly BotStanding[]
  readonly pairs: readonly PairStanding[]
}

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length

/** Half the width of the 95 % interval of a mean. */
export const within = (list: readonly number[]): number => {
  if (list.length < 2) return 0
  const middle = mean(list)
  const variance = list.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (list.length - 1)
  return 1.96 * Math.sqrt(variance / list.length)
}

export const percentile = (list: readonly number[], part: number): number => {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** 1 = the best; equal scores share the places they take. */
const placeOf = (scores: readonly number[], score: number): number => {
  const better = scores.filter((other) => other > score).length
  const equal = scores.filter((other) => other === score).length
  return better + (equal + 1) / 2
}

const botStanding = (bot: BotName, outcomes: readonly Outcome[]): BotStanding => {
  const seats = outcomes.flatMap(({ bots, scores, bankrupt }) =>
    bots.flatMap((each, i) => (each === bot ? [{ scores, score: scores[i] ?? 0, broke: bankrupt[i] === true }] : [])),
  )
  const shares = seats.map(({ scores, score }) => score / Math.max(1, ...scores))
  const times = outcomes.flatMap((outcome) => outcome.times[bot] ?? [])
  const wonBy = ({ scores, score }: { scores: readonly number[]; score: number }): number =>
    score === Math.max(...scores) ? 1 / scores.filter((other) => other === score).length : 0
  return {
    bot,
    seats: seats.length,
    wins: rounded(
      seats.reduce((sum, seat) => sum + wonBy(seat), 0),
      2,
    ),
    meanPlace: rounded(mean(seats.map(({ scores, score }) => placeOf(scores, score))), 2),
    meanScore: rounded(mean(seats.map(({ score }) => score)), 0),
    share: rounded(mean(shares), 3),
    shareWithin: rounded(within(shares), 3),
    p50ms: rounded(percentile(times, 0.5), 1),
    p99ms: rounded(percentile(times, 0.99), 1),
    bankrupt: seats.filter(({ broke }) => broke).length,
  }
}

const pairStanding = (before: BotName, behind: BotName, outcomes: readonly Outcome[]): PairStanding => {
  let pairs = 0
  let won = 0
  for (const { bots, scores } of outcomes)
    bots.forEach((one, i) => {
      bots.forEach((other, j) => {
        if (one !== before || other !== behind) return
        pairs++
        const [a, b] = [scores[i] ?? 0, scores[j] ?? 0]
        won += a > b ? 1 : a === b ? 0.5 : 0
      })
    })
  return { before, behind, pairs, part: rounded(pairs === 0 ? 0 : won / pairs, 3) }
}

/** What the games of a tournament come to; `kinds` from the strongest to the weakest. */
export const standingOf = (title: string, outcomes: readonly Outcome[], kinds: readonly BotName[]): Standing => {
  const ended = outcomes.filter(({ fault }) => fault === null)
  return {
    title,
    games: outcomes.length,
    refused: outcomes.filter(({ refused }) => refused).length,
    faults: outcomes.filter(({ refused, fault }) => fault !== null && !refused).length,
    endTurn: rounded(mean(ended.map(({ turn }) => turn)), 2),
    tableMean: rounded(mean(ended.flatMap(({ scores }) => scores)), 0),
    bots: kinds.map((bot) => botStanding(bot, ended)),
    pairs: kinds.flatMap((bot, i) => kinds.slice(i + 1).map((other) => pairStanding(bot, other, ended))),
  }
}
