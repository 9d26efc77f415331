/** One letter without case and marks: `Ł` → `l`, `ё` → `е`; a mark of its own → nothing. */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l').replace(/[’‘]/, "'")

export const fold = (text: string): string => [...text].map(foldLetter).join('')

/** Where words stand in a text, as [start, end) in its own letters, in order and without overlaps. */
export const placesOf = (text: string, words: readonly string[]): readonly (readonly [number, number])[] => {
  const starts: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    for (let i = 0; i < plain.length; i++) starts.push(at)
    folded += plain
    at += letter.length
  }
  starts.push(text.length)
  const found = words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const places: (readonly [number, number])[] = []
      for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length))
        places.push([starts[i] ?? 0, starts[i + word.length] ?? text.length])
      return places
    })
    .sort(([a], [b]) => a - b)
  const apart: (readonly [number, number])[] = []
  for (const place of found) if (place[0] >= (apart.at(-1)?.[1] ?? 0)) apart.push(place)
  return apart
}
