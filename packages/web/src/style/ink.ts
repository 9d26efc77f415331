const channel = (value: number): number => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Black or white, whichever reads better on a `#rrggbb`. */
export const inkOn = (colour: string): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => channel(Number.parseInt(colour.slice(i, i + 2), 16) || 0))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2 ? '#1d1a17' : '#ffffff'
}
