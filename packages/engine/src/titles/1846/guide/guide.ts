import type { Guide, GuideTerm } from '../../../core/guide.js'
import { commonTerms } from '../../../guide/terms.js'
import { TILE_COST } from '../data/map.js'
import { HOLDING_LIMIT } from '../data/tables.js'
import { beforeChapters } from './before.js'
import { endingChapters } from './ending.js'
import { operatingChapters } from './operating.js'
import { stockChapters } from './stock.js'

const ownTerms: readonly GuideTerm[] = [
  {
    id: 'pool',
    term: { en: 'Market', ru: 'Рынок', pl: 'Rynek' },
    text: {
      en: 'Where sold and issued shares lie. Whoever buys there pays the bank.',
      ru: 'Здесь лежат проданные и выпущенные акции. За купленное здесь платят банку.',
      pl: 'Tu leżą sprzedane i wyemitowane akcje. Za kupione stąd płaci się bankowi.',
    },
    at: '1846-SRD-3',
  },
  {
    id: 'independent',
    term: { en: 'Independent', ru: 'Независимая дорога', pl: 'Niezależna kolej' },
    text: {
      en: 'MS or BIG4: a private company that runs a train of its own.',
      ru: 'MS или BIG4: частная компания со своим поездом.',
      pl: 'MS lub BIG4: spółka prywatna z własnym pociągiem.',
    },
    at: 'independents',
  },
  {
    id: 'eastWest',
    term: { en: 'East–West bonus', ru: 'Бонус восток — запад', pl: 'Premia wschód–zachód' },
    text: {
      en: 'What a route from an East area to a West area earns on top.',
      ru: 'Сколько сверх обычного приносит маршрут от восточной области до западной.',
      pl: 'Ile ponad zwykły przychód daje trasa od obszaru wschodniego do zachodniego.',
    },
    at: '1846-RUN-7',
  },
  {
    id: 'phasedOut',
    term: { en: 'Phased out', ru: 'Устаревший поезд', pl: 'Wycofywany pociąg' },
    text: {
      en: 'A train that runs once more and then leaves the game.',
      ru: 'Поезд, который проедет ещё раз и уйдёт из игры.',
      pl: 'Pociąg, który pojedzie jeszcze raz i opuści grę.',
    },
    at: '1846-PHS-2',
  },
  {
    id: 'receivership',
    term: { en: 'Receivership', ru: 'Внешнее управление', pl: 'Zarząd przymusowy' },
    text: {
      en: 'A corporation without a president, after a bankruptcy: it acts by itself.',
      ru: 'Корпорация без президента после банкротства: действует сама.',
      pl: 'Spółka bez prezesa, po bankructwie: działa sama.',
    },
    at: 'receivership',
  },
  {
    id: 'reserved',
    term: { en: 'Reserved slot', ru: 'Зарезервированное место', pl: 'Miejsce zarezerwowane' },
    text: {
      en: 'A place for one corporation’s station that others may not take.',
      ru: 'Место для станции одной корпорации, другим недоступное.',
      pl: 'Miejsce na stację jednej spółki, niedostępne dla innych.',
    },
    at: '1846-TOK-4',
  },
]

export const guide1846: Guide = {
  id: '1846',
  chapters: [...beforeChapters, ...stockChapters, ...operatingChapters, ...endingChapters],
  rounds: { draft: 'draft', openDraft: 'draft', stock: 'stock', operating: 'operating' },
  steps: {
    draft: 'draft',
    lastCard: '1846-DRF-5',
    stock: 'stock',
    assign: '1846-PVT-12',
    track: 'track',
    trackToken: 'track',
    secondTile: '1846-TRK-1',
    run: 'routes',
    dividend: 'dividends',
    scrap: '1846-RUN-13',
    buyTrains: 'trains',
    discard: '1846-TRN-6',
    buyPrivates: '1846-PVT-1',
    consent: '1846-PVT-1',
    endGame: 'end',
  },
  terms: [
    ...commonTerms({
      share: '1846-SRD-8',
      certificate: '1846-CRT-1',
      certLimit: '1846-CRT-1',
      president: 'presidency',
      priority: '1846-SRD-14',
      price: 'market',
      par: '1846-SRD-9',
      treasury: '1846-ORD-5',
      phase: 'phases',
      trainLimit: '1846-TRN-5',
      private: 'privates',
      token: 'tokens',
      home: '1846-TOK-6',
      upgrade: '1846-TRK-4',
      terrain: '1846-TRK-10',
      route: '1846-RUN-1',
      revenue: '1846-RUN-10',
      dividend: 'dividends',
      operatingOrder: '1846-SEQ-3',
      emergency: 'emergency',
      issue: 'finance',
      bank: '1846-END-1',
      worth: '1846-END-4',
    }),
    ...ownTerms,
  ],
  facts: { holding: HOLDING_LIMIT[3] ?? 0, tile: `$${TILE_COST}` },
}
