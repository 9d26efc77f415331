import { type Language, ROUND_NAMES, type Text } from '@roundhouse/engine'
import type { RoundMark } from './series/rounds.js'
import { type PanelSay, panelTexts } from './texts.js'

type Numbered = Pick<RoundMark, 'kind' | 'turn' | 'num' | 'of'>

const names: Readonly<Record<string, Text>> = ROUND_NAMES

/** `2.1` for the first operating round after the second stock round, `2` for that stock round, nothing for a draft. */
const numberOf = ({ kind, turn, num, of }: Numbered): string => {
  if (kind === 'operating' || of > 1) return `${turn}.${num}`
  return kind === 'stock' ? `${turn}` : ''
}

const join = (word: string, number: string): string => (number === '' ? word : `${word} ${number}`)

/** `Operating round 2.1` */
export const roundName = (round: Numbered, language: Language): string =>
  join(names[round.kind]?.[language] ?? round.kind, numberOf(round))

/** `OR 2.1` */
export const roundShort = (round: Numbered, say: PanelSay, language: Language): string => {
  const key = `round.${round.kind}`
  const word = key in panelTexts ? say(key as keyof typeof panelTexts) : (names[round.kind]?.[language] ?? round.kind)
  return join(word, numberOf(round))
}
