import type { Language } from '../rules.js'

/** A value whose wording differs from what `select` and `plural` look at: the id `p1`, shown as a name. */
export interface Shown {
  readonly value: string | number
  readonly text: string
}

/** null = the fact is absent: `select` takes its `none` variant (or `other`). */
export type Param = string | number | boolean | null | Shown
export type Params = Readonly<Record<string, Param>>

/** A plain `{name}`. */
interface Argument {
  readonly kind: 'argument'
  readonly name: string
}

/** `#` inside a plural form: the number itself. */
interface Count {
  readonly kind: 'count'
}

interface Choice {
  readonly kind: 'plural' | 'select'
  readonly name: string
  readonly variants: Readonly<Record<string, Message>>
}

export type Part = string | Argument | Count | Choice
export type Message = readonly Part[]

const parsed = new Map<string, Message>()

/** Reads `{name}`, `{n, plural, one {…} other {…}}` and `{kind, select, full {…} other {…}}`; both nest. */
export const parse = (template: string): Message => {
  const known = parsed.get(template)
  if (known) return known
  let at = 0

  const fail = (what: string): never => {
    throw new Error(`Message: ${what} at ${at} in "${template}"`)
  }
  const skip = (pattern: RegExp): string => {
    const match = new RegExp(pattern.source, 'y')
    match.lastIndex = at
    const found = match.exec(template)?.[0] ?? ''
    at += found.length
    return found
  }
  const expect = (char: string): void => {
    skip(/\s*/)
    if (template[at] !== char) fail(`"${char}" expected`)
    at++
  }
  const word = (pattern: RegExp): string => {
    skip(/\s*/)
    return skip(pattern) || fail('a word expected')
  }

  const choice = (name: string, inPlural: boolean): Choice => {
    const kind = word(/\w+/)
    if (kind !== 'plural' && kind !== 'select') return fail(`unknown kind "${kind}"`)
    expect(',')
    const variants: Record<string, Message> = {}
    for (skip(/\s*/); template[at] !== '}'; skip(/\s*/)) {
      const key = word(/=?[\w/.-]+/)
      if (key in variants) fail(`"${key}" twice`)
      expect('{')
      variants[key] = message(inPlural || kind === 'plural')
      expect('}')
    }
    if (!('other' in variants)) fail(`"${name}" lacks "other"`)
    return { kind, name, variants }
  }

  const message = (inPlural: boolean): Message => {
    const parts: Part[] = []
    for (;;) {
      const text = skip(inPlural ? /[^{}#]+/ : /[^{}]+/)
      if (text) parts.push(text)
      else if (template[at] === '#') {
        at++
        parts.push({ kind: 'count' })
      } else if (template[at] === '{') {
        at++
        const name = word(/[A-Za-z]\w*/)
        skip(/\s*/)
        if (template[at] === ',') {
          at++
          parts.push(choice(name, inPlural))
        } else parts.push({ kind: 'argument', name })
        expect('}')
      } else return parts
    }
  }

  const whole = message(false)
  if (at < template.length) fail('stray "}"')
  parsed.set(template, whole)
  return whole
}

const rules = new Map<Language, Intl.PluralRules>()
const pluralRules = (language: Language): Intl.PluralRules => {
  const made = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

const isShown = (param: Param): param is Shown => typeof param === 'object' && param !== null

/** Fills a template. A placeholder nobody gave a value for is a bug of ours, hence a throw. */
export const format = (template: string, params: Params, language: Language): string => {
  const lookUp = (name: string): Param => {
    const param = params[name]
    if (param === undefined) throw new Error(`Message: no value for {${name}} in "${template}"`)
    return param
  }
  const choose = ({ kind, name, variants }: Choice): { readonly variant: Message; readonly count?: number } => {
    const param = lookUp(name)
    const value = isShown(param) ? param.value : param
    if (kind === 'select') return { variant: variants[String(value ?? 'none')] ?? variants.other! }
    if (typeof value !== 'number') throw new Error(`Message: {${name}} is no number in "${template}"`)
    const category = pluralRules(language).select(value)
    return { variant: variants[`=${value}`] ?? variants[category] ?? variants.other!, count: value }
  }
  const write = (message: Message, count?: number): string =>
    message
      .map((part) => {
        if (typeof part === 'string') return part
        if (part.kind === 'count') return String(count)
        if (part.kind === 'argument') {
          const param = lookUp(part.name)
          return isShown(param) ? param.text : String(param ?? '')
        }
        const chosen = choose(part)
        return write(chosen.variant, chosen.count ?? count)
      })
      .join('')
  return write(parse(template))
}

/** Every choice in a message, the nested ones too. */
export const choices = (message: Message): readonly Choice[] =>
  message.flatMap((part) =>
    typeof part === 'string' || !('variants' in part)
      ? []
      : [part, ...Object.values(part.variants).flatMap((variant) => choices(variant))],
  )

/** The names a template needs values for, sorted. */
export const placeholders = (template: string): readonly string[] => {
  const names = (message: Message): readonly string[] =>
    message.flatMap((part) => {
      if (typeof part === 'string' || part.kind === 'count') return []
      return part.kind === 'argument' ? [part.name] : [part.name, ...Object.values(part.variants).flatMap(names)]
    })
  return [...new Set(names(parse(template)))].sort()
}

/** What is wrong with the plurals of a template: forms the language needs and the template lacks. */
export const missingPlurals = (template: string, language: Language): readonly string[] => {
  const needed = pluralRules(language).resolvedOptions().pluralCategories
  return choices(parse(template))
    .filter(({ kind }) => kind === 'plural')
    .flatMap(({ name, variants }) => needed.filter((form) => !(form in variants)).map((form) => `${name}: ${form}`))
}
