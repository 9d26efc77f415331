import { LANGUAGES, missingPlurals, placeholders, type Text } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { appTexts } from '../app/texts.js'
import { backupTexts } from '../backup/texts.js'
import { botTexts } from '../bots/texts.js'
import { decisionTexts } from '../decision/texts.js'
import { exampleTexts } from '../examples/texts.js'
import { historyTexts } from '../history/texts.js'
import { homeTexts } from '../home/texts.js'
import { learnTexts } from '../lesson/learn-texts.js'
import { lessonTexts } from '../lesson/texts.js'
import { mapTexts } from '../map/texts.js'
import { accountTexts } from '../net/account/texts.js'
import { noticeTexts } from '../net/notices/texts.js'
import { paceTexts } from '../net/pace/texts.js'
import { profileTexts } from '../net/profile/texts.js'
import { netTexts } from '../net/texts.js'
import { panelTexts } from '../panels/texts.js'
import { puzzleTexts } from '../puzzles/texts.js'
import { reportTexts } from '../report/texts.js'
import { readingTexts } from '../rules/reading/texts.js'
import { ruleTexts } from '../rules/texts.js'
import { shareTexts } from '../share/texts.js'
import { troubleTexts } from '../store/texts.js'
import { studyTexts } from '../study/texts.js'
import { momentTexts } from '../table/moment-texts.js'
import { placeTexts } from '../table/place-texts.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from './say.js'

const CATALOGUES = {
  accountTexts,
  appTexts,
  backupTexts,
  botTexts,
  decisionTexts,
  exampleTexts,
  historyTexts,
  homeTexts,
  learnTexts,
  lessonTexts,
  mapTexts,
  momentTexts,
  netTexts,
  noticeTexts,
  paceTexts,
  panelTexts,
  placeTexts,
  profileTexts,
  readingTexts,
  puzzleTexts,
  reportTexts,
  ruleTexts,
  shareTexts,
  studyTexts,
  tableTexts,
  troubleTexts,
}

describe.each(Object.entries<Readonly<Record<string, Text>>>(CATALOGUES))('%s', (_name, texts) => {
  test('every text is there in every language', () => {
    const missing = Object.entries(texts).flatMap(([key, text]) =>
      LANGUAGES.filter((language) => !text[language]?.trim()).map((language) => `${key} ${language}`),
    )
    expect(missing).toEqual([])
  })

  test('all languages name the same facts', () => {
    const differing = Object.entries(texts).filter(
      ([, text]) => new Set(LANGUAGES.map((language) => placeholders(text[language]).join())).size > 1,
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test('plurals have every form their language needs', () => {
    const lacking = Object.entries(texts).flatMap(([key, text]) =>
      LANGUAGES.flatMap((language) =>
        missingPlurals(text[language], language).map((form) => `${key} ${language} ${form}`),
      ),
    )
    expect(lacking).toEqual([])
  })
})

test.each([
  ['en', 1, '1 move'],
  ['en', 5, '5 moves'],
  ['ru', 1, '1 ход'],
  ['ru', 3, '3 хода'],
  ['ru', 11, '11 ходов'],
  ['pl', 2, '2 ruchy'],
  ['pl', 22, '22 ruchy'],
  ['pl', 25, '25 ruchów'],
] as const)('%s counts %i', (language, n, text) => {
  expect(sayIn(homeTexts, language)('moves', { n })).toBe(text)
})
