/** Where in a scenario something stands: the keys and indices that lead to it. */
export type Path = readonly (string | number)[]

export interface Problem {
  /** For example `operators["B&O"].tokens[1]`; empty for the scenario as a whole. */
  readonly path: string
  /** What is wrong, as a sentence. */
  readonly problem: string
}

export const placeOf = (path: Path): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}[${JSON.stringify(key)}]`
    return text === '' ? key : `${text}.${key}`
  }, '')

/** Collects what is wrong, so that all of it can be told at once. */
export class Problems {
  readonly list: Problem[] = []

  add(path: Path, problem: string): undefined {
    this.list.push({ path: placeOf(path), problem })
    return undefined
  }

  get none(): boolean {
    return this.list.length === 0
  }
}
