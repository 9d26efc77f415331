import type { Colour } from '@roundhouse/engine'

/** How one colour of tile or printed hex is painted. */
export interface Tint {
  readonly fill: string
  /** The hairline around it. */
  readonly edge: string
  /** The light casing of track on it. */
  readonly casing: string
  readonly ink: string
}

export type Ground = 'plain' | 'mountain' | 'hill' | 'rough' | 'water' | 'river' | 'swamp' | 'desert' | 'lake'

/** Colours of a board as data. Lightness falls from yellow to gray, so the order survives any eye and any copier. */
export interface Palette {
  readonly name: 'light' | 'dark'
  /** The sheet the hexes are printed on. */
  readonly sheet: string
  readonly sheetInk: string
  readonly coast: string
  readonly tints: Readonly<Record<Colour, Tint>>
  /** Plain paper, tinted by what grows or rises there. */
  readonly grounds: Readonly<Record<Ground, string>>
  readonly track: string
  readonly city: string
  readonly rim: string
  /** Disc of a revenue figure. */
  readonly disc: string
  readonly barrier: string
  /** Thin light line around barriers where the ground is dark. */
  readonly barrierEdge: string
  readonly rock: string
  readonly rockShade: string
  readonly snow: string
  readonly water: string
  readonly reed: string
  readonly sand: string
  readonly legal: string
  readonly chosen: string
  readonly danger: string
  /** Little cells of values by phase, by the colour they begin with. */
  readonly cells: Readonly<Record<string, { readonly fill: string; readonly ink: string }>>
}

const INK = '#26221d'

export const LIGHT: Palette = {
  name: 'light',
  sheet: '#eee6d3',
  sheetInk: '#7b6f5b',
  coast: '#8d7f66',
  tints: {
    white: { fill: '#f8f2e4', edge: '#d8ccb4', casing: '#fffdf7', ink: INK },
    yellow: { fill: '#f4d873', edge: '#c9a83c', casing: '#fff6d6', ink: INK },
    green: { fill: '#9bc486', edge: '#6c9a5a', casing: '#e2f0d8', ink: '#1d2418' },
    brown: { fill: '#bd8d60', edge: '#8c6440', casing: '#f0dcc6', ink: '#221911' },
    gray: { fill: '#929498', edge: '#67696d', casing: '#e4e5e6', ink: '#17181a' },
    red: { fill: '#d57e68', edge: '#a4523f', casing: '#f8dfd7', ink: '#2b120c' },
    blue: { fill: '#a9c9d8', edge: '#7ba2b5', casing: '#e9f4f8', ink: '#14242c' },
  },
  grounds: {
    plain: '#f8f2e4',
    mountain: '#eadfca',
    hill: '#efe6d0',
    rough: '#f3ebd8',
    water: '#e4ecea',
    river: '#e4ecea',
    swamp: '#e2e8d3',
    desert: '#f6e8c6',
    lake: '#c3dbe5',
  },
  track: '#211e1a',
  city: '#fffdf8',
  rim: '#211e1a',
  disc: '#fffdf8',
  barrier: '#3a2f25',
  barrierEdge: '#f8f2e4',
  rock: '#a68d6d',
  rockShade: '#7f6749',
  snow: '#fdfaf3',
  water: '#5f9cb8',
  reed: '#6f8a4b',
  sand: '#c9a25a',
  legal: '#1f6feb',
  chosen: '#d6336c',
  danger: '#b3261e',
  cells: {
    white: { fill: '#fdf9ef', ink: INK },
    yellow: { fill: '#f4d873', ink: INK },
    green: { fill: '#9bc486', ink: '#1d2418' },
    brown: { fill: '#a9744a', ink: '#fffaf2' },
    gray: { fill: '#6f7175', ink: '#ffffff' },
    black: { fill: '#2a2724', ink: '#fffaf2' },
  },
}

export const DARK: Palette = {
  name: 'dark',
  sheet: '#24211d',
  sheetInk: '#9a8f7c',
  coast: '#6f6553',
  tints: {
    white: { fill: '#4a443a', edge: '#5d5548', casing: '#8a806f', ink: '#e9e0cf' },
    yellow: { fill: '#d3b24c', edge: '#9d8230', casing: '#f2e0a4', ink: '#201b10' },
    green: { fill: '#77a262', edge: '#517541', casing: '#cbe0bf', ink: '#141b0f' },
    brown: { fill: '#9a6e46', edge: '#6d4a2b', casing: '#dfc3a5', ink: '#1a120b' },
    gray: { fill: '#727479', edge: '#515357', casing: '#c9cacc', ink: '#101113' },
    red: { fill: '#b0604c', edge: '#7d3d2e', casing: '#e8c3b8', ink: '#1f0c07' },
    blue: { fill: '#4d7488', edge: '#3a5a6b', casing: '#b5d0dc', ink: '#0d181e' },
  },
  grounds: {
    plain: '#4a443a',
    mountain: '#483e31',
    hill: '#4b4336',
    rough: '#4b4437',
    water: '#3f4748',
    river: '#3f4748',
    swamp: '#424735',
    desert: '#564a33',
    lake: '#35505c',
  },
  track: '#14120f',
  city: '#efe8da',
  rim: '#14120f',
  disc: '#efe8da',
  barrier: '#0d0b09',
  barrierEdge: '#a3937a',
  rock: '#8d7655',
  rockShade: '#66533a',
  snow: '#d9d0be',
  water: '#6aa3bd',
  reed: '#8aa562',
  sand: '#c29b54',
  legal: '#6ea8ff',
  chosen: '#ff7aa5',
  danger: '#ff6b5e',
  cells: {
    white: { fill: '#d8cfbd', ink: '#201b10' },
    yellow: { fill: '#d3b24c', ink: '#201b10' },
    green: { fill: '#77a262', ink: '#141b0f' },
    brown: { fill: '#8a5d38', ink: '#f6ecdd' },
    gray: { fill: '#5a5c60', ink: '#f4f4f4' },
    black: { fill: '#171512', ink: '#efe8da' },
  },
}

export const PALETTES = { light: LIGHT, dark: DARK } as const

export const FONT = "'Fira Sans Condensed', 'Fira Sans', 'Liberation Sans Narrow', 'Arial Narrow', Arial, sans-serif"

const channel = (value: number): number => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 black to 1 white, of `#rrggbb` or `#rgb`. */
export const luminance = (colour: string): number => {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join('') : colour.slice(1)
  const [r, g, b] = [0, 2, 4].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16) || 0))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}
