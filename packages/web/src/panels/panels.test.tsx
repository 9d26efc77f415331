import { at, LANGUAGES, titles } from '@roundhouse/engine'
import type { ComponentType } from 'preact'
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

const text = (html: string): string => html.replace(/<title>.*?<\/title>/g, '').replace(/<[^>]*>/g, ' ')

describe.each(Object.keys(titles))('%s', (title) => {
  const game = sampleGame(title)
  describe.each(Object.entries(PANELS))('%s', (_name, Panel) => {
    it.each([0, 30, 120, game.cursor])('can be read after %i actions, in every language', (n) => {
      for (const language of LANGUAGES) {
        const html = renderToString(<Panel {...sampleProps(game, n, language)} />)
        expect(text(html)).not.toMatch(/undefined|NaN|\[object|Infinity/)
        expect(text(html)).toMatch(/\S/)
      }
    })

    it('takes names for text', () => {
      const html = renderToString(<Panel {...sampleProps(game)} />)
      expect(html).not.toContain('<b>Eve')
    })

    it('needs no callbacks', () => {
      const { onJump: _j, onHex: _h, onCompany: _c, active: _a, ...reading } = sampleProps(game)
      expect(renderToString(<Panel {...reading} />)).toMatch(/\S/)
    })
  })
})

const game = sampleGame()
const props = sampleProps(game)

it('shows a charter with its money, trains and shares', () => {
  const [id] = Object.keys(game.state.operators).filter((each) => game.state.operators[each]?.cell !== undefined)
  const html = text(renderToString(<Charter {...props} id={id as string} />))
  expect(html).toContain(props.naming.name(id as string))
  expect(html).toContain(props.naming.money(game.state.operators[id as string]?.cash ?? 0))
  for (const { name } of game.state.operators[id as string]?.trains ?? []) expect(html).toContain(name)
})

it('shows every player’s cash and worth', () => {
  const html = text(renderToString(<Players {...props} />))
  for (const id of game.state.seats) {
    expect(html).toContain(props.naming.money(game.state.players[id]?.cash ?? 0))
    expect(html).toContain(props.naming.money(game.rules.worth(game, id)))
  }
})

it('puts every marker on the market', () => {
  const html = renderToString(<Market {...props} />)
  const markers = Object.values(game.state.market).flat()
  expect(html.match(/class="market-marker"/g)).toHaveLength(markers.length)
})

it('marks the moment shown in the log, and dims what comes after it', () => {
  const html = renderToString(<Log {...sampleProps(game, 100)} />)
  const moments = (state: string): readonly number[] =>
    [...html.matchAll(new RegExp(`class="log-line[^"]* ${state} [^"]*" data-n="(\\d+)"`, 'g'))].map((m) => Number(m[1]))
  expect(new Set(moments('here'))).toEqual(new Set([100]))
  expect(Math.min(...moments('later'))).toBeGreaterThan(100)
  expect(moments('later').length).toBeGreaterThan(50)
})

it('reads an early moment of a long game without what happened later', () => {
  const then = at(game, 60)
  const html = text(renderToString(<Spreadsheet {...sampleProps(game, 60)} />))
  for (const id of then.state.seats) expect(html).toContain(props.naming.money(game.rules.worth(then, id)))
})
