import { expect, it } from 'vitest'
import { LANGUAGES } from '../core/rules.js'
import { type ImportProblem, problemText } from './problem.js'

const PROBLEMS: readonly ImportProblem[] = [
  { code: 'notAGame', params: { field: 'players' } },
  { code: 'ownFile', params: {} },
  { code: 'unknownTitle', params: { title: '1830', known: '1846, 1849' } },
  { code: 'playerCount', params: { title: '1846', players: 1 } },
  { code: 'playerCount', params: { title: '1846', players: 7 } },
  { code: 'samePlayers', params: { id: 'x' } },
  { code: 'unknownAction', params: { id: '9' } },
]

it.each(PROBLEMS)('$code is told in every language', (problem) => {
  for (const language of LANGUAGES) {
    const text = problemText(problem, language)
    for (const value of Object.values(problem.params)) expect(text).toContain(String(value))
  }
})
