import { currentOperator } from '../core/operators.js'
import type { Step } from '../core/step.js'

/** Obsolete trains of the operator whose turn it is have had their last run, whether they ran or not. */
export const scrapStep = (rule: string): Step => ({
  id: 'scrap',
  kinds: [],
  actor: () => null,
  enter(d) {
    const operator = currentOperator(d)
    const trains = d.state.operators[operator]?.trains ?? []
    const left = trains.filter((train) => !train.obsolete)
    if (left.length === trains.length) return
    d.operator(operator, { trains: left })
    const train = trains.find(({ obsolete }) => obsolete)?.name ?? ''
    d.emit({ type: 'trainsRemoved', train, owners: [operator], rule })
  },
})
