import { determinize, type FullPosition, type KnownPosition, type PlayerId, type Text } from '@roundhouse/engine'
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
  easy: { en: 'Easy', ru: 'Слабый', pl: 'Słaby' },
  normal: { en: 'Normal', ru: 'Средний', pl: 'Średni' },
  hard: { en: 'Hard', ru: 'Сильный', pl: 'Silny' },
}

const SKILLS: Readonly<Record<Strength, Skill>> = { easy: EASY, normal: NORMAL, hard: HARD }

export interface Mind {
  readonly bot: BotName
  /** The same seed and budget give the same decision on every machine. */
  readonly seed: number
  /** Work to spend, 1 = as much as the strength usually does. */
  readonly budget?: number
}

/** How wrong about what things are worth whoever plays a varied opening is. */
const OPENING_ERROR = 0.5

const dealtTo = (view: KnownPosition, dice: Dice): FullPosition =>
  determinize(view, (count) => dice.between(0, count - 1))

const decideWith = (
  skill: Skill,
  view: KnownPosition,
  seat: PlayerId,
  { seed, budget = 1 }: Omit<Mind, 'bot'>,
): Decision => {
  forgetRuns()
  const dice = new Dice(seed)
  return decideOn(dealtTo(view, dice), seat, { dice, skill, budget })
}

/** A sound decision of somebody often wrong: so that games begin differently where the cards do not. */
export const decideInOpening = (view: KnownPosition, seat: PlayerId, mind: Omit<Mind, 'bot'>): Decision =>
  decideWith({ ...NORMAL, error: OPENING_ERROR }, view, seat, mind)

/** What a bot does with what its seat may know. */
export const decide = (view: KnownPosition, seat: PlayerId, { bot, ...mind }: Mind): Decision => {
  if (bot !== 'random') return decideWith(SKILLS[bot], view, seat, mind)
  const dice = new Dice(mind.seed)
  return randomDecision(dealtTo(view, dice), seat, dice)
}
