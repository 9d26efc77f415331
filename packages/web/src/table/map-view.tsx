import type { JSX } from 'preact'
import { mapShow } from '../app/settings.js'
import { CommandButton } from '../commands/command-button.js'
import type { MapProps, RunEditing, TileChoosing } from '../contracts.js'
import { isLay, offersAt, openCitiesOf, targetsOf } from '../decision/picking.js'
import { tileOptions } from '../decision/tile-options.js'
import { GameMap } from './map-stub.js'
import { colourOf } from '../runs/run-model.js'
import { type TableModel, useTable } from './model.js'

/** Tiles for the hex pointed at; the first fitting rotation is held at once when a tile is touched. */
const choosingOf = ({ session, picked, act }: TableModel): TileChoosing | null => {
  const now = picked.value
  const choices = session.choices.value
  if (!now || !offersAt(choices, now.hex).some(({ action }) => isLay(action))) return null
  const { hex, tile } = now
  const lays = offersAt(choices, hex)
    .map(({ action }) => action)
    .filter(isLay)
  return {
    hex,
    options: tileOptions(session.line.value, choices, hex),
    chosen: tile && {
      tile: tile.tile,
      rotation: tile.rotation,
      ...(tile.power !== undefined && { power: tile.power }),
    },
    onChoose(id, rotation, power) {
      const found = lays.find((lay) => lay.tile === id && lay.rotation === rotation && lay.power === power)
      if (found) picked.value = { hex, tile: found, piece: null }
    },
    onConfirm() {
      if (tile) act(tile)
    },
    onCancel() {
      picked.value = null
    },
  }
}

const editingOf = ({ runs }: TableModel): RunEditing | null => {
  const state = runs.state.value
  if (!state) return null
  const { problem, train } = state
  return {
    problem,
    runs: state.runs,
    train,
    colours: problem.trains.map(({ id }) => colourOf(problem, id)),
    onChange: runs.change,
    onTrain: runs.choose,
  }
}

/** The map of the table, with what may be touched now. */
export const MapView = ({ inset }: { inset?: MapProps['inset'] }): JSX.Element => {
  const table = useTable()
  const { game, language, theme, naming, signs } = table.reading.value
  const choices = table.session.choices.value
  return (
    <div class="map-view">
      <GameMap
        position={game}
        language={language}
        theme={theme}
        naming={naming}
        signs={signs}
        show={mapShow.value}
        targets={targetsOf(choices, table.picked.value)}
        openCities={openCitiesOf(choices)}
        choosing={choosingOf(table)}
        editing={editingOf(table)}
        {...(inset && { inset })}
        onHex={table.pick}
        onCity={table.pick}
        onReady={(handle) => {
          table.handle.value = handle
        }}
      />
      <div class="map-tools">
        <CommandButton id="map.in" icon="plus" class="" />
        <CommandButton id="map.out" icon="minus" class="" />
        <CommandButton id="map.fit" icon="fit" class="" />
      </div>
    </div>
  )
}
