import { expect, it } from 'vitest'
import { LANGUAGES } from '../rules.js'
import { ACTION_NAMES, ENDING_NAMES, ROUND_NAMES, STEP_NAMES } from './steps.js'

it.each(Object.entries({ ROUND_NAMES, STEP_NAMES, ACTION_NAMES, ENDING_NAMES }))(
  '%s: short, and in every language',
  (_, names) => {
    for (const [id, text] of Object.entries(names)) {
      for (const language of LANGUAGES) {
        expect(text[language], `${id} ${language}`).toMatch(/^\S.{0,38}\S$/)
      }
    }
  },
)
