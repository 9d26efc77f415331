// What traces of a title say that is no part of a position.

interface Ignored {
  readonly path: RegExp
  readonly why: string
}

const IGNORED_PATHS: Readonly<Record<string, readonly Ignored[]>> = {
  '1846': [
    {
      path: /^assigned\.H12$/,
      why: 'the boomtown marker of a closed corporation keeps lying there on 18xx.games, without effect',
    },
  ],
  '18MEX': [{ path: /^order$/, why: 'their order of a round goes on naming a company that was merged in it' }],
}

export const ignoredPaths = (title: string): readonly RegExp[] => (IGNORED_PATHS[title] ?? []).map(({ path }) => path)
