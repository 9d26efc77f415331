import type { OptionData } from '../../../core/title.js'

/** Options of an expansion that the rulebook does not have. */
const BIG_TABLE: readonly number[] = [3, 4, 5, 6]

/** One against István. */
const ALONE: readonly number[] = [1]

export const OPTIONS: readonly OptionData[] = [
  {
    id: 'solo_long',
    name: { en: 'Long game', ru: 'Долгая партия', pl: 'Długa gra' },
    text: {
      en: 'Three minors each instead of two, and no income at the start of operating rounds.',
      ru: 'По три малые компании у каждого вместо двух и без дохода в начале операционных раундов.',
      pl: 'Po trzy małe spółki dla każdego zamiast dwóch i bez dochodu na początku rund operacyjnych.',
    },
    players: ALONE,
  },
  {
    id: 'solo_yellow',
    name: { en: 'Yellow cards: medium', ru: 'Жёлтые карты: средне', pl: 'Żółte karty: średnio' },
    text: {
      en: 'István plays with yellow cards instead of the easy green ones.',
      ru: 'Иштван играет жёлтыми картами вместо лёгких зелёных.',
      pl: 'István gra żółtymi kartami zamiast łatwych zielonych.',
    },
    players: ALONE,
    excludes: ['solo_red'],
  },
  {
    id: 'solo_red',
    name: { en: 'Red cards: hard', ru: 'Красные карты: трудно', pl: 'Czerwone karty: trudno' },
    text: {
      en: 'István plays with red cards instead of the easy green ones.',
      ru: 'Иштван играет красными картами вместо лёгких зелёных.',
      pl: 'István gra czerwonymi kartami zamiast łatwych zielonych.',
    },
    players: ALONE,
    excludes: ['solo_yellow'],
  },
  {
    id: 'solo_choose',
    name: { en: 'You choose István’s cards', ru: 'Карты Иштвана выбираете вы', pl: 'Karty Istvána wybierasz ty' },
    text: {
      en: 'You choose István’s company cards instead of drawing them.',
      ru: 'Карты компаний Иштвана выбираете вы, а не жребий.',
      pl: 'Karty spółek Istvána wybierasz ty, a nie los.',
    },
    players: ALONE,
  },
  {
    id: 'standard_divs',
    name: { en: 'All or nothing', ru: 'Всё или ничего', pl: 'Wszystko albo nic' },
    text: {
      en: 'Majors pay out their whole treasury or nothing.',
      ru: 'Крупные компании выплачивают всю кассу или ничего.',
      pl: 'Duże spółki wypłacają całą kasę albo nic.',
    },
    importOnly: true,
  },
  {
    id: 'new_minors_challenge',
    name: { en: 'New minors, challenging', ru: 'Новые малые компании, сложно', pl: 'Nowe małe spółki, trudniej' },
    text: {
      en: 'Minors 14, 15 and 16 join, and players take more minors: 5, 4, 3 or 2 each with 3, 4, 5 or 6 players.',
      ru: 'Добавляются малые компании 14, 15 и 16, и каждый берёт больше: 5, 4, 3 или 2 при 3, 4, 5 или 6 игроках.',
      pl: 'Dochodzą małe spółki 14, 15 i 16, a każdy bierze ich więcej: 5, 4, 3 lub 2 przy 3, 4, 5 lub 6 graczach.',
    },
    players: BIG_TABLE,
    excludes: ['new_minors_simple'],
    importOnly: true,
  },
  {
    id: 'new_minors_simple',
    name: { en: 'New minors, simple', ru: 'Новые малые компании, просто', pl: 'Nowe małe spółki, prościej' },
    text: {
      en: 'Minors 14, 15 and 16 join; three minors drawn by lot leave the game before the draft.',
      ru: 'Добавляются малые компании 14, 15 и 16; три по жребию убирают перед выбором.',
      pl: 'Dochodzą małe spółki 14, 15 i 16; trzy wylosowane odpadają przed wyborem.',
    },
    players: BIG_TABLE,
    excludes: ['new_minors_challenge'],
    importOnly: true,
  },
  {
    id: 'new_major',
    name: { en: 'A major more: CIWL', ru: 'Ещё одна крупная: CIWL', pl: 'Jeszcze jedna duża: CIWL' },
    text: {
      en: 'A major of four certificates, CIWL; a route between two red hexes earns 30 Ft more (50 from brown on), and CIWL gets as much from the bank.',
      ru: 'Крупная компания CIWL с четырьмя сертификатами; маршрут между двумя красными гексами приносит на 30 Ft больше (с коричневой на 50), столько же получает CIWL из банка.',
      pl: 'Duża spółka CIWL o czterech certyfikatach; trasa między dwoma czerwonymi heksami przynosi o 30 Ft więcej (od brązowej o 50), tyle samo dostaje CIWL z banku.',
    },
    players: BIG_TABLE,
    importOnly: true,
  },
  {
    id: 'supporters',
    name: { en: 'Supporters', ru: 'Покровители', pl: 'Protektorzy' },
    text: {
      en: 'Six cards of persons and firms are drafted too; each helps its player once an operating round.',
      ru: 'Выбирают и шесть карт людей и фирм; каждая помогает игроку раз в операционный раунд.',
      pl: 'Wybiera się też sześć kart osób i firm; każda pomaga graczowi raz na rundę operacyjną.',
    },
    players: BIG_TABLE,
    importOnly: true,
  },
]
