import { describe, expect, it } from 'vitest'
import type { EventType, GameEvent } from '../event.js'
import { LANGUAGES, type Language } from '../rules.js'
import { EVENT_TEXTS, type FieldKind } from './events.js'
import { logLine, type Naming } from './log.js'
import { missingPlurals, placeholders } from './message.js'

const types = Object.keys(EVENT_TEXTS) as EventType[]

describe.each(types)('%s', (type) => {
  const { fields, text } = EVENT_TEXTS[type]
  it.each(LANGUAGES)('%s names only fields of the event', (language) => {
    expect(text[language].trim()).not.toBe('')
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...placeholders(text[language])]))
    expect(missingPlurals(text[language], language)).toEqual([])
  })
  it('tells the same facts in every language', () => {
    expect(placeholders(text.ru)).toEqual(placeholders(text.en))
    expect(placeholders(text.pl)).toEqual(placeholders(text.en))
  })
})

/** Fields that say something only to a drawing or a table, or not to everybody. */
const UNSAID: Partial<Record<EventType, readonly string[]>> = { tileLaid: ['rotation'], cardKept: ['card'] }

it('says every fact that has a place in a sentence', () => {
  for (const type of types) {
    const unsaid = Object.keys(EVENT_TEXTS[type].fields as Record<string, FieldKind>).filter(
      (field) => !placeholders(EVENT_TEXTS[type].text.en).includes(field),
    )
    expect(unsaid, type).toEqual(UNSAID[type] ?? [])
  }
})

const naming: Naming = {
  name: (id) => ({ p1: 'Amy', p2: 'Bob' })[id] ?? id,
  hex: (id) => ({ C15: 'Detroit C15' })[id] ?? id,
  money: (amount) => `$${amount}`,
}

