// Some of many, drawn by a seed: what is found of them holds for all within an interval.

/** Numbers of a generator that is good enough to draw with, the same from the same seed. */
const numbers = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let x = state
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    return (x ^ (x >>> 15)) >>> 0
  }
}

export const sampleOf = (all: readonly number[], size: number, seed: number): ReadonlySet<number> => {
  if (size >= all.length) return new Set(all)
  const next = numbers(seed)
  const drawn = all.map((id) => ({ id, key: next() }))
  return new Set(
    drawn
      .sort((a, b) => a.key - b.key || a.id - b.id)
      .slice(0, size)
      .map(({ id }) => id),
  )
}

/** Wilson's interval for a share, at 95 %. */
export const interval = (hits: number, tries: number): readonly [number, number] => {
  if (tries === 0) return [0, 1]
  const z = 1.96
  const share = hits / tries
  const middle = share + (z * z) / (2 * tries)
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const scale = 1 + (z * z) / tries
  return [(middle - spread) / scale, (middle + spread) / scale]
}
