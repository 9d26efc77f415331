import type { TestProject } from 'vitest/node'
import { FORGETFUL, startPostgres } from '../../../../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server where tests may make databases. */
    readonly postgres: string
  }
}

/** One PostgreSQL for all tests: TEST_DATABASE_URL names one that runs already. */
const setUp = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    provide('postgres', named)
    return undefined
  }
  const postgres = await startPostgres(FORGETFUL)
  provide('postgres', postgres.url)
  return postgres.stop
}

export default setUp
