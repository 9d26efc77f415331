import type { OptionData } from '../../../core/title.js'

/** What §1.1 and §2.2 leave to the players, and the variants of §14. */
export const OPTIONS: readonly OptionData[] = [
  {
    id: 'delayIft',
    name: { en: 'IFT later', ru: 'IFT позже', pl: 'IFT później' },
    text: {
      en: 'For beginners: if IFT is among the first three in the founding order, it moves to fourth place.',
      ru: 'Для новичков: если IFT среди первых трёх в порядке основания, она переходит на четвёртое место.',
      pl: 'Dla początkujących: jeśli IFT jest wśród trzech pierwszych w kolejności zakładania, przechodzi na czwarte miejsce.',
    },
  },
  {
    id: 'fiveCorporations',
    name: { en: 'Five corporations', ru: 'Пять корпораций', pl: 'Pięć spółek' },
    text: {
      en: 'Four players play with five corporations instead of six: three trains fewer, and at most 9 certificates each.',
      ru: 'Вчетвером играют с пятью корпорациями вместо шести: на три поезда меньше и не больше 9 сертификатов у каждого.',
      pl: 'Czterech graczy gra pięcioma spółkami zamiast sześcioma: o trzy pociągi mniej i najwyżej 9 certyfikatów na gracza.',
    },
    players: [4],
  },
  {
    id: 'absorbing',
    name: { en: 'Buying others’ stations', ru: 'Покупка чужих станций', pl: 'Kupowanie cudzych stacji' },
    text: {
      en: 'From phase 6 a corporation may buy a station of another one, after running and with its president’s consent.',
      ru: 'С фазы 6 корпорация может после рейсов купить станцию другой корпорации с согласия её президента.',
      pl: 'Od fazy 6 spółka może po przejazdach kupić stację innej spółki za zgodą jej prezesa.',
    },
  },
  {
    id: 'bonds',
    name: { en: 'Bonds', ru: 'Облигации', pl: 'Obligacje' },
    text: {
      en: 'From phase 8 each corporation may issue a bond: L.500 at once, L.50 interest a turn, at the end each share is worth L.100 less.',
      ru: 'С фазы 8 каждая корпорация может выпустить облигацию: L.500 сразу, L.50 процентов за ход, а в конце каждая акция стоит на L.100 меньше.',
      pl: 'Od fazy 8 każda spółka może wyemitować obligację: L.500 od razu, L.50 odsetek na turę, a na koniec każda akcja jest warta o L.100 mniej.',
    },
  },
  {
    id: 'electricDreams',
    name: { en: 'Electric Dreams', ru: 'Electric Dreams', pl: 'Electric Dreams' },
    text: {
      en: 'From phase 12 corporations may buy an E marker, and with it E trains: no length limit, never on narrow gauge, the four great cities count double.',
      ru: 'С фазы 12 корпорации могут купить маркер E, а с ним и поезда E: любой длины, не по узкой колее, четыре больших города считаются вдвойне.',
      pl: 'Od fazy 12 spółki mogą kupić znacznik E, a z nim pociągi E: bez limitu długości, nigdy po torze wąskim, cztery wielkie miasta liczą się podwójnie.',
    },
    needs: ['absorbing', 'bonds'],
  },
]
