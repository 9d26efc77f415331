import { at, type Game, LANGUAGES, readScenario, titles } from '@roundhouse/engine'
import { type ComponentType, createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import type { PanelProps } from '../contracts.js'
import { Bank, Charter, Charters, Charts, Depot, Log, Market, Players, Privates, Spreadsheet, Tiles } from './index.js'
import { sampleGame, sampleProps } from './sample-game.js'

const PANELS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  Bank,
  Charters,
  Charts,
  Depot,
  Log,
  Market,
  Players,
  Privates,
  Spreadsheet,
  Tiles,
}

const html = <P>(part: ComponentType<P>, props: P): string =>
  renderToString(createElement(part as ComponentType<object>, props as object))
const text = (out: string): string => out.replace(/<title>.*?<\/title>/g, '').replace(/<[^>]*>/g, ' ')

describe.each(Object.keys(titles))('%s', (title) => {
  const game = sampleGame(title)
  describe.each(Object.entries(PANELS))('%s', (_name, Panel) => {
    it.each([0, 30, 120, game.cursor])('can be read after %i actions, in every language', (n) => {
      for (const language of LANGUAGES) {
        const out = html(Panel, sampleProps(game, n, language))
        expect(text(out)).not.toMatch(/undefined|NaN|\[object|Infinity/)
        expect(text(out)).toMatch(/\S/)
      }
    })

    it('takes names for text', () => {
      const out = html(Panel, sampleProps(game))
      expect(out).not.toContain('<b>Eve')
    })

    it('needs no callbacks', () => {
      const { onJump: _j, onHex: _h, onCompany: _c, active: _a, ...reading } = sampleProps(game)
      expect(html(Panel, reading)).toMatch(/\S/)
    })
  })
})

const game = sampleGame()
const props = sampleProps(game)

it('shows a charter with its money, trains and shares', () => {
  const id = Object.keys(game.state.operators).find((each) => game.state.operators[each]?.cell !== undefined) ?? ''
  const out = text(html(Charter, { ...props, id }))
  expect(out).toContain(props.naming.name(id))
  expect(out).toContain(props.naming.money(game.state.operators[id]?.cash ?? 0))
  for (const { name } of game.state.operators[id]?.trains ?? []) expect(out).toContain(name)
})

it('shows every player’s cash and worth', () => {
  const out = text(html(Players, props))
  for (const id of game.state.seats) {
    expect(out).toContain(props.naming.money(game.state.players[id]?.cash ?? 0))
    expect(out).toContain(props.naming.money(game.rules.worth(game, id)))
  }
})

it('counts half a share in whole dollars, as the title does', () => {
  const table = {
    title: '18MEX',
    players: ['Amy', 'Bob', 'Carlos'],
    phase: '3½',
    operators: { NdM: { cell: [3, 2], par: 75, shares: { Bob: 30, Amy: 15 } } },
    round: { kind: 'stock', at: 'Amy' },
  }
  const read = readScenario(table, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const out = text(html(Spreadsheet, sampleProps(read.game)))
  const value = read.game.rules.sharesWorth(read.game, 'p1', 'NdM')
  expect(value).toBe(83)
  expect(out).toContain(` $${value} `)
  expect(out).not.toMatch(/\d[.,]5\b/)
})

describe('what a title keeps about players and operators', () => {
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', { name: 'Bob', facts: { easygoing: true } }, 'Carlos'],
      switches: { triple: true },
      operators: { MEX: { cell: [0, 5], facts: { missedFirst: true } } },
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { game: table } = read
  const label = { en: 'Loans', ru: 'Займы', pl: 'Pożyczki' }

  it.each([
    ['en', 'does not insist on the best runs'],
    ['ru', 'не настаивает на лучшем доходе'],
    ['pl', 'nie nalega na najlepszy przychód'],
  ] as const)('is beside the player, where it has a label: %s', (language, words) => {
    expect(text(html(Players, sampleProps(table, 0, language))).split(words)).toHaveLength(2)
  })

  it.each([
    [true, '✓'],
    [3, '3'],
    ['p1', 'Amy'],
    [['p1', 'p3'], 'Amy, Carlos'],
    [{ p1: 2, p3: true }, 'Amy 2, Carlos'],
  ])('is on the charter, where it has a label: %j', (value, words) => {
    const facts = table.rules.facts.map((fact) =>
      fact.name === 'missedFirst' ? { ...fact, label, usual: null } : fact,
    )
    const mex = { ...table.state.operators.MEX, facts: { missedFirst: value } }
    const state = { ...table.state, operators: { ...table.state.operators, MEX: mex } } as Game['state']
    const shown = { ...table, state, rules: { ...table.rules, facts } }
    const props = { ...sampleProps(table), id: 'MEX' }
    expect(text(html(Charter, props))).not.toContain('Loans')
    const out = html(Charter, { ...props, game: shown })
    expect(out).toContain('<dt>Loans</dt>')
    expect(text(out.slice(out.indexOf('<dt>Loans</dt>')))).toMatch(new RegExp(`^ Loans  +${words} `))
  })
})

it('puts every marker on the market', () => {
  const out = html(Market, props)
  const markers = Object.values(game.state.market).flat()
  expect(out.match(/class="market-marker"/g)).toHaveLength(markers.length)
})

it('marks the moment shown in the log, and dims what comes after it', () => {
  const out = html(Log, sampleProps(game, 100))
  const moments = (state: string): readonly number[] =>
    [...out.matchAll(new RegExp(`<li data-n="(\\d+)"[^>]* class="log-line[^"]* ${state} `, 'g'))].map((m) =>
      Number(m[1]),
    )
  expect(new Set(moments('here'))).toEqual(new Set([100]))
  expect(Math.min(...moments('later'))).toBeGreaterThan(100)
  expect(moments('later').length).toBeGreaterThan(50)
})

it('reads an early moment of a long game without what happened later', () => {
  const then = at(game, 60)
  const out = text(html(Spreadsheet, sampleProps(game, 60)))
  for (const id of then.state.seats) expect(out).toContain(props.naming.money(game.rules.worth(then, id)))
})
