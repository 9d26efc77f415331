import type { OperatorData, PrivateData } from '../../../core/data.js'
import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((item) => [item.id, item]))

/** The president's, six ordinary ones, and the last one of two shares. */
const SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 20]
/** Paid for all together at the founding (1849-9.4-4), placed free. */
const TOKENS: readonly number[] = [0, 0, 0]

const corporation = (id: OperatorId, name: string, colour: string, textColour: string, home?: HexId): OperatorData => ({
  id,
  name,
  kind: 'corporation',
  colour,
  textColour,
  ...(home === undefined ? {} : { home: { hex: home, city: 0 } }),
  tokens: TOKENS,
  shares: SHARES,
})

/** In the order the seed deals their cards in. */
export const OPERATORS: Readonly<Record<OperatorId, OperatorData>> = byId([
  corporation('AFG', 'Azienda Ferroviaria Garibaldi', '#e3342f', '#ffffff'),
  corporation('ATA', 'Azienda Trasporti Archimede', '#1f7a3d', '#ffffff', 'M13'),
  corporation('CTL', 'Compagnia Trasporti Lilibeo', '#f6c945', '#000000', 'E1'),
  corporation('IFT', 'Impresa Ferroviaria Trinacria', '#1b78c2', '#ffffff', 'H12'),
  corporation('RCS', 'Rete Centrale Sicula', '#f08021', '#000000', 'C5'),
  corporation('SFA', 'Società Ferroviaria Akragas', '#f3a6c4', '#000000', 'J6'),
])

/** Fee for the three station markers (2.4). */
export const MARKER_FEE: Readonly<Record<OperatorId, number>> = {
  AFG: 40,
  ATA: 30,
  CTL: 40,
  IFT: 90,
  RCS: 130,
  SFA: 40,
}

const company = (id: PrivateId, name: string, price: number, income: number, power: Text): PrivateData => ({
  id,
  name,
  price,
  income,
  ...(id === 'RSA' ? {} : { sale: { min: 1, max: 2 * price } }),
  power,
})

/** In the order they are sold. */
export const PRIVATES: Readonly<Record<PrivateId, PrivateData>> = byId([
  company('SCE', 'Società Corriere Etnee', 20, 5, {
    en: 'While a player owns it, nobody may lay or upgrade a tile in Acireale (G13).',
    ru: 'Пока ею владеет игрок, никто не может класть или улучшать тайл в Acireale (G13).',
    pl: 'Dopóki należy do gracza, nikt nie może kłaść ani ulepszać kafelka w Acireale (G13).',
  }),
  company('SIGI', 'Studio di Ingegneria Giuseppe Incorpora', 45, 10, {
    en: 'The corporation that owns it pays half of the terrain cost for new standard gauge track.',
    ru: 'Корпорация-владелец платит половину стоимости местности за новые пути нормальной колеи.',
    pl: 'Spółka, która ją posiada, płaci połowę kosztu terenu za nowy tor normalny.',
  }),
  company('CNM', 'Compagnia Navale Mediterranea', 75, 15, {
    en: 'The corporation that owns it may close it to put a marker on a port: its routes to that port bring L.20 more for the rest of the game.',
    ru: 'Корпорация-владелец может закрыть её и положить маркер на порт: маршруты корпорации в этот порт приносят на L.20 больше до конца игры.',
    pl: 'Spółka, która ją posiada, może ją zamknąć i położyć znacznik na porcie: jej trasy do tego portu przynoszą do końca gry o L.20 więcej.',
  }),
  company('SMS', 'Società Marittima Siciliana', 110, 20, {
    en: 'Instead of its tile and station steps the corporation that owns it may close it to lay a tile and place a station in any coastal city, connected or not.',
    ru: 'Вместо шагов тайла и станции корпорация-владелец может закрыть её и в любом приморском городе положить тайл и поставить станцию, даже без связи.',
    pl: 'Zamiast kroków kafelka i stacji spółka, która ją posiada, może ją zamknąć i w dowolnym mieście nadmorskim położyć kafelek i postawić stację, także bez połączenia.',
  }),
  company('RSA', "Reale Società d'Affari", 150, 25, {
    en: 'Brings the president’s certificate of the first corporation. Closes when that corporation buys its first train. Cannot be sold to a corporation.',
    ru: 'С ней приходит сертификат президента первой корпорации. Закрывается, когда та покупает первый поезд. Корпорациям не продаётся.',
    pl: 'Daje certyfikat prezesa pierwszej spółki. Zamyka się, gdy ta spółka kupi pierwszy pociąg. Nie można jej sprzedać spółce akcyjnej.',
  }),
])
