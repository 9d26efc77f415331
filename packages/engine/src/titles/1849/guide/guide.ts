import type { Guide, GuideTerm } from '../../../core/guide.js'
import { commonTerms } from '../../../guide/terms.js'
import {
  BOND,
  BOND_DEDUCTION,
  BOND_INTEREST,
  FOUNDERS_EXTRA,
  HOLDING_LIMIT,
  LOAN,
  LOAN_DEDUCTION,
} from '../data/tables.js'
import { beforeChapters } from './before.js'
import { endingChapters } from './ending.js'
import { operatingChapters } from './operating.js'
import { stockChapters } from './stock.js'

const ownTerms: readonly GuideTerm[] = [
  {
    id: 'gauge',
    term: { en: 'Gauge', ru: 'Колея', pl: 'Szerokość toru' },
    text: {
      en: 'Narrow, standard or dual track. It decides what terrain costs and how far a train gets.',
      ru: 'Узкие, нормальные или двойные пути. От колеи зависит цена местности и дальность поезда.',
      pl: 'Tor wąski, normalny lub podwójny. Decyduje o cenie terenu i o tym, jak daleko dojedzie pociąg.',
    },
    at: '1849-10.1-4',
  },
  {
    id: 'lastCertificate',
    term: { en: 'Last certificate', ru: 'Последний сертификат', pl: 'Ostatni certyfikat' },
    text: {
      en: 'The certificate of two shares at the bottom of a charter: bought only where no other one is left.',
      ru: 'Сертификат на две акции внизу планшета корпорации: покупают его, лишь когда там не осталось других.',
      pl: 'Certyfikat na dwie akcje na dole karty spółki: kupuje się go tylko tam, gdzie nie ma innych.',
    },
    at: '1849-9.3-2',
  },
  {
    id: 'closed',
    term: { en: 'Closed', ru: 'Клетка закрытия', pl: 'Pole zamknięcia' },
    text: {
      en: 'The cell at the bottom left of the market: a corporation that gets there is gone.',
      ru: 'Клетка слева внизу биржи: попавшая туда корпорация закрывается.',
      pl: 'Pole w lewym dolnym rogu giełdy: spółka, która tam trafi, znika.',
    },
    at: '1849-5-7',
  },
]

const lire = (amount: number): string => `L.${amount}`

export const guide1849: Guide = {
  id: '1849',
  chapters: [...beforeChapters, ...stockChapters, ...operatingChapters, ...endingChapters],
  rounds: { initial: 'companySale', stock: 'stock', operating: 'operating' },
  steps: {
    companySale: 'companySale',
    auction: '1849-8-6',
    par: '1849-8.1-1',
    home: '1849-9.4.1-1',
    stock: 'stock',
    swap: '1849-9.5-3',
    track: 'track',
    token: 'tokens',
    run: 'routes',
    dividend: 'dividends',
    buyToken: 'absorbing',
    eMarker: 'electric',
    buyTrains: 'trains',
    discard: '1849-6-4',
    finance: 'finance',
    interest: '1849-14.2-2',
    redeemBond: '1849-14.2-3',
    issueBond: '1849-14.2-1',
    bondOnClosing: '1849-14.2-4',
    sellOff: '1849-10.7-5',
    leave: '1849-10.7-6',
    buyPrivates: '1849-7.1-2',
    consent: '1849-7.1-2',
    endGame: 'end',
  },
  terms: [
    ...commonTerms({
      share: '1849-5-1',
      certificate: '1849-2-3',
      certLimit: '1849-9.1-1',
      president: 'presidency',
      priority: '1849-9-3',
      price: '1849-5-1',
      par: '1849-9.4-2',
      treasury: '1849-9.3-1',
      pool: '1849-9.2-4',
      phase: 'phases',
      trainLimit: '1849-6-4',
      private: 'privates',
      token: 'tokens',
      home: '1849-9.4-4',
      upgrade: '1849-10.3-10',
      terrain: '1849-10.3.1-1',
      route: '1849-10.1-1',
      revenue: '1849-10.5.2-1',
      dividend: 'dividends',
      operatingOrder: '1849-10-1',
      emergency: 'emergency',
      issue: 'finance',
      bank: '1849-13-3',
      worth: '1849-13-5',
    }),
    ...ownTerms,
  ],
  facts: {
    holding: HOLDING_LIMIT,
    extra: FOUNDERS_EXTRA,
    loan: lire(LOAN),
    deduction: lire(LOAN_DEDUCTION),
    bond: lire(BOND),
    interest: lire(BOND_INTEREST),
    bondDeduction: lire(BOND_DEDUCTION),
  },
}
