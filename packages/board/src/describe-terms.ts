import type { BorderKind, Colour, Gauge, Language, PlaceKind, TerrainKind } from '@roundhouse/engine'

/** Words for hexes. Lists and colons instead of sentences, so that no word has to bend. */
export interface Terms {
  readonly tile: string
  readonly label: string
  readonly value: string
  readonly slots: string
  readonly tokens: string
  readonly faceDown: string
  readonly reserved: string
  readonly track: string
  readonly port: string
  readonly kinds: Readonly<Record<PlaceKind, string>>
  readonly colours: Readonly<Record<Colour | 'black', string>>
  readonly printed: Readonly<Record<Colour, string>>
  readonly gauges: Readonly<Record<Gauge, string>>
  readonly terrains: Readonly<Record<TerrainKind, string>>
  readonly borders: Readonly<Record<BorderKind, string>>
  /** Sides 0–5. */
  readonly sides: Readonly<Record<'flat' | 'pointy', readonly string[]>>
}

export const TERMS: Readonly<Record<Language, Terms>> = {
  en: {
    tile: 'tile',
    label: 'label',
    value: 'value',
    slots: 'circles:',
    tokens: 'tokens:',
    faceDown: 'face down',
    reserved: 'reserved:',
    track: 'track',
    port: 'port',
    kinds: { city: 'city', town: 'town', offboard: 'off-board area', junction: 'junction', mine: 'mine' },
    colours: {
      white: 'white',
      yellow: 'yellow',
      green: 'green',
      brown: 'brown',
      gray: 'gray',
      red: 'red',
      blue: 'blue',
      black: 'black',
    },
    printed: {
      white: 'bare hex',
      yellow: 'printed yellow',
      green: 'printed green',
      brown: 'printed brown',
      gray: 'gray, never upgraded',
      red: 'off the board',
      blue: 'water',
    },
    gauges: { standard: 'standard gauge', narrow: 'narrow gauge', dual: 'dual gauge' },
    terrains: {
      mountain: 'mountain',
      hill: 'hill',
      rough: 'rough ground',
      water: 'water',
      river: 'river',
      swamp: 'swamp',
      desert: 'desert',
      lake: 'lake',
    },
    borders: { impassable: 'impassable', mountain: 'mountain pass', water: 'bridge', province: 'province border' },
    sides: {
      flat: ['south', 'south-west', 'north-west', 'north', 'north-east', 'south-east'],
      pointy: ['south-west', 'west', 'north-west', 'north-east', 'east', 'south-east'],
    },
  },
  ru: {
    tile: 'тайл',
    label: 'метка',
    value: 'доход',
    slots: 'мест:',
    tokens: 'станции:',
    faceDown: 'лицом вниз',
    reserved: 'закреплено:',
    track: 'пути',
    port: 'порт',
    kinds: { city: 'город', town: 'городок', offboard: 'внешняя область', junction: 'развязка', mine: 'шахта' },
    colours: {
      white: 'белый',
      yellow: 'жёлтый',
      green: 'зелёный',
      brown: 'коричневый',
      gray: 'серый',
      red: 'красный',
      blue: 'синий',
      black: 'чёрный',
    },
    printed: {
      white: 'пустой гекс',
      yellow: 'напечатан жёлтым',
      green: 'напечатан зелёным',
      brown: 'напечатан коричневым',
      gray: 'серый, не улучшается',
      red: 'за краем карты',
      blue: 'вода',
    },
    gauges: { standard: 'обычная колея', narrow: 'узкая колея', dual: 'двойная колея' },
    terrains: {
      mountain: 'горы',
      hill: 'холмы',
      rough: 'неровная местность',
      water: 'вода',
      river: 'река',
      swamp: 'болото',
      desert: 'пустыня',
      lake: 'озеро',
    },
    borders: { impassable: 'непроходимо', mountain: 'перевал', water: 'мост', province: 'граница провинции' },
    sides: {
      flat: ['юг', 'юго-запад', 'северо-запад', 'север', 'северо-восток', 'юго-восток'],
      pointy: ['юго-запад', 'запад', 'северо-запад', 'северо-восток', 'восток', 'юго-восток'],
    },
  },
  pl: {
    tile: 'kafelek',
    label: 'oznaczenie',
    value: 'dochód',
    slots: 'miejsca:',
    tokens: 'stacje:',
    faceDown: 'zakryty',
    reserved: 'zarezerwowane:',
    track: 'tory',
    port: 'port',
    kinds: { city: 'miasto', town: 'miasteczko', offboard: 'obszar poza mapą', junction: 'rozjazd', mine: 'kopalnia' },
    colours: {
      white: 'biały',
      yellow: 'żółty',
      green: 'zielony',
      brown: 'brązowy',
      gray: 'szary',
      red: 'czerwony',
      blue: 'niebieski',
      black: 'czarny',
    },
    printed: {
      white: 'pusty heks',
      yellow: 'nadrukowany żółty',
      green: 'nadrukowany zielony',
      brown: 'nadrukowany brązowy',
      gray: 'szary, bez ulepszeń',
      red: 'poza mapą',
      blue: 'woda',
    },
    gauges: { standard: 'tor normalny', narrow: 'tor wąski', dual: 'tor podwójny' },
    terrains: {
      mountain: 'góry',
      hill: 'wzgórza',
      rough: 'nierówny teren',
      water: 'woda',
      river: 'rzeka',
      swamp: 'bagno',
      desert: 'pustynia',
      lake: 'jezioro',
    },
    borders: { impassable: 'nieprzejezdne', mountain: 'przełęcz', water: 'most', province: 'granica prowincji' },
    sides: {
      flat: ['południe', 'południowy zachód', 'północny zachód', 'północ', 'północny wschód', 'południowy wschód'],
      pointy: ['południowy zachód', 'zachód', 'północny zachód', 'północny wschód', 'wschód', 'południowy wschód'],
    },
  },
}
