import { LANGUAGES, type Text } from '../../../core/rules.js'
import type { Setup } from '../../../core/setup.js'
import { format } from '../../../core/texts/message.js'
import type { CardColour, CardItem, CardSource, CompanyCard } from '../data/solo.js'
import { colourOf } from '../steps/istvan/cards.js'

const filled = (text: Text, params: Readonly<Record<string, string | number>>): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, format(text[language], params, language)])) as Text

const BUY: Text = {
  en: 'Buys a new {train}-train.',
  ru: 'Покупает новый поезд {train}.',
  pl: 'Kupuje nowy pociąg {train}.',
}
const STATION: Text = {
  en: 'Places a station in {hex}.',
  ru: 'Ставит станцию в {hex}.',
  pl: 'Stawia stację w {hex}.',
}
const SWAP: Text = {
  en: 'With more than {above} before running: gives back a {discard}-train and buys a {train}-train after the run.',
  ru: 'Если до рейсов у неё больше {above}: возвращает поезд {discard}, после рейсов покупает поезд {train}.',
  pl: 'Gdy przed przejazdem ma ponad {above}: oddaje pociąg {discard}, po przejeździe kupuje pociąg {train}.',
}
const TRADE: Text = {
  en: 'Buys a {train}-train of his next minor for {price}, or leaves this out.',
  ru: 'Покупает поезд {train} у своей следующей компании за {price} или пропускает этот пункт.',
  pl: 'Kupuje pociąg {train} od swojej następnej spółki za {price} albo pomija tę pozycję.',
}
const DUTY: Text = {
  en: 'Always first: without a train, a 2-train.',
  ru: 'Всегда прежде всего: если поезда нет, поезд 2.',
  pl: 'Zawsze najpierw: gdy nie ma pociągu, pociąg 2.',
}
const START: Text = {
  en: 'Begins with a station in {hex}.',
  ru: 'Начинает со станцией в {hex}.',
  pl: 'Zaczyna ze stacją w {hex}.',
}
const SHARE: Text = {
  en: '{major} up to {percent}%.',
  ru: '{major} до {percent}%.',
  pl: '{major} do {percent}%.',
}

/** A card of our own is marked as such: the printed deck is not known. */
const NOTES: Readonly<Record<CardSource, Text>> = {
  own: {
    en: 'A card of our own design.',
    ru: 'Карта, которую придумали мы.',
    pl: 'Karta wymyślona przez nas.',
  },
  'rulebook list, own track': {
    en: 'The list is the rulebook’s, the track our own.',
    ru: 'Список — из правил, пути — наши.',
    pl: 'Lista z zasad, tory nasze.',
  },
  rulebook: { en: 'A card of the rulebook.', ru: 'Карта из правил.', pl: 'Karta z zasad.' },
}

export const noteOnCard = (source: CardSource): Text => NOTES[source]

export const itemText = (item: CardItem): Text => {
  switch (item.do) {
    case 'buy':
      return filled(BUY, item)
    case 'station':
      return filled(STATION, item)
    case 'swap':
      return filled(SWAP, item)
    case 'trade':
      return filled(TRADE, { train: item.train, price: item.offers[0]?.price ?? 0 })
    default:
      return item satisfies never
  }
}

/** What a card says beside its list. */
export const standingTexts = ({ duty, startStation }: CompanyCard): readonly Text[] => [
  ...(duty ? [DUTY] : []),
  ...(startStation === undefined ? [] : [filled(START, { hex: startStation })]),
]

export const shareText = (major: string, percent: number): Text => filled(SHARE, { major, percent })

const COLOUR_NAMES: Readonly<Record<CardColour, Text>> = {
  green: { en: 'green cards', ru: 'зелёные карты', pl: 'zielone karty' },
  yellow: { en: 'yellow cards', ru: 'жёлтые карты', pl: 'żółte karty' },
  red: { en: 'red cards', ru: 'красные карты', pl: 'czerwone karty' },
}
const SHORT_GAME: Text = { en: 'short, 2 minors', ru: 'короткая, 2 компании', pl: 'krótka, 2 spółki' }
const LONG_GAME: Text = { en: 'long, 3 minors', ru: 'долгая, 3 компании', pl: 'długa, 3 spółki' }

/** How hard and how long (MAG-V1-1). */
export const challenge18Mag = (setup: Pick<Setup, 'options'>): readonly Text[] => [
  COLOUR_NAMES[colourOf(setup)],
  setup.options.includes('solo_long') ? LONG_GAME : SHORT_GAME,
]
