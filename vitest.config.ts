import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/long-first.js'

export default defineConfig({
  test: {
    passWithNoTests: true,
    // By default one core is left free; nothing else runs beside the tests.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/web/*.test.ts',
            'packages/web/build/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['packages/server/**'],
          // No test changes a module: loading them once instead of once a file more than halves the time.
          isolate: false,
          // Only against a hang: a slow machine must not fail a test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Over real sockets, on both databases.
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/postgres-for-tests.ts'],
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // In a real browser, on the page as it is built and served.
        test: {
          name: 'e2e',
          include: ['packages/web/e2e/*.test.ts'],
          globalSetup: ['packages/web/e2e/serve.ts'],
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
