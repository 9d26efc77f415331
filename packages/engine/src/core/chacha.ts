/** `expand 16-byte k`: what ChaCha begins with where the key has 128 bits. */
const BEGIN = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]
/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const
const DOUBLE_ROUNDS = 10

const turned = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

/** Sixteen words that only somebody who knows the key can tell: block `n` of ChaCha20 (D. J. Bernstein). */
export const chacha = (key: readonly number[], n: number): Uint32Array => {
  const begin = Uint32Array.from([...BEGIN, ...key, ...key, n, Math.floor(n / 2 ** 32), 0, 0])
  const x = Uint32Array.from(begin)
  const mix = (into: number, from: number, across: number, by: number): void => {
    x[into] = (x[into] as number) + (x[from] as number)
    x[across] = turned((x[across] as number) ^ (x[into] as number), by)
  }
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      mix(a, b, d, 16)
      mix(c, d, b, 12)
      mix(a, b, d, 8)
      mix(c, d, b, 7)
    }
  }
  return x.map((word, i) => word + (begin[i] as number))
}
