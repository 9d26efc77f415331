// The engine's own tests on mutated sources, all in one process that loads everything once.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { plan } from './plan.js'

const { sources, tests, always } = plan()
const codeOf = new Map(sources.map(({ path, code }) => [path, code]))

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
      load: (id) => codeOf.get(id),
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
