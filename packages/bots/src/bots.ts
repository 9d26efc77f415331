import { determinize, type KnownPosition, type PlayerId, type Text } from '@roundhouse/engine'
import { type Decision, decideOn } from './decide.js'
import { Dice } from './dice.js'
import { forgetRuns } from './outlook/runs.js'
import { randomDecision } from './random/decision.js'
import { EASY, HARD, NORMAL } from './skills.js'
import type { Skill } from './thinking.js'

export const STRENGTHS = ['easy', 'normal', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]
/** `random` plays by the dice alone: what others are measured by. */
export type BotName = Strength | 'random'
export const BOTS: readonly BotName[] = ['random', ...STRENGTHS]
export const isBot = (name: string): name is BotName => (BOTS as readonly string[]).includes(name)

export const BOT_NAMES: Readonly<Record<BotName, Text>> = {
  random: { en: 'Random', ru: 'Случайный', pl: 'Losowy' },
  easy: { en: 'Easy', ru: 'Лёгкий', pl: 'Łatwy' },
  normal: { en: 'Normal', ru: 'Средний', pl: 'Średni' },
  hard: { en: 'Hard', ru: 'Сильный', pl: 'Trudny' },
}

const SKILLS: Readonly<Record<Strength, Skill>> = { easy: EASY, normal: NORMAL, hard: HARD }

export interface Mind {
  readonly bot: BotName
  /** The same seed and budget give the same decision on every machine. */
  readonly seed: number
  /** Work to spend, 1 = as much as the strength usually does. */
  readonly budget?: number
}

/** What a bot does with what its seat may know. */
export const decide = (view: KnownPosition, seat: PlayerId, { bot, seed, budget = 1 }: Mind): Decision => {
  forgetRuns()
  const dice = new Dice(seed)
  const dealt = determinize(view, (count) => dice.between(0, count - 1))
  return bot === 'random'
    ? randomDecision(dealt, seat, dice)
    : decideOn(dealt, seat, { dice, skill: SKILLS[bot], budget })
}
