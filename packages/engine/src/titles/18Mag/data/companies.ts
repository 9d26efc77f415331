import { byId } from '../../../core/charters.js'
import type { OperatorData, PrivateData } from '../../../core/data.js'
import type { HexId, OperatorId, PrivateId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'

/** The home station, then two extra ones (MAG-TOK-2). */
const MINOR_TOKENS: readonly number[] = [0, 40, 80]
/** Majors have no home (MAG-MTK-1). */
const MAJOR_TOKENS: readonly number[] = [40, 80]
const SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 10, 10]

const minor = (id: OperatorId, name: string, hex: HexId, city = 0): OperatorData => ({
  id,
  name,
  kind: 'minor',
  colour: '#1d1d1d',
  textColour: '#ffffff',
  home: { hex, city },
  tokens: MINOR_TOKENS,
  shares: [],
})

const major = (
  id: OperatorId,
  name: string,
  colour: string,
  textColour: string,
  letters?: string,
  shares: readonly number[] = SHARES,
): OperatorData => ({
  id,
  name,
  ...(letters !== undefined && { letters }),
  kind: 'corporation',
  colour,
  textColour,
  tokens: MAJOR_TOKENS,
  shares,
})

/** In the order they act (2.1). */
export const MINORS: readonly OperatorData[] = [
  minor('1', 'Magyar Északi Vasút', 'E12', 1),
  minor('2', 'Magyar Keleti Vasút', 'D19'),
  minor('3', 'Magyar Nyugoti Vasút', 'E10'),
  minor('4', 'Tiszavidéki Vasút', 'G14', 1),
  minor('5', 'Első Erdélyi Vasút', 'H27'),
  minor('6', 'Kassa-Oderbergi Vasút', 'B17'),
  minor('7', 'Mohács-Pécsi Vasút', 'G10', 1),
  minor('8', 'Hrvatske Željeznice', 'H5'),
  minor('9', 'Szabadka-Újvidék Vasút', 'I14', 1),
  minor('10', 'Arad-Temesvári Vasúttársaság', 'H17'),
  minor('11', 'Győr-Sopron-Ebenfurti Vasút', 'D7'),
  minor('12', 'Segesvár–Szentágotai Vasút', 'H23'),
  minor('13', 'Déli Vasút', 'I2'),
]

/** Of an expansion, for imported games only. */
export const NEW_MINORS: readonly OperatorData[] = [
  minor('14', 'Nagyvárad–Kolozsvár-vasútvonal', 'F23'),
  minor('15', 'Vágvölgyi vasút', 'C8'),
  minor('16', 'Püspökladány–Nagyvárad vasútvonal', 'F19'),
]

/** On the small map (2.9). */
export const SMALL_MINORS: readonly OperatorData[] = [
  minor('1', 'Magyar Északi Vasút', 'C8', 1),
  minor('2', 'Magyar Keleti Vasút', 'B15'),
  minor('3', 'Magyar Nyugoti Vasút', 'C6'),
  minor('4', 'Tiszavidéki Vasút', 'E10'),
  minor('6', 'Kassa-Oderbergi Vasút', 'A12'),
  minor('7', 'Mohács-Pécsi Vasút', 'E6', 1),
  minor('11', 'Győr-Sopron-Ebenfurti Vasút', 'B3'),
]

/** Letters on the charters of the minors. */
export const ABBREVIATIONS: Readonly<Record<OperatorId, string>> = {
  1: 'MÉV',
  2: 'MKV',
  3: 'MNyV',
  4: 'TVV',
  5: 'EEV',
  6: 'KOV',
  7: 'MPV',
  8: 'HŽ',
  9: 'SzÚV',
  10: 'ATV',
  11: 'GySEV',
  12: 'SSzV',
  13: 'DV',
}

/** Terrain tokens on the charter; none where a minor is not named (2.1). */
export const TERRAIN_TOKENS: Readonly<Record<OperatorId, number>> = { 5: 3, 6: 1, 7: 1, 12: 2, 13: 1, 14: 2 }

