// The engine's own tests on mutated sources, all in one process that loads everything once.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { instrument } from './instrument.js'
import { plan } from './plan.js'

const { sources, tests, always } = plan()
const firstOf = new Map(sources.map(({ path, first }) => [path, first]))

class Nearest extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((a, b) => tests.indexOf(a.moduleId) - tests.indexOf(b.moduleId))
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const first = firstOf.get(id)
        return first === undefined ? undefined : instrument(readFileSync(id, 'utf8'), first).code
      },
    },
  ],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [...tests],
    runner: new URL('./runner.ts', import.meta.url).pathname,
    sequence: { sequencer: Nearest },
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    bail: always === null ? 0 : 1,
    testTimeout: 60_000,
    reporters: ['dot'],
    watch: false,
  },
})
