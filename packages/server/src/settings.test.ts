import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from './settings.js'

const DOCS = readFileSync(new URL('../../../docs/running-a-server.md', import.meta.url), 'utf8')

/** Every variable that is looked at, whatever is read of it. */
const looked = (): readonly string[] => {
  const names = new Set<string>()
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }), null)
  return [...names].sort()
}

describe('settings', () => {
  it('are described, all of them and no others', () => {
    const described = [...DOCS.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(described.sort()).toEqual(looked())
  })

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ LIMITS: 'perhaps' }, 'LIMITS'],
    [{ LIMITS: 'off', HOST: '0.0.0.0' }, 'LIMITS'],
    [{ LOG: 'loud' }, 'LOG'],
    [{ DATABASE_URL: 'mysql://a:secret@b' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/rails' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: '2' }, 'TRUST_PROXY'],
    [{ WORKERS: '0' }, 'WORKERS'],
    [{ LOADED_TABLES: '-1' }, 'LOADED_TABLES'],
  ])('%j is refused by name, without a secret', (env, name) => {
    expect(() => readSettings(env, null)).toThrow(BadSetting)
    expect(() => readSettings(env, null)).toThrow(new RegExp(`^${name}\\b(?!.*secret)`))
  })
})
