import { titles } from '@roundhouse/engine'
import { rulesOf } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { contrast } from './palette.js'
import { companySign, PATTERNS, signOf, signsOf } from './tokens.js'

const company = (id: string, colour: string, textColour = '#ffffff') => ({ id, colour, textColour })

describe('company signs', () => {
  it('differ in pattern while there are patterns enough', () => {
    const signs = signsOf(PATTERNS.map((_, i) => company(`C${i}`, '#888888')))
    expect(new Set(Object.values(signs).map(({ pattern }) => pattern)).size).toBe(PATTERNS.length)
  })

  it('do not depend on the order companies are given in', () => {
    const list = [company('A', '#ff0000'), company('B', '#00ff00'), company('C', '#0000ff')]
    expect(signsOf([...list].reverse())).toEqual(signsOf(list))
  })

  it('draw every pattern differently', () => {
    const drawn = PATTERNS.map((pattern) =>
      JSON.stringify(companySign(signOf(company('X', '#336699'), pattern)).children),
    )
    expect(new Set(drawn).size).toBe(PATTERNS.length)
  })

  it.each([
    ['keeps the printed ink', '#025aaa', '#ffffff', '#ffffff'],
    ['takes dark ink on light green', '#32cd32', '#ffffff', '#1d1a17'],
    ['takes light ink on black', '#110a0c', '#000000', '#ffffff'],
  ])('%s', (_, colour, printed, ink) => {
    expect(signOf(company('X', colour, printed)).ink).toBe(ink)
  })

  it('can be read for every company of every title', () => {
    for (const title of Object.values(titles)) {
      const rules = rulesOf(title.id, { players: title.players.min })
      for (const sign of Object.values(signsOf(Object.values(rules.operators)))) {
        expect(contrast(sign.colour, sign.ink), sign.id).toBeGreaterThanOrEqual(3)
      }
    }
  })
})
