import { relative } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that take long, the longest of each project first: one that begins last leaves all processors but one idle. */
export const LONG: readonly string[] = [
  'packages/engine/src/routes/recorded.test.ts',
  'scripts/random-game.test.ts',
  'scripts/own-games/own-games.test.ts',
  'packages/engine/src/titles/1846/tests/secrets.test.ts',
  'packages/engine/src/titles/1849/tests/recorded.test.ts',
  'packages/engine/src/titles/18MEX/tests/recorded.test.ts',
  'packages/engine/src/titles/18Mag/tests/recorded.test.ts',
  'packages/engine/src/titles/1846/tests/recorded.test.ts',
  'scripts/work/work.test.ts',
  'packages/engine/src/ahead/randomGames.test.ts',
  'packages/engine/src/names.test.ts',
  'packages/web/src/decision/previews.test.ts',
  'scripts/kept-games/kept-games.test.ts',
  'scripts/mutated-files/mutated-files.test.ts',
  'scripts/refusals/refusals.test.ts',
  'packages/engine/src/routes/search.test.ts',
  'packages/engine/src/titles/18Mag/tests/soloGame.test.ts',
  'packages/server/src/crash.test.ts',
  'packages/server/src/fuzz.test.ts',
  'packages/web/e2e/together.test.ts',
  'packages/web/e2e/board.test.ts',
  'packages/web/e2e/safety.test.ts',
  'packages/web/e2e/online.test.ts',
  'packages/web/e2e/report.test.ts',
]

const rank = (file: string): number => {
  const at = LONG.indexOf(file)
  return at < 0 ? LONG.length : at
}

/** Within each project what takes long begins first; without it the size of a file is all vitest has to go by. */
export class LongFirst extends BaseSequencer {
  readonly #root: string

  constructor(vitest: Vitest) {
    super(vitest)
    this.#root = vitest.config.root
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (spec: TestSpecification): number => rank(relative(this.#root, spec.moduleId).replaceAll('\\', '/'))
    const sorted = await super.sort(files)
    return sorted
      .map((spec, at) => ({ spec, at, project: sorted.findIndex((each) => each.project === spec.project) }))
      .sort((a, b) => a.project - b.project || order(a.spec) - order(b.spec) || a.at - b.at)
      .map(({ spec }) => spec)
  }
}
