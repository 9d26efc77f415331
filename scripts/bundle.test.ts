import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-bundle-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const source = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const exported = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)

it('bundles TypeScript with what it imports', async () => {
  source('gauge.ts', 'export const gauge: string = "narrow"')
  const entry = source('entry.ts', 'export { gauge } from "./gauge.js"\nexport const here = import.meta.url')
  const { gauge, here } = await exported(await bundle(entry))
  expect(gauge).toBe('narrow')
  expect(here).toBe(pathToFileURL(entry).href)
})

it('keeps the bundle until a source changes', async () => {
  const gauge = source('gauge.ts', 'export const gauge: string = "narrow"')
  const entry = source('entry.ts', 'export { gauge } from "./gauge.js"')
  const first = await bundle(entry)
  expect(await bundle(entry)).toBe(first)
  source('gauge.ts', 'export const gauge: string = "broad"')
  utimesSync(gauge, 1, 1)
  expect((await exported(await bundle(entry))).gauge).toBe('broad')
})

it('bundles the worker that a source names, again when the worker changes', async () => {
  const worker = (answer: number) =>
    source(
      'run.worker.ts',
      `import { parentPort } from 'node:worker_threads'\nparentPort?.postMessage(${answer} as number)`,
    )
  worker(846)
  const entry = source('entry.ts', "export const worker = new URL('./run.worker.js', import.meta.url)")
  const answer = async () => {
    const { worker } = await exported(await bundle(entry))
    const [message] = await once(new Worker(worker as URL), 'message')
    return message
  }
  expect(await answer()).toBe(846)
  utimesSync(worker(849), 1, 1)
  expect(await answer()).toBe(849)
})
