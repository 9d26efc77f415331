import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSAL_PARAMS, type RefusalCode } from '../core/refusals.js'
import { LANGUAGES, type RefusalText, type Text } from '../core/rules.js'
import { WITHOUT_RULE } from '../core/texts/general.js'
import { missingPlurals, placeholders } from '../core/texts/message.js'
import type { Rules, Title } from '../core/title.js'
import { setupOf } from '../testing/table.js'
import { titles } from './index.js'

const engine = join(import.meta.dirname, '..')
const CYRILLIC = /\p{Script=Cyrillic}/u
const bare = (text: string): string => text.replace(/\{[^}]*\}/g, '')

/** What an import or a re-export takes at run time; types are none of it. */
const TAKES = /^(?:import|export)(?!\s+type\b)[^'"]*?from '(\.[^']+)'/gm

/** The sources of a file and of all it takes anything from, its texts aside. */
const reachedFrom = (file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (seen.has(file) || /\/src\/(?:.*\/)?texts\/|core\/refusals\.ts$/.test(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.set(file, source)
  for (const [, other = ''] of source.matchAll(TAKES))
    reachedFrom(join(dirname(file), other.replace(/\.js$/, '.ts')), seen)
  return seen
}

interface Sources {
  /** The title's own. */
  readonly own: string
  readonly all: string
}

const sourcesOf = (title: string): Sources => {
  const files = ['step.ts', 'mayAct.ts', `titles/${title}/title.ts`, `titles/${title}/site/site.ts`].map((file) =>
    join(engine, file),
  )
  const read = new Map(files.flatMap((file) => [...reachedFrom(file)]))
  const own = [...read].filter(([file]) => file.includes(join('titles', title)))
  return { own: own.map(([, source]) => source).join('\n'), all: [...read.values()].join('\n') }
}

const rulesOfAll = (title: Title): readonly Rules[] =>
  [[], ...title.options.map(({ id }) => [id])].map((options) => title.rules(setupOf(title.id, { options })))

/** What a title must say, or have among its companies and trains, before a shared step can answer so. */
const ONLY_WHERE: Readonly<Partial<Record<RefusalCode, RegExp | ((rules: Rules) => boolean)>>> = {
  'sr.sell.NOT_OPERATED': /beforeOperated: '(president|nobody)'/,
  'sr.sell.OVER_50': /limit: POOL_LIMIT/,
  'sr.sell.NO_PRESIDENT': /needsPresident/,
  'or.tile.LAKE': /partition/,
  'or.token.NO_CASH': ({ operators }) => Object.values(operators).some(({ tokens }) => tokens.some((cost) => cost > 0)),
  'or.token.HOME_SLOT': ({ operators }) => Object.values(operators).some(({ kind, home }) => kind !== 'minor' && home),
  'or.token.RESERVED': /^ +reserved(,|: \(|\()/m,
  'or.run.ONE_LOCATION': ({ routes }) => routes.oneLocation !== undefined,
  'or.run.ONE_OF_GROUP': ({ routes }) => routes.exclusive !== undefined,
  'or.run.COUNTED_WITHOUT_TOKEN': (rules) => reachesOf(rules).some(({ counts }) => counts !== undefined),
  'or.run.COUNTS_TOO_MANY': (rules) => reachesOf(rules).some(({ counts }) => counts !== undefined),
  'or.run.GAUGE': (rules) => reachesOf(rules).some(({ borders }) => borders),
  'or.run.GAUGE_BARRED': (rules) => reachesOf(rules).some(({ borders }) => borders),
  'or.run.MINE': /effect: 'mine'/,
  'or.run.CLAIM_UNUSED': /required: true/,
  'or.run.TOWNS_ONLY': /effect: 'towns'/,
  'or.run.TWO_PLUS': /effect: 'towns'/,
  'or.run.NOT_MAXIMUM': /mustBeBest: (?!\(\) => false)/,
  'or.buyTrain.PHASED_OUT': ({ trains }) => trains.some(({ obsoleteOn }) => obsoleteOn !== undefined),
  'or.buyTrain.FACE_PRICE': /facePrice/,
  'or.contribute.WRONG_AMOUNT': /\bhelp: \{/,
  'or.endTurn.MUST_OWN_TRAIN': /passTrains\(/,
  'or.buyPrivate.NEVER': ({ privates }) => Object.values(privates).some(({ sale }) => sale === undefined),
}

const reachesOf = ({ trains }: Rules) => trains.flatMap(({ types }) => types.map(({ reach }) => reach))

/** The door answers so only in titles that have words for it. */
const ASKED_FIRST: readonly RefusalCode[] = ['or.tile.WRONG_STEP', 'or.token.WRONG_STEP']

const isPossible = (title: Title, own: string, code: RefusalCode): boolean => {
  const where = ONLY_WHERE[code] ?? (() => true)
  return where instanceof RegExp ? where.test(own) : rulesOfAll(title).some(where)
}

/** The codes a title can answer with: what its own code, the shared steps it takes and the door name. */
const answered = (title: Title): readonly RefusalCode[] => {
  const { own, all } = sourcesOf(title.id)
  const named = new Set([...all.matchAll(/'([\w.]+)'/g)].map((match) => match[1]!))
  return (Object.keys(REFUSAL_PARAMS) as RefusalCode[]).filter(
    (code) => named.has(code) && (own.includes(`'${code}'`) || isPossible(title, own, code)),
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

describe.each(Object.values(titles).map((title) => [title.id, title] as const))('the rulebook of %s', (_id, title) => {
  const book = title.rulebook
  const refusals = Object.entries(book.refusals) as [RefusalCode, RefusalText][]

  it.each(Object.entries(book.rules))('%s has three plain texts', (_, { text }) => {
    expectThreeTexts(text)
    for (const language of LANGUAGES) expect(placeholders(text[language])).toEqual([])
  })

  it('words every refusal that can come about there, and no other', () => {
    const codes = answered(title).filter((code) => !ASKED_FIRST.includes(code))
    expect(codes.length).toBeGreaterThan(0)
    const worded = refusals.map(([code]) => code).filter((code) => !ASKED_FIRST.includes(code))
    expect(codes.filter((code) => !worded.includes(code))).toEqual([])
    expect(worded.filter((code) => !codes.includes(code))).toEqual([])
  })

  it('cites a rule of the round it is', () => {
    const rounds = [...new Set(rulesOfAll(title).flatMap(({ rounds }) => Object.keys(rounds)))].sort()
    const cited = refusals.flatMap(([, { byRound }]) => (byRound ? [byRound] : []))
    expect(cited).toHaveLength(2)
    for (const byRound of cited) {
      expect(Object.keys(byRound).sort()).toEqual(rounds)
      for (const rule of Object.values(byRound)) expect(book.rules).toHaveProperty([rule])
    }
  })

  it.each(refusals)('%s rests on a rule and names only what its code knows', (code, { rule, text }) => {
    if ((WITHOUT_RULE as readonly string[]).includes(code)) expect(rule).toBe('')
    else expect(book.rules).toHaveProperty([rule])
    expectThreeTexts(text)
    for (const language of LANGUAGES) {
      expect(REFUSAL_PARAMS[code]).toEqual(expect.arrayContaining([...placeholders(text[language])]))
      expect(placeholders(text[language])).toEqual(placeholders(text.en))
      expect(missingPlurals(text[language], language)).toEqual([])
    }
  })
})
