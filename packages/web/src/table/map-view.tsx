import type { Action } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { mapShow } from '../app/settings.js'
import type { MapProps } from '../contracts.js'
import { openCitiesOf, targetsOf } from '../decision/picking.js'
import { pieceWords } from '../decision/piece-words.js'
import { GameMap } from '../map/index.js'
import { Guard } from '../parts/guard.js'
import { Brings } from '../study/brings.js'
import { pastLines } from '../study/past-lines.js'
import { watchedRun } from '../study/watched-run.js'
import { useTable } from './model.js'
import { choosingOf, editingOf, placingOf } from './on-map.js'

/** The map of the table, with what may be touched now. */
export const MapView = ({ inset }: { inset?: MapProps['inset'] }): JSX.Element => {
  const table = useTable()
  const reading = table.reading.value
  const { game, language, theme, naming, signs } = reading
  const choices = table.session.choices.value
  const { study } = table
  const { hexes } = game.rules.board
  const targets = Object.fromEntries(
    Object.entries(targetsOf(choices, table.picked.value)).filter(([hex]) => hexes[hex]),
  )
  const watching = table.session.watching.value
  const run = watching ? watchedRun(table.session.line.value, watching) : study.run.value
  const { runs: others } = table.meanwhile
  const drawn =
    others.value.length > 0
      ? others.value.flatMap((each) => pastLines(each, null, false, naming))
      : pastLines(run, study.best.value, study.drawsBest.value, naming)
  // Without a train nothing is brought.
  const told = (action: Action): JSX.Element | null =>
    table.session.line.value.state.operators[action.by]?.trains.length ? <Brings action={action} /> : null
  return (
    <div class="map-view">
      <Guard at={game.state}>
        <GameMap
          position={game}
          language={language}
          theme={theme}
          naming={naming}
          signs={signs}
          show={mapShow.value}
          targets={targets}
          openCities={openCitiesOf(choices)}
          choosing={choosingOf(table, told)}
          placing={placingOf(table, (action) => pieceWords(action, reading), told)}
          editing={editingOf(table)}
          routes={drawn}
          remember={table.session.card.value.id}
          {...(inset && { inset })}
          onHex={table.pick}
          onCity={table.pick}
          onReady={(handle) => {
            table.handle.value = handle
          }}
        />
      </Guard>
    </div>
  )
}
