import { parseSync, Visitor } from 'vite'

const LANGUAGES = ['en', 'ru', 'pl']

export interface FoundText {
  readonly start: number
  readonly end: number
  /** en, ru, pl. */
  readonly texts: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const stringIn = (node: Node): string | null => {
  const { type, value, quasis } = node as Node & {
    readonly value?: unknown
    readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
  }
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateLiteral' && quasis?.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

const textIn = (properties: readonly Node[]): readonly string[] | null => {
  if (properties.length !== LANGUAGES.length) return null
  const found = new Map<string, string>()
  for (const property of properties) {
    const { key, value } = property as Node & { readonly key?: { readonly name?: string }; readonly value?: Node }
    const text = property.type === 'Property' && value ? stringIn(value) : null
    if (text === null || key?.name === undefined) return null
    found.set(key.name, text)
  }
  const texts = LANGUAGES.map((language) => found.get(language))
  return texts.every((text) => text !== undefined) ? (texts as string[]) : null
}

/** Every `{ en: '…', ru: '…', pl: '…' }` of a source file, in the order they stand there. */
export const textsIn = (file: string, code: string): readonly FoundText[] => {
  if (!/\bru: /.test(code)) return []
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: FoundText[] = []
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      const texts = textIn(properties as readonly Node[])
      if (texts) found.push({ start, end, texts })
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start)
}