/** Wagons, builders, makers of trains. Prices are dealt, and equal ones stacked, in this order (MAG-SET-4). */
export const RABA = major('RABA', 'Magyar Waggon- és Gépgyár Rt.', '#d81f2a', '#ffffff', 'RÁBA')
export const GANZ = major('G&C', 'Ganz & Cie', '#9fd3ee', '#000000')
export const SNW = major('SNW', 'Schlick-Nicholson Gép-, Waggon- és Hajógyár Rt.', '#6b6b6b', '#ffffff')
export const SIK = major('SIK', 'Gróf Széchenyi István Konzorcium', '#0b7d3b', '#ffffff')
export const SKEV = major('SKEV', 'Széchy Károly Építőipari Vállalat', '#f7d917', '#000000', 'SzKÉV')
const LDSTEG = major('LdStEG', 'Lokomotivfabrik der Staatseisenbahn-Gesellschaft', '#f28c1b', '#000000')
export const MAVAG = major('MAVAG', 'Magyar Királyi Államvasutak Gépgyára', '#7b2d8e', '#ffffff', 'MÁVAG')

export const MAJORS: readonly OperatorData[] = [RABA, GANZ, SNW, SIK, SKEV, LDSTEG, MAVAG]
export const SMALL_MAJORS: readonly OperatorData[] = [RABA, SIK, SKEV, LDSTEG]

/** Of an expansion, for imported games only. */
export const CIWL = major(
  'CIWL',
  'Compagnie Internationale des Wagons-Lits',
  '#8a4b2a',
  '#ffffff',
  undefined,
  [40, 20, 20, 20],
)

export interface Cast {
  readonly small: boolean
  readonly newMinors: boolean
  readonly newMajor: boolean
}

export const operatorsOf = ({ small, newMinors, newMajor }: Cast): Readonly<Record<OperatorId, OperatorData>> =>
  small
    ? byId([...SMALL_MINORS, ...SMALL_MAJORS])
    : byId([...MINORS, ...(newMinors ? NEW_MINORS : []), ...MAJORS, ...(newMajor ? [CIWL] : [])])

const supporter = (id: PrivateId, name: string, power: Text): PrivateData => ({ id, name, price: 0, income: 0, power })

/** Cards of an expansion, each usable once an operating round; for imported games only. */
export const SUPPORTERS: Readonly<Record<PrivateId, PrivateData>> = byId([
  supporter('KK', 'Kandó Kálmán', {
    en: 'Once an operating round: a new train for 10, 15, 20 or 30 Ft less (2-, 3-, 4-, 6-train).',
    ru: 'Раз в операционный раунд: новый поезд на 10, 15, 20 или 30 Ft дешевле (поезд 2, 3, 4, 6).',
    pl: 'Raz na rundę operacyjną: nowy pociąg o 10, 15, 20 lub 30 Ft taniej (pociąg 2, 3, 4, 6).',
  }),
  supporter('FJ', 'Feketeházy János', {
    en: 'Once an operating round: a terrain token that costs nothing.',
    ru: 'Раз в операционный раунд: бесплатный жетон местности.',
    pl: 'Raz na rundę operacyjną: darmowy żeton terenu.',
  }),
  supporter('SMFvR', 'Salomon Mayer Freiherr von Rothschild', {
    en: 'Once an operating round: 10 Ft for one of your minors.',
    ru: 'Раз в операционный раунд: 10 Ft для одной из ваших малых компаний.',
    pl: 'Raz na rundę operacyjną: 10 Ft dla jednej z twoich małych spółek.',
  }),
  supporter('GSvS', 'Georg Simon von Sina', {
    en: 'Once an operating round: one more upgrade, to green or brown.',
    ru: 'Раз в операционный раунд: ещё одно улучшение, до зелёного или коричневого.',
    pl: 'Raz na rundę operacyjną: jeszcze jedno ulepszenie, do zielonego lub brązowego.',
  }),
  supporter('DDSG', 'Donaudampfschifffahrtsgesellschaft', {
    en: 'Once an operating round: a station of a minor at half price.',
    ru: 'Раз в операционный раунд: станция малой компании за полцены.',
    pl: 'Raz na rundę operacyjną: stacja małej spółki za pół ceny.',
  }),
  supporter('MA', 'Magyar Államvasutak', {
    en: 'Once an operating round: one train may visit one more town.',
    ru: 'Раз в операционный раунд: один поезд может зайти ещё в один городок.',
    pl: 'Raz na rundę operacyjną: jeden pociąg może odwiedzić jeszcze jedno miasteczko.',
  }),
])
