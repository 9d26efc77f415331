import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reachedCities } from '../../../board/connection.js'
import { exits } from '../../../board/face.js'
import { fitsOn } from '../../../board/lying.js'
import type { BoardState } from '../../../core/state.js'
import { SMALL_MINORS } from '../data/companies.js'
import { SMALL_BOARD } from '../data/map.js'
import { CARD_COLOURS, type CardItem, COMPANY_CARDS, type CompanyCard, SHARE_CARDS } from '../data/solo.js'
import { TILES } from '../data/tiles.js'

const DECK = new URL('../../../../../../../shared/rules/18Mag-solo-deck.md', import.meta.url)

/** An item as the specification writes it. */
const written = (item: CardItem): object => {
  if (item.do === 'swap') return { do: 'swap', discard: item.discard, train: item.train, treasury_above: item.above }
  if (item.do !== 'trade') return item
  return {
    do: 'trade',
    train: item.train,
    from: item.offers.map(({ from }) => (from === 'nextHigher' ? 'next_higher' : from)),
    price: item.offers.map(({ price }) => price),
    if_impossible: 'skip',
  }
}

describe('the deck for István', () => {
  it('MAG-V1-1 is a card of each colour for each minor, and seven share cards', () => {
    expect(COMPANY_CARDS.map(({ card }) => card)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    for (const colour of CARD_COLOURS)
      expect(COMPANY_CARDS.filter((card) => card.colour === colour).map(({ minor }) => minor)).toEqual(
        SMALL_MINORS.map(({ id }) => id),
      )
    expect(SHARE_CARDS.map(({ card }) => card).join('')).toBe('ABCDEFG')
  })

  it('MAG-V1-11, T24 the red card of minor 2 has the list of the rulebook', () => {
    const card = COMPANY_CARDS.find(({ card: number }) => number === 16)
    const three = { do: 'swap', discard: '2', train: '3', above: 95 }
    expect(card).toMatchObject({
      minor: '2',
      colour: 'red',
      duty: true,
      source: 'rulebook list, own track',
      list: [
        { do: 'trade', train: '2', offers: [{ from: 'nextHigher', price: 30 }] },
        three,
        three,
        { do: 'station', hex: 'C14' },
        { do: 'station', hex: 'C10' },
      ],
    })
  })

  it('is our own but for that list and share card A', () => {
    expect([...COMPANY_CARDS, ...SHARE_CARDS].filter(({ source }) => source !== 'own').map(({ card }) => card)).toEqual(
      [16, 'A'],
    )
  })

  it.skipIf(!existsSync(DECK))('is that of the specification', () => {
    const json = /```json\n(.*?)\n```/s.exec(readFileSync(DECK, 'utf8'))?.[1] ?? ''
    const deck = JSON.parse(json) as {
      company_cards: Record<string, unknown>[]
      share_cards: Record<string, unknown>[]
    }
    const ours = COMPANY_CARDS.map(({ card, colour, minor, duty, startStation, list, track }) => ({
      card,
      colour,
      minor,
      standing_duty: duty ? { if: 'no_train', do: 'buy', train: '2' } : null,
      start_station: startStation ?? null,
      list: list.map(written),
      track,
    }))
    expect(ours).toEqual(deck.company_cards.map(({ home: _, source: __, ...card }) => card))
    expect(
      SHARE_CARDS.map(({ card, maxima }) => ({
        card,
        start_share: maxima[0]?.[0],
        maxima: maxima.map(([major, percent]) => ({ major, percent })),
      })),
    ).toEqual(deck.share_cards.map(({ source: _, ...card }) => card))
  })
})

const tilesOf = (cards: readonly CompanyCard[]): BoardState['tiles'] =>
  Object.fromEntries(cards.flatMap(({ track }) => track.map(({ hex, ...at }) => [hex, at])))

describe('MAG-V1-4 the track of the cards', () => {
  it.each(COMPANY_CARDS.map((card) => [card.card, card] as const))('of card %i fits the small map', (_, card) => {
    for (const { hex, tile, rotation } of card.track) {
      const fits = fitsOn(SMALL_BOARD, {}, hex, TILES[tile]!, { merging: true })
      expect(fits.map((fit) => fit.rotation)).toContain(rotation)
      expect(TILES[tile]?.colour).toBe('yellow')
      expect(exits(TILES[tile]!, rotation).every((side) => SMALL_BOARD.neighbours[hex]?.[side] !== undefined)).toBe(
        true,
      )
    }
  })

  it.each(CARD_COLOURS)('of two %s cards never differs on a hex', (colour) => {
    const laid = new Map<string, string>()
    for (const { hex, tile, rotation } of COMPANY_CARDS.filter((card) => card.colour === colour).flatMap(
      (c) => c.track,
    )) {
      const said = `${tile} ${rotation}`
      expect(laid.get(hex) ?? said).toBe(said)
      laid.set(hex, said)
    }
  })

  // Card 15 reaches Szolnok only when its upgrade has joined B9.
  it.each(COMPANY_CARDS.filter(({ card }) => card !== 15).map((card) => [card.card, card] as const))(
    'of card %i leads to every station it names',
    (_, card) => {
      const home = SMALL_MINORS.find(({ id }) => id === card.minor)?.home
      // The first city of L32 has the track, and that of L33 is Pest.
      const city = 0
      const tokens = { [home?.hex ?? '']: [{ by: card.minor, city }] }
      const reached = reachedCities(SMALL_BOARD, { tiles: tilesOf([card]), tokens }, card.minor).map(({ hex }) => hex)
      const named = card.list.flatMap((item) => (item.do === 'station' ? [item.hex] : []))
      expect(reached).toEqual(expect.arrayContaining([...named, ...(card.startStation ? [card.startStation] : [])]))
    },
  )
})

it('MAG-V1-13 share cards name four majors in tens, 170% in all', () => {
  for (const { maxima } of SHARE_CARDS) {
    expect(maxima.map(([major]) => major).sort()).toEqual(['LdStEG', 'RABA', 'SIK', 'SKEV'])
    expect(maxima.reduce((sum, [, percent]) => sum + percent, 0)).toBe(170)
    expect(maxima.every(([, percent]) => percent % 10 === 0 && percent <= 60)).toBe(true)
  }
})
