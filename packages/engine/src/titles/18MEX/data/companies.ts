import { byId, corporationOf, minorOf } from '../../../core/charters.js'
import type { OperatorData, PrivateData } from '../../../core/data.js'
import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'

/** National Railways of Mexico, which takes over another major (5.3). */
export const NDM: OperatorId = 'NdM'
/** Kansas City, Mexico & Orient, which builds in Copper Canyon (T3). */
export const KCMO: PrivateId = 'KCM&O'

const TOKENS: readonly number[] = [0, 40, 60, 80]
const SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 10, 10]
/** The last three lie in the trade-in box: two halves for the minors' owners, then the merger share. */
const NDM_SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 5, 5, 10]

const major = (
  id: OperatorId,
  name: string,
  colour: string,
  textColour: string,
  home: HexId,
  tokens: number,
  shares = SHARES,
): OperatorData => corporationOf({ id, name, colour, textColour, home, tokens: TOKENS.slice(0, tokens) }, shares)

const minor = (id: OperatorId, name: string, colour: string, home: HexId): OperatorData =>
  minorOf({ id, name, colour, textColour: '#ffffff', home })

export const OPERATORS: Readonly<Record<OperatorId, OperatorData>> = byId([
  minor('A', 'Interoceanic Railroad', '#32cd32', 'M12'),
  minor('B', 'Sonora–Baja California Railway', '#006400', 'K6'),
  minor('C', 'Southeastern Railway', '#8b008b', 'S12'),
  major('CHI', 'Chihuahua Pacific Railway', '#ff4136', '#ffffff', 'E6', 4),
  major(NDM, 'National Railways of Mexico', '#00ac00', '#ffffff', 'O10', 4, NDM_SHARES),
  major('MC', 'Mexican Central Railway', '#232b2b', '#ffffff', 'I8', 2),
  major('PAC', 'Pacific Railroad', '#fff128', '#000000', 'B3', 4),
  major('TM', 'Texas Mexican Railway', '#ffc502', '#000000', 'I12', 2),
  major('MEX', 'Mexican Railway', '#a9a9a9', '#000000', 'P13', 3),
  major('SPM', 'Southern Pacific Railroad of Mexico', '#0080ff', '#ffffff', 'O8', 3),
  major('UdY', 'United Railways of Yucatan', '#8b008b', '#ffffff', 'Q14', 2),
])

/** Majors that may be merged into NdM at the first 5-train (5.3). */
export const MERGEABLE: readonly OperatorId[] = ['CHI', 'MC', 'MEX', 'SPM', 'UdY']

/** Tokens NdM gets for a merger, and what an unused one costs later (5.3(f)). */
export const REPLACEMENT_TOKENS: readonly number[] = [80, 80]

export interface Certificate {
  readonly corporation: OperatorId
  /** Its number among the corporation's certificates. */
  readonly index: number
}

/** Free to the first buyer of the private company (T3). */
export const COMES_WITH: Readonly<Record<PrivateId, Certificate>> = {
  MIR: { corporation: 'CHI', index: 1 },
  MNR: { corporation: NDM, index: 0 },
}

/** What a minor's owner gets out of the trade-in box when it closes (5.2). */
export const MINOR_EXCHANGE: Readonly<Record<OperatorId, Certificate>> = {
  A: { corporation: NDM, index: 7 },
  B: { corporation: NDM, index: 8 },
  C: { corporation: 'UdY', index: 8 },
}

/** For the president's certificate of the merging major, or into the Initial Offering (5.3(d), (i)). */
export const MERGER_SHARE: Certificate = { corporation: NDM, index: 9 }

/** Prices of the first company while nobody wants it: in stock rounds 1 to 5 (3.1.2). */
export const FIRST_COMPANY: { readonly id: PrivateId; readonly prices: readonly number[] } = {
  id: 'MCAR',
  prices: [20, 15, 10, 5, 0],
}

/** Copper Canyon: tile 470 in F5 for $60 (T3). */
export const COPPER_CANYON: { readonly hex: HexId; readonly tile: string; readonly cost: number } = {
  hex: 'F5',
  tile: '470',
  cost: 60,
}

