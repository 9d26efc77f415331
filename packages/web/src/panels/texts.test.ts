import { LANGUAGES, type Language } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import type { SayParams } from '../texts/say.js'
import { panelSay, panelTexts } from './texts.js'

type Key = keyof typeof panelTexts

/** The values a text asks for while it is being said. */
const asked = (key: Key, language: Language, count: number): readonly string[] => {
  const names = new Set<string>()
  const params = new Proxy<SayParams>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return /^n$/.test(String(name)) ? count : 'full'
      },
    },
  )
  expect(panelSay(language)(key, params)).toMatch(/\S/)
  return [...names].sort()
}

describe.each(Object.keys(panelTexts) as Key[])('%s', (key) => {
  it.each([1, 2, 5, 22])('can be said in every language, with the same values (%i)', (count) => {
    for (const language of LANGUAGES) expect(asked(key, language, count)).toEqual(asked(key, 'en', count))
  })
})
