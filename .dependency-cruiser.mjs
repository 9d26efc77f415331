/** What each package may import: an arrow never points back. */
const ARROWS = {
  engine: [],
  board: ['engine'],
  bots: ['engine'],
  server: ['engine', 'bots', 'board'],
  web: ['engine', 'bots', 'board', 'server'],
  cli: ['engine', 'bots', 'board', 'server', 'web'],
}

const TESTS = '[.]test[.]tsx?$'
const TESTING = '^packages/(engine|server)/src/testing/'
/** How 18xx.games plays a title, and what the titles share of that. */
const SITE = ['^packages/engine/src/site/', '^packages/engine/src/titles/[^/]+/site/']
const TITLE = '^packages/engine/src/titles/([^/]+)/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const arrows = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrows-${name}`,
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    {
      name: 'client-only',
      comment: 'of the server the page knows its client alone; what builds and tests the page may start one',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/client/' },
    },
    {
      name: 'client-alone',
      comment: 'the client brings no server code with it: of the server it knows types',
      severity: 'error',
      from: { path: '^packages/server/src/client/', pathNot: TESTS },
      to: { pathNot: '^packages/server/src/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'by-name',
      comment: 'another package is imported by its name (and what its `exports` offer), never by a path into it',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'engine-alone',
      comment: 'the engine imports nothing but itself: no package, no Node module (its tests and what they share may)',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: [TESTS, TESTING] },
      to: { pathNot: '^packages/engine/src/', couldNotResolve: false },
    },
    {
      name: 'pure',
      comment: 'board and bots run anywhere: no Node module',
      severity: 'error',
      from: { path: '^packages/(board|bots)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'title-alone',
      comment: 'no title imports another title',
      severity: 'error',
      from: { path: TITLE },
      to: { path: TITLE, pathNot: '^packages/engine/src/titles/$1/' },
    },
    {
      name: 'titles-above-core',
      comment:
        'shared engine code never knows a title: only titles/index.ts, newGame.ts and the index of the package do',
      severity: 'error',
      from: {
        path: '^packages/engine/src/',
        pathNot: [TESTS, TESTING, '^packages/engine/src/titles/', '^packages/engine/src/(index|newGame)[.]ts$'],
      },
      to: { path: '^packages/engine/src/titles/' },
    },
    {
      name: 'rulebook-alone',
      comment: 'the rules know nothing of how a site plays them: only the list of titles puts both together',
      severity: 'error',
      from: {
        path: '^packages/engine/src/',
        pathNot: [
          TESTS,
          TESTING,
          '/tests/',
          ...SITE,
          '^packages/engine/src/index[.]ts$',
          '^packages/engine/src/titles/(index|interchange)[.]ts$',
        ],
      },
      to: { path: SITE },
    },
    {
      name: 'no-cycles',
      comment: 'modules do not import each other in a circle (types may)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tests-are-leaves',
      comment: 'nothing imports a test',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'what lays tables for tests is part of no product',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          TESTING,
          '/tests/',
          '/sample[^/]*[.]ts$',
          '^scripts/mutated-files/',
          '^packages/server/bench/',
        ],
      },
      to: { path: TESTING },
    },
    {
      name: 'says-what-it-is',
      comment: 'a file is named for its one concept',
      severity: 'error',
      from: {},
      to: { path: '^packages/.*/(utils?|helpers?|common|misc)[.]tsx?$' },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[?])' },
    },
    {
      name: 'declared',
      comment: 'a dependency is written in package.json',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
