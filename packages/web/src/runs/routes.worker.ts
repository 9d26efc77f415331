import { bestRoutes, type RouteProblem } from '@roundhouse/engine'

/** Searches beside the page. One question at a time; a new one ends the worker. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly problem: RouteProblem; readonly alternatives: number }>) => {
    postMessage(bestRoutes(data.problem, { alternatives: data.alternatives }))
  },
)