describe('logLine', () => {
  it.each<[GameEvent, Record<Language, string>]>([
    [
      { type: 'sharesIssued', corporation: 'NYC', percent: 40, price: 280, emergency: false },
      {
        en: 'NYC issues 40% of its shares for $280.',
        ru: 'NYC выпускает 40% своих акций за $280.',
        pl: 'NYC emituje 40% swoich akcji za $280.',
      },
    ],
    [
      { type: 'sharesIssued', corporation: 'GT', percent: 10, price: 50, emergency: true },
      {
        en: 'GT issues 10% of its shares for $50 in an emergency.',
        ru: 'GT экстренно выпускает 10% своих акций за $50.',
        pl: 'GT awaryjnie emituje 10% swoich akcji za $50.',
      },
    ],
    [
      { type: 'presidentChanged', corporation: 'IC', from: 'p1', to: 'p2' },
      {
        en: 'Bob becomes president of IC in place of Amy.',
        ru: 'Bob становится президентом IC (прежде — Amy).',
        pl: 'Bob zostaje prezesem IC (dotąd Amy).',
      },
    ],
    [
      { type: 'presidentChanged', corporation: 'IC', from: 'p1', to: null },
      {
        en: 'IC has no president any more.',
        ru: 'У IC больше нет президента.',
        pl: 'IC nie ma już prezesa.',
      },
    ],
    [
      { type: 'tileLaid', by: 'NYC', hex: 'C15', tile: '294', rotation: 0, colour: 'green', cost: 100 },
      {
        en: 'NYC upgrades Detroit C15 to tile 294 for $100.',
        ru: 'NYC улучшает Detroit C15 до тайла 294 за $100.',
        pl: 'NYC ulepsza Detroit C15 na kafelek 294 za $100.',
      },
    ],
    [
      { type: 'tileLaid', by: 'GT', hex: 'B10', tile: '9', rotation: 1, colour: 'yellow', cost: 0, power: 'MC' },
      {
        en: 'GT lays tile 9 on B10 (MC).',
        ru: 'GT кладёт тайл 9 на B10 (MC).',
        pl: 'GT kładzie kafelek 9 na B10 (MC).',
      },
    ],
    [
      { type: 'privateBought', company: 'LSL', by: 'NYC', from: 'p2', price: 40 },
      {
        en: 'NYC buys LSL from Bob for $40.',
        ru: 'NYC покупает LSL за $40, продавец — Bob.',
        pl: 'NYC kupuje LSL za $40, sprzedaje Bob.',
      },
    ],
    [
      { type: 'dividend', operator: 'NYC', kind: 'half', revenue: 370, perShare: 19, kept: 180, paid: { p1: 57 } },
      {
        en: 'NYC pays $19 a share and keeps $180.',
        ru: 'NYC платит $19 на акцию и оставляет $180.',
        pl: 'NYC wypłaca $19 na akcję i zatrzymuje $180.',
      },
    ],
    [
      { type: 'dividend', operator: 'MS', kind: 'half', revenue: 60, perShare: 0, kept: 30, paid: { p1: 30 } },
      {
        en: 'MS keeps $30 and pays Amy $30.',
        ru: 'MS оставляет $30 и платит: Amy $30.',
        pl: 'MS zatrzymuje $30 i wypłaca: Amy $30.',
      },
    ],
    [
      { type: 'trainBought', by: 'IC', train: '6', from: 'bank', price: 800, help: 267 },
      {
        en: 'IC buys a 6 train from the bank for $800, $267 of it from the president.',
        ru: 'IC покупает поезд 6 у банка за $800, из них $267 платит президент.',
        pl: 'IC kupuje pociąg 6 z banku za $800, z czego $267 płaci prezes.',
      },
    ],
    [
      { type: 'trainsRemoved', train: '2', owners: ['NYC', 'GT'] },
      {
        en: '2 trains leave the game: NYC, GT.',
        ru: 'Поезда 2 уходят из игры: NYC, GT.',
        pl: 'Pociągi 2 opuszczają grę: NYC, GT.',
      },
    ],
    [
      { type: 'roundBegan', round: 'operating', turn: 3, num: 2, of: 2 },
      {
        en: 'Operating round 3.2 (of 2)',
        ru: 'Операционный раунд 3.2 (из 2)',
        pl: 'Runda operacyjna 3.2 (z 2)',
      },
    ],
    [
      { type: 'roundBegan', round: 'operating', turn: 2, num: 1, of: 1 },
      { en: 'Operating round 2.1', ru: 'Операционный раунд 2.1', pl: 'Runda operacyjna 2.1' },
    ],
    [
      { type: 'passed', by: 'p1' },
      { en: 'Amy passes.', ru: 'Amy пасует.', pl: 'Amy pasuje.' },
    ],
    [
      { type: 'skipped', by: 'MS', why: 'noRoute' },
      { en: 'MS has no route.', ru: 'MS: нет маршрута.', pl: 'MS: brak trasy.' },
    ],
    [
      { type: 'skipped', by: 'p1', why: 'noTrade' },
      {
        en: 'Amy can neither buy nor sell.',
        ru: 'Amy не может ни купить, ни продать.',
        pl: 'Amy nie może ani kupić, ani sprzedać.',
      },
    ],
    [
      { type: 'gameEnded', reason: 'bank' },
      {
        en: 'The game is over: the bank is out of money.',
        ru: 'Игра окончена: в банке кончились деньги.',
        pl: 'Koniec gry: w banku skończyły się pieniądze.',
      },
    ],
  ])('%o', (event, lines) => {
    for (const language of LANGUAGES) expect(logLine(event, language, naming)).toBe(lines[language])
  })
  it('calls a tile what is printed on it', () => {
    const laid: GameEvent = {
      type: 'tileLaid',
      by: 'NdM',
      hex: 'O10',
      tile: '479MC',
      rotation: 0,
      colour: 'green',
      cost: 0,
    }
    expect(logLine(laid, 'en', { ...naming, tile: () => '479' })).toMatch(/\b479\b/)
  })
})
