import { contract } from '../api/contract.js'
import { ERRORS } from '../api/errors.js'
import type { Operation } from '../api/operation.js'

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPED[char] ?? char)
const code = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const WHO: Readonly<Record<Operation['who'], string>> = {
  anyone: 'anyone',
  user: 'a guest or an account',
  account: 'an account',
  seated: 'who sits at the table',
  host: 'the host of the table',
  operator: 'who runs the server',
}

type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly patternProperties?: object
}

/** A schema in a line or a few. */
const shown = (schema: Shape, indent = ''): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map((each) => shown(each, indent)).join(' | ')
  if (schema.type === 'array') return `[ ${schema.items ? shown(schema.items, indent) : ''} … ]`
  if (schema.type === 'object' && schema.properties) {
    const inner = `${indent}  `
    const lines = Object.entries(schema.properties).map(
      ([name, each]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${shown(each, inner)}`,
    )
    return lines.length === 0 ? '{ }' : `{\n${lines.join('\n')}\n${indent}}`
  }
  if (schema.type === 'object' || schema.patternProperties) return '{ … }'
  return schema.type ?? 'anything'
}

const part = (title: string, schema: unknown): string =>
  schema ? `<h4>${title}</h4><pre>${escaped(shown(schema as Shape))}</pre>` : ''

const section = (name: string, operation: Operation): string => {
  const { method, path, summary, description, who, params, query, body, answers, errors, live } = operation
  const answered = Object.entries(answers).map(([status, schema]) => part(`Answer ${status}`, schema))
  const failures = errors.map(
    (each) => `<li><code>${ERRORS[each].status} ${each}</code> ${code(ERRORS[each].text.en)}</li>`,
  )
  return `<section id="${name}"><h3><code>${method} ${escaped(path)}</code></h3>
<p>${code(summary)}. For ${WHO[who]}.</p>${description ? `<p>${code(description)}</p>` : ''}
${part('In the address', params)}${part('Query', query)}${part('Body', body)}${answered.join('')}
${live ? part('Sent to the client', live.sends) : ''}
${failures.length > 0 ? `<h4>Errors</h4><ul>${failures.join('')}</ul>` : ''}</section>`
}

export const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:6px;font-size:14px}section{border-top:1px solid #8886;margin-top:2rem}
h4{margin:.75rem 0 .25rem}li{margin:.15rem 0}`

/** The contract as a page to read, without a script. */
export const readingPage = (): string => {
  const all = Object.entries(contract) as [string, Operation][]
  const index = all.map(
    ([name, { method, path }]) => `<li><a href="#${name}"><code>${method} ${escaped(path)}</code></a></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Roundhouse: the API</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Roundhouse: the API</h1>
<p>JSON under <code>/api</code>. A program says <code>Authorization: Bearer TOKEN</code>; the page has a cookie. An error is
<code>{ error: { code, message, … } }</code>, its message in the language of <code>Accept-Language</code> (en, ru, pl). The same
for programs: <a href="/api/openapi.json">openapi.json</a>.</p><ul>${index.join('')}</ul>
${all.map(([name, operation]) => section(name, operation)).join('\n')}</body></html>`
}
