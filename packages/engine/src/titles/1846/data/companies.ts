import { byId, corporationOf, minorOf } from '../../../core/charters.js'
import type { OperatorData, PrivateData } from '../../../core/data.js'
import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'

/** Every token but the home token costs this (§6.51). */
const TOKEN_PRICE = 80

const SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 10, 10]

const corporation = (
  id: OperatorId,
  name: string,
  colour: string,
  textColour: string,
  home: HexId,
  tokens: number,
): OperatorData => {
  const prices = Array.from({ length: tokens }, (_, i) => (i === 0 ? 0 : TOKEN_PRICE))
  return corporationOf({ id, name, colour, textColour, home, tokens: prices }, SHARES)
}

const independent = (id: OperatorId, name: string, colour: string, home: HexId): OperatorData =>
  minorOf({ id, name, colour, textColour: '#000000', home })

/** The independents operate first, Michigan Southern before Big 4 (§4.2). */
export const OPERATORS: Readonly<Record<OperatorId, OperatorData>> = byId([
  independent('MS', 'Michigan Southern', '#ffc0cb', 'C15'),
  independent('BIG4', 'Big 4', '#00ffff', 'G9'),
  corporation('PRR', 'Pennsylvania', '#ff0000', '#ffffff', 'F20', 5),
  corporation('NYC', 'New York Central', '#110a0c', '#ffffff', 'D20', 4),
  corporation('B&O', 'Baltimore & Ohio', '#025aaa', '#ffffff', 'G19', 4),
  corporation('C&O', 'Chesapeake & Ohio', '#add8e6', '#000000', 'I15', 4),
  corporation('ERIE', 'Erie', '#fff500', '#000000', 'E21', 4),
  corporation('GT', 'Grand Trunk', '#f58121', '#ffffff', 'B16', 3),
  corporation('IC', 'Illinois Central', '#32763f', '#ffffff', 'K3', 4),
])

export interface ReservedSlot {
  readonly hex: HexId
  /** Price of the token when the city is connected. */
  readonly connected: number
  /** Price without connection, for those who may (§6.52). */
  readonly anywhere?: number
}

/** A slot kept until phase IV, at a price of its own (§6.52–6.53). */
export const RESERVED_SLOTS: Readonly<Record<OperatorId, ReservedSlot>> = {
  'B&O': { hex: 'H12', connected: 40, anywhere: 100 },
  ERIE: { hex: 'D20', connected: 40 },
  IC: { hex: 'I5', connected: 40 },
  PRR: { hex: 'E11', connected: 40, anywhere: 60 },
}

/** The bank adds the start price so many times when it starts (§5.35). */
export const START_BONUS: Readonly<Record<OperatorId, number>> = { IC: 1 }

/** The Chicago slot kept for Chicago & Western Indiana. */
export const CWI_SLOT: { readonly hex: HexId; readonly city: number } = { hex: 'D6', city: 3 }

/** Closed to all others while the company belongs to a player (§6.45). */
export const RESERVED_HEXES: Readonly<Record<PrivateId, readonly HexId[]>> = {
  MC: ['B10', 'B12'],
  'O&I': ['F14', 'F16'],
}

/** What Tunnel Blasting takes off a mountain tile, a tunnel or a pass. */
export const TUNNEL_DISCOUNT = 20

interface Paper {
  readonly debt?: number
  readonly operator?: OperatorId
  readonly hexes?: readonly HexId[]
}

/** `sale`: from $1 to the listed price, debt aside (§6.91). */
const company = (
  id: PrivateId,
  name: string,
  price: number,
  income: number,
  power: Text,
  more: Paper = {},
): PrivateData => ({ id, name, price, income, sale: { min: 1, max: price }, power, ...more })

