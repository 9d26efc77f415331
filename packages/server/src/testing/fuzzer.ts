/** JSON Schema as the contract uses it. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** An operation in the words of OpenAPI. */
export interface OperationText {
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<Record<string, unknown>>
}

/** What exists on the server, so that requests are about something. */
export interface Pool {
  readonly tokens: readonly string[]
  readonly ids: readonly string[]
  readonly actions: readonly object[]
}

export interface FuzzedRequest {
  readonly address: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
  /** The path is so wrong that another route, or none, may answer. */
  readonly isMisaddressed: boolean
}

const STRINGS = [
  '',
  ' ',
  'p1',
  'p9',
  'mine',
  'me',
  'bot:hard',
  '18MEX',
  '1849',
  'null',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>',
  '\u0000',
  '\u202e',
  '\ud800',
  '😀',
  '../../etc',
  '%00',
  'a'.repeat(300),
]
const NUMBERS = [0, 1, -1, 2, 3, 0.5, 1e6, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308]
const THINGS: readonly unknown[] = [null, true, false, [], {}, [[]], { a: {} }]

/** Makes requests out of a description, most of them nearly right; the same seed, the same requests. */
export class Fuzzer {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1: mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  #isRare(): boolean {
    return this.next() < 0.06
  }

  #anything(): unknown {
    return this.pick<unknown>([this.pick(STRINGS), this.pick(NUMBERS), this.pick(THINGS)])
  }

  #text({ pattern = '', minLength = 0 }: Schema, pool: Pool): string {
    if (pattern === '^p[1-9]$') return `p${1 + Math.floor(this.next() * 4)}`
    if (pattern === '^[\\w-]+$') return this.pick(pool.ids)
    if (pattern.includes('@')) return 'a@b.org'
    const title = this.pick(['18MEX', '1846', '1849', '18Mag', `x${Math.floor(this.next() * 1e6)}`])
    return title.padEnd(minLength, 'x')
  }

  /** A value as a schema wants it, or, now and then, something else. */
  value(schema: Schema, pool: Pool, name = ''): unknown {
    if (this.#isRare()) return this.#anything()
    if ('const' in schema) return schema.const
    if (schema.anyOf) return this.value(this.pick(schema.anyOf), pool, name)
    switch (schema.type) {
      case 'string':
        return this.#text(schema, pool)
      case 'integer':
      case 'number': {
        const { minimum = -2, maximum = 12 } = schema
        return minimum + Math.floor(this.next() * (Math.min(maximum, 9) - minimum + 1))
      }
      case 'boolean':
        return this.next() < 0.5
      case 'null':
        return null
      case 'array':
        return Array.from({ length: Math.floor(this.next() * 4) }, () => this.value(schema.items ?? {}, pool))
      case 'object':
        return this.#object(schema, pool, name)
      default:
        return this.#anything()
    }
  }

  #object({ properties, required = [] }: Schema, pool: Pool, name: string): unknown {
    if (!properties) return name === 'action' ? this.#action(pool) : { [this.pick(STRINGS)]: this.#anything() }
    const made: Record<string, unknown> = {}
    for (const [key, schema] of Object.entries(properties)) {
      const isLeftOut = required.includes(key) ? this.#isRare() : this.next() < 0.5
      if (!isLeftOut) made[key] = this.value(schema, pool, key)
    }
    if (this.#isRare()) made[this.pick(STRINGS)] = this.#anything()
    return made
  }

  /** Something one could do, or something like it. */
  #action(pool: Pool): unknown {
    const action: Record<string, unknown> = { ...this.pick(pool.actions) }
    while (this.next() < 0.4) action[this.pick([...Object.keys(action), 'extra'])] = this.#anything()
    return action
  }

  #body(schema: Schema, pool: Pool): string {
    const text = JSON.stringify(this.value(schema, pool)) ?? ''
    if (!this.#isRare()) return text
    return this.pick([text.slice(0, -1), '', 'null', '['.repeat(5000), `${text}${text}`, `"${'x'.repeat(70_000)}"`])
  }

  request(
    { path, method, text }: { readonly path: string; readonly method: string; readonly text: OperationText },
    pool: Pool,
  ): FuzzedRequest {
    let isMisaddressed = false
    let address = path
    const query: string[] = []
    for (const { name, in: place, schema } of text.parameters) {
      const value = this.value(schema, pool, name)
      const said = encodeURIComponent(
        (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cs}/gu, ''),
      )
      if (place === 'path') {
        const part = this.#isRare() ? '%zz' : said
        // An empty or dotted part makes it another path.
        if (part === '' || part === '%zz' || /^\.+$/.test(part) || part === 'current') isMisaddressed = true
        address = address.replace(`{${name}}`, part)
      } else if (this.next() < 0.5) query.push(`${name}=${said}`)
    }
    if (query.length > 0) address += `?${query.join('&')}`
    const token = this.pick([...pool.tokens, ...pool.tokens, null, 'rh_nobody'])
    const schema = text.requestBody?.content['application/json'].schema
    const headers: Record<string, string> = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(schema && { 'content-type': this.#isRare() ? 'text/plain' : 'application/json' }),
      'accept-language': this.pick(['en', 'ru', 'pl', '*', ';;q=x']),
    }
    return {
      address,
      method,
      headers,
      ...(schema && { body: this.#body(schema, pool) }),
      isMisaddressed,
    }
  }
}
