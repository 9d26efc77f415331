import { contrast } from '@roundhouse/board'

/** Broken lines, so that two of one colour can be told apart. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [12, 3, 2, 3],
  [5, 2],
  [14, 6],
  [6, 3, 2, 3, 2, 3],
  [3, 6],
]

export const dashOf = (index: number): readonly number[] => DASHES[index % DASHES.length] as readonly number[]

const channels = (colour: string): readonly number[] => {
  const full = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join('') : colour.slice(1, 7)
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16) || 0)
}

const mix = (a: string, b: string, part: number): string => {
  const from = channels(a)
  const to = channels(b)
  return `#${from
    .map((c, i) =>
      Math.round(c + ((to[i] as number) - c) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour, drawn towards the ink until a line in it can be seen on the ground (4 : 1). */
export const lineColour = (colour: string, ground: string, ink: string): string => {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(colour, ink, part)
    if (contrast(mixed, ground) >= 4) return mixed
  }
  return ink
}