interface Paper {
  readonly operator?: OperatorId
  readonly hexes?: readonly HexId[]
  /** A major may buy it for half to one and a half times its nominal (4.3.5). */
  readonly forSale?: true
}

const company = (
  id: PrivateId,
  name: string,
  price: number,
  income: number,
  power: Text | undefined,
  { forSale, ...more }: Paper = {},
): PrivateData => ({
  id,
  name,
  price,
  income,
  ...(forSale ? { sale: { min: price / 2, max: price * 1.5 } } : {}),
  ...(power ? { power } : {}),
  ...more,
})

const minorPower = (share: string): Text => ({
  en: `Minor with a 2-train of its own; half of the revenue is yours. It closes at the fifth 3-train and gives you ${share}.`,
  ru: `Малая компания со своим поездом 2; половина дохода ваша. Закрывается с пятым поездом 3 и даёт вам ${share}.`,
  pl: `Mała spółka z własnym pociągiem 2; połowa przychodu jest twoja. Zamyka się przy piątym pociągu 3 i daje ci ${share}.`,
})

const MCAR = company('MCAR', 'Mexico City–Acapulco Railroad', 20, 5, undefined, { forSale: true })

const OTHERS: readonly PrivateData[] = [
  company(
    KCMO,
    'Kansas City, Mexico & Orient Railroad',
    40,
    10,
    {
      en: 'The owning major may lay the Copper Canyon tile 470 in F5 for $60, without connection and beside its other track.',
      ru: 'Крупная компания-владелец может положить тайл 470 (Copper Canyon) в F5 за $60, без связи и сверх обычных тайлов.',
      pl: 'Spółka będąca właścicielem może położyć kafelek 470 (Copper Canyon) na F5 za $60, bez połączenia i poza zwykłymi kafelkami.',
    },
    { forSale: true, hexes: ['F5'] },
  ),
  company('A', 'Interoceanic Railroad', 50, 0, minorPower('5% NdM'), { operator: 'A' }),
  company('B', 'Sonora–Baja California Railway', 50, 0, minorPower('5% NdM'), { operator: 'B' }),
  company('C', 'Southeastern Railway', 50, 0, minorPower('10% UdY'), { operator: 'C' }),
  company(
    'MIR',
    'Mexican International Railroad',
    100,
    20,
    {
      en: 'Its first buyer gets a 10% share of CHI free.',
      ru: 'Первый покупатель бесплатно получает акцию 10% CHI.',
      pl: 'Pierwszy nabywca dostaje za darmo akcję 10% CHI.',
    },
    { forSale: true },
  ),
  company('MNR', 'Mexican National Railroad', 140, 20, {
    en: 'Its first buyer gets the president’s certificate of NdM free and sets its par. Never sold to a major; closes when NdM buys its first train.',
    ru: 'Первый покупатель бесплатно получает сертификат президента NdM и назначает её начальную цену. Крупным компаниям не продаётся; закрывается, когда NdM покупает первый поезд.',
    pl: 'Pierwszy nabywca dostaje za darmo certyfikat prezesa NdM i ustala jej kurs początkowy. Nie można jej sprzedać dużej spółce; zamyka się, gdy NdM kupi pierwszy pociąg.',
  }),
]

/** In the order they are sold. */
export const PRIVATES: Readonly<Record<PrivateId, PrivateData>> = byId([MCAR, ...OTHERS])

/** The Baja variant, for recorded games only. */
export const BAJA_PRIVATES: Readonly<Record<PrivateId, PrivateData>> = byId([
  MCAR,
  company(
    'CdB',
    'Compagnie du Boléo',
    30,
    5,
    {
      en: 'The owning major may once put a station of its own in Santa Rosalía, free and without connection, beside its usual one.',
      ru: 'Крупная компания-владелец может один раз бесплатно и без связи поставить свою станцию в Santa Rosalía, сверх обычной.',
      pl: 'Spółka będąca właścicielem może raz postawić własną stację w Santa Rosalía, za darmo, bez połączenia i poza zwykłą.',
    },
    { forSale: true, hexes: ['H3'] },
  ),
  ...OTHERS,
])
