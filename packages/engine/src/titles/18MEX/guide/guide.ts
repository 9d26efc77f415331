import type { Guide, GuideTerm } from '../../../core/guide.js'
import { commonTerms } from '../../../guide/terms.js'
import { HOLDING_LIMIT, LAUNCH_LIMIT } from '../data/tables.js'
import { beforeChapters } from './before.js'
import { operatingChapters } from './operating.js'
import { stockChapters } from './stock.js'

const ownTerms: readonly GuideTerm[] = [
  {
    id: 'offering',
    term: { en: 'Initial Offering', ru: 'Первичное предложение', pl: 'Oferta pierwotna' },
    text: {
      en: 'Shares and trains that nobody has owned yet.',
      ru: 'Акции и поезда, которых ещё ни у кого не было.',
      pl: 'Akcje i pociągi, których jeszcze nikt nie miał.',
    },
    at: 'MEX-1.4-1',
  },
  {
    id: 'pool',
    term: { en: 'Open Market', ru: 'Открытый рынок', pl: 'Otwarty rynek' },
    text: {
      en: 'Shares that were sold and trains that were given back.',
      ru: 'Проданные акции и возвращённые поезда.',
      pl: 'Sprzedane akcje i zwrócone pociągi.',
    },
    at: 'MEX-1.4-1',
  },
  {
    id: 'launch',
    term: { en: 'Launch', ru: 'Запуск', pl: 'Uruchomienie spółki' },
    text: {
      en: 'The moment a major gets its money and may operate.',
      ru: 'Момент, когда крупная компания получает деньги и начинает действовать.',
      pl: 'Chwila, w której duża spółka dostaje pieniądze i zaczyna działać.',
    },
    at: 'MEX-3.4-1',
  },
  {
    id: 'major',
    term: { en: 'Major company', ru: 'Крупная компания', pl: 'Duża spółka' },
    text: {
      en: 'A railway with shares, led by its president.',
      ru: 'Железная дорога с акциями, во главе с президентом.',
      pl: 'Kolej z akcjami, kierowana przez prezesa.',
    },
    at: 'founding',
  },
  {
    id: 'mail',
    term: { en: 'Mail', ru: 'Почта', pl: 'Poczta' },
    text: {
      en: 'What the bank pays a major with a train for its home city at the start of its turn.',
      ru: 'Деньги, которые банк платит крупной компании с поездом за её домашний город в начале хода.',
      pl: 'Pieniądze, które bank płaci dużej spółce z pociągiem za miasto macierzyste na początku tury.',
    },
    at: 'MEX-4.3.1-1',
  },
  {
    id: 'exchangeShare',
    term: { en: 'Exchange share', ru: 'Обменная акция', pl: 'Akcja z wymiany' },
    text: {
      en: 'What the owner of a minor gets when it closes.',
      ru: 'Акция, которую получает владелец малой компании при её закрытии.',
      pl: 'Akcja, którą dostaje właściciel małej spółki przy jej zamknięciu.',
    },
    at: 'MEX-5.2-1',
  },
  {
    id: 'obsolete',
    term: { en: 'Obsolete train', ru: 'Устаревший поезд', pl: 'Przestarzały pociąg' },
    text: {
      en: 'A 4-train that runs once more and then leaves the game.',
      ru: 'Поезд 4, который проедет ещё раз и уйдёт из игры.',
      pl: 'Pociąg 4, który pojedzie jeszcze raz i opuści grę.',
    },
    at: 'MEX-4.3.4.1-2',
  },
  {
    id: 'yellowZone',
    term: { en: 'Yellow zone', ru: 'Жёлтая зона', pl: 'Żółta strefa' },
    text: {
      en: 'Low prices: certificates there do not count against the limit.',
      ru: 'Низкие цены: сертификаты в ней не входят в лимит.',
      pl: 'Niskie kursy: certyfikaty w niej nie liczą się do limitu.',
    },
    at: 'MEX-3.3-2',
  },
]

export const guide18MEX: Guide = {
  id: '18MEX',
  chapters: [...beforeChapters, ...stockChapters, ...operatingChapters],
  rounds: { stock: 'stock', operating: 'operating' },
  steps: {
    companySale: 'companySale',
    auction: 'MEX-3.1.1-3',
    par: 'MEX-3.1-9',
    stock: 'stock',
    swap: 'MEX-3.5-3',
    track: 'track',
    token: 'tokens',
    run: 'routes',
    dividend: 'dividends',
    scrap: 'MEX-4.3-7',
    buyTrains: 'trains',
    discard: 'MEX-4.3.4-6',
    buyPrivates: 'MEX-4.3.5-1',
    mergerOffer: 'MEX-5.3-2',
    mergerChoice: 'MEX-5.3-4',
    mergerToken: 'MEX-5.3-12',
    consent: 'MEX-4.3.5-1',
    endGame: 'end',
  },
  terms: [
    ...commonTerms({
      share: 'MEX-1.3.2-2',
      certificate: 'MEX-1.3.2-2',
      certLimit: 'MEX-3.3-2',
      president: 'presidency',
      priority: 'MEX-3.6-2',
      price: 'MEX-1.5-1',
      par: 'MEX-3.2-16',
      treasury: 'MEX-1.3.2-3',
      phase: 'phases',
      trainLimit: 'MEX-4.3.4-5',
      private: 'privates',
      minor: 'minors',
      token: 'tokens',
      home: 'MEX-4.3-1',
      upgrade: 'MEX-4.4.1-7',
      terrain: 'MEX-4.4.1-5',
      route: 'MEX-4.4.2-1',
      revenue: 'MEX-4.4.2.1-1',
      dividend: 'dividends',
      operatingOrder: 'MEX-4-3',
      emergency: 'emergency',
      bank: 'MEX-6-1',
      worth: 'MEX-6.1-1',
    }),
    ...ownTerms,
  ],
  facts: { holding: HOLDING_LIMIT, launch: LAUNCH_LIMIT },
}
