/** Certificates by their sizes in percent, largest first. */
export type Papers = readonly number[]

/** Which of two sets of papers worth the same is the usual one: negative = the first. */
export type PaperOrder = (a: Papers, b: Papers) => number

const largestFirst = (a: number, b: number): number => b - a

/** Sizes in any order → as papers are written. */
export const papersOf = (sizes: Iterable<number>): Papers => [...sizes].sort(largestFirst)

export const worthOf = (papers: Papers): number => papers.reduce((sum, size) => sum + size, 0)

/** As few papers as possible; of equally many, large ones before small. */
export const fewestPapers: PaperOrder = (a, b) => a.length - b.length

/** As many papers as possible: large ones stay where they are (1849: the last certificate). */
export const smallestPapers: PaperOrder = (a, b) => b.length - a.length

/** Every set of papers out of these that is worth exactly `percent`, the usual one first. */
export const waysToMake = (papers: Papers, percent: number, order: PaperOrder = fewestPapers): readonly Papers[] => {
  const sizes = papersOf(new Set(papers))
  const ways: Papers[] = []
  const build = (from: number, left: number, taken: Papers): void => {
    const size = sizes[from]
    if (left === 0) ways.push(taken)
    else if (size !== undefined && left > 0) {
      for (let n = papers.filter((each) => each === size).length; n >= 0; n--)
        build(from + 1, left - n * size, [...taken, ...Array.from({ length: n }, () => size)])
    }
  }
  if (percent > 0) build(0, percent, [])
  return ways.sort(order)
}

/** Everything that some of these papers are worth together, in rising order. */
export const sumsOf = (papers: Papers): readonly number[] => {
  const sums = new Set([0])
  for (const size of papers) for (const sum of [...sums]) sums.add(sum + size)
  sums.delete(0)
  return [...sums].sort((a, b) => a - b)
}

/** Papers of the first that the second has not. */
export const beyond = (papers: Papers, others: Papers): Papers => {
  const left = [...others]
  return papers.filter((size) => {
    const at = left.indexOf(size)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** What is left when `taken` is taken out; null = not all of it is there. */
export const without = (papers: Papers, taken: Papers): Papers | null =>
  beyond(taken, papers).length === 0 ? beyond(papers, taken) : null

/** Papers both have. */
export const common = (papers: Papers, others: Papers): Papers => beyond(papers, beyond(papers, others))

export const samePapers = (a: Papers, b: Papers): boolean =>
  a.length === b.length && a.every((size, i) => size === b[i])

/** `10%+5%+5%`: how a set of papers is called in a choice. */
export const papersName = (papers: Papers): string => papers.map((size) => `${size}%`).join('+')
