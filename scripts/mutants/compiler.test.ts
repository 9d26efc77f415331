import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compiler } from './compiler.js'
import { instrument, mutated, type Place } from './instrument.js'
import { fullPath } from './sources.js'

it('a fault that the types forbid does not compile, another does', () => {
  const path = fullPath('core/money.ts')
  const source = readFileSync(path, 'utf8')
  const compiles = compiler()
  const { mutants, places } = instrument(source)
  const compilesWith = (kind: string): boolean =>
    compiles(path, mutated(source, places[mutants.findIndex((each) => each.kind === kind)] as Place))
  expect(mutants.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chain', 'arithmetic']))
  expect([compilesWith('chain'), compilesWith('arithmetic')]).toEqual([false, true])
}, 300_000)
