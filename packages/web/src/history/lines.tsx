import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../parts/icon.js'
import { useTable } from '../table/model.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import { lineName } from './line-name.js'

/** Lines kept with the table: gone on with, or forgotten. */
export const Lines = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const unfit = useSignal<string | null>(null)
  const here = session.branch.value?.id
  const lines = session.lines.value.filter(({ id }) => id !== here)
  if (lines.length === 0) return null
  return (
    <div>
      <p class="small soft">{say('lines')}</p>
      <ul class="lines">
        {lines.map((line) => {
          const name = lineName(line, session.game.value, language)
          return (
            <li key={line.id}>
              <button
                type="button"
                class="as-text link"
                aria-label={say('openLine', { name })}
                onClick={() => {
                  unfit.value = session.openLine(line.id) ? null : line.id
                }}
              >
                {name}
              </button>
              <span class="small soft">{say('lineMoves', { n: line.actions.length })}</span>
              <button
                type="button"
                class="button quiet icon"
                aria-label={say('dropLine', { name })}
                title={say('dropLine', { name })}
                onClick={() => session.dropLine(line.id)}
              >
                <Icon name="trash" size={16} />
              </button>
              {unfit.value === line.id && (
                <p class="small warn" role="alert">
                  {say('lineUnfit')}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
