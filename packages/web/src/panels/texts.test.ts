import { LANGUAGES, type Text } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { panelSay, panelTexts } from './texts.js'

const all: readonly (readonly [string, Text])[] = Object.entries(panelTexts)

/** Names a text wants values for. */
const wanted = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] as string))].sort()

describe.each(all)('%s', (key, text) => {
  it('asks for the same values in every language', () => {
    for (const language of LANGUAGES) expect(wanted(text[language])).toEqual(wanted(text.en))
  })

  it('can be said in every language', () => {
    for (const language of LANGUAGES) {
      for (const n of [1, 2, 5, 22]) {
        const params = Object.fromEntries(wanted(text.en).map((name) => [name, /^(n|nth)$/.test(name) ? n : 'x']))
        expect(panelSay(language)(key as keyof typeof panelTexts, params)).toMatch(/\S/)
      }
    }
  })
})
