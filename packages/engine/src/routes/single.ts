import { Candidates } from './candidates.js'
import { outlook } from './outlook.js'
import { runsOf } from './runs.js'
import { EPSILON, type Task } from './task.js'
import { walk } from './walk.js'

/** The best route of one train: a walk with a floor that rises. */
export const searchSingle = (task: Task): void => {
  const { graph, kinds, variants, effort, floor } = task
  const price = new Float64Array(graph.legs.length)
  const kept = new Candidates(graph)
  // Routes that use every claim come last among the variants and earn most.
  for (const variant of [...variants].reverse()) {
    walk(graph, variant, {
      price,
      outlook: outlook(graph, variant, price),
      floor,
      effort,
      found: (route) => {
        if (route.value < floor() - EPSILON || !task.hasRequired(route.mask)) return
        kept.clear()
        kept.add(0, route)
        task.keep(route.value, runsOf(graph, kinds, kept, [0]))
      },
    })
  }
}
