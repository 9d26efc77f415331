import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSAL_PARAMS, type RefusalCode } from '../core/refusals.js'
import { LANGUAGES, type RefusalText, type Text } from '../core/rules.js'
import { NOT_UNDERSTOOD } from '../core/texts/general.js'
import { missingPlurals, placeholders } from '../core/texts/message.js'
import { titles } from './index.js'

const engine = join(import.meta.dirname, '..')
const CYRILLIC = /\p{Script=Cyrillic}/u
const bare = (text: string): string => text.replace(/\{[^}]*\}/g, '')

const sources = (folder: string): readonly string[] =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('texts'))
    .map((file) => readFileSync(join(engine, folder, file), 'utf8'))

/** Codes that shared steps and the route check know for other titles only. */
const ELSEWHERE: Readonly<Record<string, readonly RefusalCode[]>> = {
  '1846': [
    'or.dividend.NO_HALF',
    'sale.buy.NOT_LOWEST',
    'sale.buy.NO_CASH',
    'sale.buy.PRICE',
    'sale.bid.LOWEST',
    'sale.bid.TOO_LOW',
    'sale.bid.NO_CASH',
    'sale.bid.SOLD',
    'sale.auction.OTHER',
    'sale.auction.NOT_IN',
    'sale.auction.NOT_YOUR_TURN',
    'sale.auction.TOO_LOW',
    'sale.auction.NO_CASH',
    'or.buyTrain.FACE_PRICE',
    'or.buyPrivate.NEVER',
    'or.run.GAUGE',
    'or.run.GAUGE_BARRED',
    'or.run.MINE',
    'or.run.CLAIM_UNUSED',
    'or.run.TOWNS_ONLY',
    'or.run.TWO_PLUS',
    'or.tile.LAKE',
  ],
  '1849': [
    'or.tile.LAKE',
    'or.run.TOWNS_ONLY',
    'or.run.TWO_PLUS',
    'sr.sell.NO_PRESIDENT',
    'or.token.NO_CASH',
    'or.run.TWO_CHICAGO',
    'or.run.EAST_EAST',
    'or.run.COUNTED_WITHOUT_TOKEN',
    'or.run.MINE',
    'or.run.CLAIM_UNUSED',
    'or.run.NOT_MAXIMUM',
    'or.buyTrain.PHASED_OUT',
    'or.buyTrain.FACE_PRICE',
  ],
  '18MEX': [
    'sr.sell.NOT_OPERATED',
    'or.token.WRONG_STEP',
    'or.token.RESERVED',
    'or.run.TWO_CHICAGO',
    'or.run.EAST_EAST',
    'or.run.COUNTED_WITHOUT_TOKEN',
    'or.run.GAUGE',
    'or.run.GAUGE_BARRED',
    'or.run.MINE',
    'or.run.CLAIM_UNUSED',
    'or.run.TOWNS_ONLY',
    'or.run.TWO_PLUS',
    'or.tile.LAKE',
  ],
  '18Mag': [
    'or.dividend.NO_HALF',
    'or.dividend.NO_REVENUE',
    'sale.buy.NOT_LOWEST',
    'sale.buy.NO_CASH',
    'sale.buy.PRICE',
    'sale.bid.LOWEST',
    'sale.bid.TOO_LOW',
    'sale.bid.NO_CASH',
    'sale.bid.SOLD',
    'sale.auction.NOT_IN',
    'sale.auction.NOT_YOUR_TURN',
    'sale.auction.TOO_LOW',
    'sale.auction.NO_CASH',
    'sale.auction.OTHER',
    'sr.sell.NOT_OPERATED',
    'sr.sell.OVER_50',
    'sr.sell.NO_PRESIDENT',
    'or.token.RESERVED',
    'or.token.HOME_SLOT',
    'or.run.TWO_CHICAGO',
    'or.run.EAST_EAST',
    'or.run.COUNTED_WITHOUT_TOKEN',
    'or.run.GAUGE',
    'or.run.GAUGE_BARRED',
    'or.buyTrain.PHASED_OUT',
    'or.buyTrain.FACE_PRICE',
    'or.contribute.WRONG_AMOUNT',
    'or.sellForTrain.NOT_FORCED',
    'or.sellForTrain.LOSES_PRESIDENCY',
    'or.endTurn.MUST_OWN_TRAIN',
    'or.discard.NOT_OVER_LIMIT',
    'or.buyPrivate.PHASE',
    'or.buyPrivate.NOT_FROM_PLAYER',
    'or.buyPrivate.PRICE',
    'or.buyPrivate.NO_CASH',
    'or.buyPrivate.NO_CONSENT',
    'or.buyPrivate.NEVER',
  ],
}

/** The codes a title can answer with: what its own steps, the shared ones and the door name. */
const answered = (title: string): readonly RefusalCode[] => {
  const door = readFileSync(join(engine, 'game.ts'), 'utf8')
  const code = [door, ...['steps', 'routes', `titles/${title}`].flatMap(sources)].join('\n')
  const named = new Set([...code.matchAll(/'([\w.]+)'/g)].map((match) => match[1]!))
  return (Object.keys(REFUSAL_PARAMS) as RefusalCode[]).filter(
    (each) => named.has(each) && !ELSEWHERE[title]?.includes(each),
  )
}

const expectThreeTexts = (text: Text): void => {
  expect(Object.keys(text)).toEqual([...LANGUAGES])
  for (const language of LANGUAGES) {
    expect(text[language].trim()).toBe(text[language])
    expect(text[language]).toMatch(/([.»]|\{(hex|field)\})$/)
    expect(CYRILLIC.test(bare(text[language]))).toBe(language === 'ru')
  }
  expect(text.en).not.toBe(text.pl)
}

describe.each(Object.values(titles).map((title) => [title.id, title.rulebook] as const))(
  'the rulebook of %s',
  (id, book) => {
    const refusals = Object.entries(book.refusals) as [RefusalCode, RefusalText][]

    it.each(Object.entries(book.rules))('%s has three plain texts', (_, { text }) => {
      expectThreeTexts(text)
      for (const language of LANGUAGES) expect(placeholders(text[language])).toEqual([])
    })

    it('words every refusal its code answers with', () => {
      expect(answered(id).length).toBeGreaterThan(0)
      expect(answered(id).filter((code) => !(code in book.refusals))).toEqual([])
      expect(ELSEWHERE[id]?.filter((code) => code in book.refusals)).toEqual([])
    })

    it.each(refusals)('%s rests on a rule and names only what its code knows', (code, { rule, text }) => {
      if (code === NOT_UNDERSTOOD) expect(rule).toBe('')
      else expect(book.rules).toHaveProperty([rule])
      expectThreeTexts(text)
      for (const language of LANGUAGES) {
        expect(REFUSAL_PARAMS[code]).toEqual(expect.arrayContaining([...placeholders(text[language])]))
        expect(placeholders(text[language])).toEqual(placeholders(text.en))
        expect(missingPlurals(text[language], language)).toEqual([])
      }
    })
  },
)