/** In the order of the unshuffled deck; the last two are of the second edition. */
export const PRIVATES: Readonly<Record<PrivateId, PrivateData>> = byId([
  company(
    'MS',
    'Michigan Southern',
    60,
    0,
    {
      en: 'Independent railroad at Detroit with $60 and a 2-train. It lays track and runs; half of the revenue is yours. A corporation that buys it takes over cash, train and station.',
      ru: 'Независимая дорога в Detroit: $60 и поезд 2. Кладёт тайлы и делает рейсы, половина дохода ваша. Купившая её корпорация получает деньги, поезд и станцию.',
      pl: 'Niezależna kolej w Detroit: $60 i pociąg 2. Buduje tory i jeździ, połowa przychodu jest twoja. Spółka, która ją kupi, przejmuje gotówkę, pociąg i stację.',
    },
    { debt: 80, operator: 'MS' },
  ),
  company(
    'BIG4',
    'Big 4',
    40,
    0,
    {
      en: 'Independent railroad at Indianapolis with $40 and a 2-train. It lays track and runs; half of the revenue is yours. A corporation that buys it takes over cash, train and station.',
      ru: 'Независимая дорога в Indianapolis: $40 и поезд 2. Кладёт тайлы и делает рейсы, половина дохода ваша. Купившая её корпорация получает деньги, поезд и станцию.',
      pl: 'Niezależna kolej w Indianapolis: $40 i pociąg 2. Buduje tory i jeździ, połowa przychodu jest twoja. Spółka, która ją kupi, przejmuje gotówkę, pociąg i stację.',
    },
    { debt: 60, operator: 'BIG4' },
  ),
  company(
    'C&WI',
    'Chicago & Western Indiana',
    60,
    10,
    {
      en: 'Keeps one Chicago slot closed. The owning corporation may put an extra station there once, free and without connection.',
      ru: 'Держит закрытым одно место в Chicago. Корпорация-владелец может один раз бесплатно и без связи поставить туда дополнительную станцию.',
      pl: 'Trzyma zamknięte jedno miejsce w Chicago. Spółka będąca właścicielem może raz postawić tam dodatkową stację, za darmo i bez połączenia.',
    },
    { hexes: ['D6'] },
  ),
  company('MAIL', 'Mail Contract', 80, 0, {
    en: 'The owning corporation earns $10 for every stop of one of its trains, to the end of the game.',
    ru: 'Корпорация-владелец получает $10 за каждую остановку одного из своих поездов, до конца игры.',
    pl: 'Spółka będąca właścicielem dostaje $10 za każdy przystanek jednego ze swoich pociągów, do końca gry.',
  }),
  company('TBC', 'Tunnel Blasting Company', 60, 20, {
    en: 'The owning corporation pays $20 less for mountain tiles and for each tunnel or pass.',
    ru: 'Корпорация-владелец платит на $20 меньше за тайлы в горах и за каждый тоннель или перевал.',
    pl: 'Spółka będąca właścicielem płaci o $20 mniej za kafelki w górach oraz za każdy tunel lub przełęcz.',
  }),
  company(
    'MPC',
    'Meat Packing Company',
    60,
    15,
    {
      en: 'The owning corporation puts the meat marker in Chicago or St. Louis: +$30 there for its trains until phase IV.',
      ru: 'Корпорация-владелец кладёт маркер мяса в Chicago или St. Louis: там её поезда получают +$30 до фазы IV.',
      pl: 'Spółka będąca właścicielem kładzie znacznik mięsa w Chicago lub St. Louis: +$30 dla jej pociągów do fazy IV.',
    },
    { hexes: ['I1', 'D6'] },
  ),
  company(
    'SC',
    'Steamboat Company',
    40,
    10,
    {
      en: 'Its marker adds $20 per port symbol for one company, $40 at Holland and Wheeling. A player assigns it before each operating round, an owning corporation in its turn.',
      ru: 'Её маркер даёт одной компании +$20 за каждый знак порта, в Holland и Wheeling $40. Игрок назначает его перед операционным раундом, корпорация-владелец — в свой ход.',
      pl: 'Jej znacznik daje jednej spółce +$20 za każdy symbol portu, w Holland i Wheeling $40. Gracz przydziela go przed rundą operacyjną, spółka będąca właścicielem w swojej turze.',
    },
    { hexes: ['B8', 'C5', 'D14', 'G19', 'I1'] },
  ),
  company(
    'LSL',
    'Lake Shore Line',
    40,
    15,
    {
      en: 'Once, the owning corporation turns yellow Cleveland or Toledo green, free, beside its other track.',
      ru: 'Один раз корпорация-владелец бесплатно, сверх обычных тайлов, улучшает жёлтый Cleveland или Toledo до зелёного.',
      pl: 'Raz spółka będąca właścicielem ulepsza za darmo żółte Cleveland lub Toledo na zielone, poza zwykłymi kafelkami.',
    },
    { hexes: ['D14', 'E17'] },
  ),
  company(
    'MC',
    'Michigan Central',
    40,
    15,
    {
      en: 'B10 and B12 are closed to others while a player owns it. The owning corporation may lay up to two free yellow tiles there, joined to each other.',
      ru: 'Пока компанией владеет игрок, B10 и B12 закрыты для других. Корпорация-владелец может бесплатно положить там до двух соединённых жёлтых тайлов.',
      pl: 'Dopóki należy do gracza, B10 i B12 są zamknięte dla innych. Spółka będąca właścicielem może położyć tam za darmo do dwóch połączonych żółtych kafelków.',
    },
    { hexes: RESERVED_HEXES.MC! },
  ),
  company(
    'O&I',
    'Ohio & Indiana',
    40,
    15,
    {
      en: 'F14 and F16 are closed to others while a player owns it. The owning corporation may lay up to two free yellow tiles there, joined to each other.',
      ru: 'Пока компанией владеет игрок, F14 и F16 закрыты для других. Корпорация-владелец может бесплатно положить там до двух соединённых жёлтых тайлов.',
      pl: 'Dopóki należy do gracza, F14 i F16 są zamknięte dla innych. Spółka będąca właścicielem może położyć tam za darmo do dwóch połączonych żółtych kafelków.',
    },
    { hexes: RESERVED_HEXES['O&I']! },
  ),
  company(
    'BT',
    'Boomtown',
    40,
    10,
    {
      en: 'The owning corporation puts the boomtown marker in Cincinnati: +$20 there for its trains until phase IV.',
      ru: 'Корпорация-владелец кладёт маркер бума в Cincinnati: там её поезда получают +$20 до фазы IV.',
      pl: 'Spółka będąca właścicielem kładzie znacznik rozkwitu w Cincinnati: +$20 dla jej pociągów do fazy IV.',
    },
    { hexes: ['H12'] },
  ),
  company(
    'LM',
    'Little Miami',
    40,
    15,
    {
      en: 'If no track joins Cincinnati and Dayton, the owning corporation may once lay or upgrade a tile in each so that they join, one after the other; only hexsides cost.',
      ru: 'Если Cincinnati и Dayton не соединены путём, корпорация-владелец может один раз положить или улучшить в каждом по тайлу, сразу один за другим, соединив их; платятся только стороны гексов.',
      pl: 'Jeśli żaden tor nie łączy Cincinnati z Dayton, spółka będąca właścicielem może raz położyć lub ulepszyć w każdym po kafelku, jeden zaraz po drugim, łącząc je; kosztują tylko krawędzie heksów.',
    },
    { hexes: ['H12', 'G13'] },
  ),
])
