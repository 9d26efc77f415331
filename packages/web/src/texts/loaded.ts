import type { Language, Text } from '@roundhouse/engine'

/** Where the texts of each group lie, by language. */
export type TextAddresses = Readonly<Record<Language, Readonly<Record<string, string>>>>

let addresses: TextAddresses = { en: {}, ru: {}, pl: {} }

/** Called once, by the page. */
export const textsLieAt = (places: TextAddresses): void => {
  addresses = places
}

/** Group → its texts by number, for each language loaded so far. */
const tables = new Map<Language, Map<string, readonly string[]>>()
/** Groups in use: another language is loaded for all of them. */
const groups = new Set<string>()

const tableOf = (language: Language): Map<string, readonly string[]> => {
  const table = tables.get(language) ?? new Map<string, readonly string[]>()
  tables.set(language, table)
  return table
}

const loading = new Map<string, Promise<void>>()

const load = (language: Language, group: string): Promise<void> => {
  const address = addresses[language][group]
  if (address === undefined || tableOf(language).has(group)) return Promise.resolve()
  const begun = loading.get(address)
  if (begun) return begun
  const started = fetch(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      tableOf(language).set(group, (await answer.json()) as readonly string[])
    })
    .finally(() => loading.delete(address))
  loading.set(address, started)
  return started
}

/** Everything in use, in this language. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([...groups].map((group) => load(language, group)))
}

/** A group from now on, in this language. */
export const loadGroup = (language: Language, group: string): Promise<void> => {
  groups.add(group)
  return load(language, group)
}

/** What is read on its own: no game needs it. */
const READ_ALONE = /(?:^|-)(?:guide|examples|lesson)$/

/** Every group a game may need, for once: a file may be of any title. */
export const loadAllGroups = async (language: Language): Promise<void> => {
  const groups = Object.keys(addresses[language]).filter((group) => !READ_ALONE.test(group))
  await Promise.all(groups.map((group) => load(language, group)))
}

/** A language that is not loaded (yet) is read in one that is: nothing on the page asks for it. */
const read = (language: Language, group: string, n: number): string => {
  const text = tables.get(language)?.get(group)?.[n]
  if (text !== undefined) return text
  for (const table of tables.values()) {
    const other = table.get(group)?.[n]
    if (other !== undefined) return other
  }
  throw new Error(`texts of ${group} are read before they are loaded`)
}

class LoadedText implements Text {
  readonly #group: string
  readonly #n: number

  constructor(group: string, n: number) {
    this.#group = group
    this.#n = n
  }

  get en(): string {
    return read('en', this.#group, this.#n)
  }

  get ru(): string {
    return read('ru', this.#group, this.#n)
  }

  get pl(): string {
    return read('pl', this.#group, this.#n)
  }
}

/** What stands for a text of the source in the built page. */
export const loadedText = (group: string, n: number): Text => new LoadedText(group, n)
