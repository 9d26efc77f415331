import { judge } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Naming } from '../contracts.js'
import type { SearchState } from '../runs/search.js'
import { useTable } from '../table/model.js'
import { type Say, sayIn } from '../texts/say.js'
import type { PastRun } from './past-run.js'
import { RunSums } from './run-sums.js'
import { studyTexts } from './texts.js'

/** `ran 270 of 310`, or that no more was possible, or how far the search is. */
const standing = (run: PastRun, best: SearchState | null, naming: Naming, say: Say<typeof studyTexts>): string => {
  const ran = naming.money(run.revenue)
  if (!best || best.status === 'searching') return `${ran} · ${say('searching')}`
  if (best.status === 'off') return ran
  if (best.status === 'failed') return `${ran} · ${say('searchFailed')}`
  const { revenue, proven, bound } = best.best
  const more = Math.max(revenue, run.revenue)
  if (more > run.revenue)
    return `${say('ranOf', { ran, best: naming.money(more) })} · ${say('left', { money: naming.money(more - run.revenue) })}`
  return proven ? say('ranBest', { ran }) : `${ran} · ${say('bound', { money: naming.money(bound) })}`
}

/** The runs of the move looked at: drawn on the map, added up here, against the best that was possible. */
export const PastRunView = ({ run }: { run: PastRun }): JSX.Element => {
  const { study, reading } = useTable()
  const { naming, language, game } = reading.value
  const say = sayIn(studyTexts, language)
  const best = study.best.value
  const found = best?.status === 'found' && best.best.revenue > run.revenue ? best.best.runs : null
  const other = study.drawsBest.value && found ? judge(run.problem, found) : null
  return (
    <div class="past-run" data-run={run.n}>
      <p role="status">
        <strong>{standing(run, best, naming, say)}</strong>
      </p>
      <RunSums
        problem={run.problem}
        judged={other?.ok ? other.runs : run.judged}
        position={game}
        naming={naming}
        language={language}
      />
      {found && (
        <button
          type="button"
          class="button"
          aria-pressed={study.drawsBest.value}
          onClick={() => {
            study.drawsBest.value = !study.drawsBest.value
          }}
        >
          {say(study.drawsBest.value ? 'showRan' : 'showBest')}
        </button>
      )}
    </div>
  )
}
