import type { Action } from '@roundhouse/engine'
import type { ComponentChildren } from 'preact'
import { language } from '../app/settings.js'
import type { Placing, RunEditing, TileChoosing } from '../contracts.js'
import { effectOf } from '../decision/effects.js'
import { isLay, offersAt } from '../decision/picking.js'
import { reasonOf } from '../decision/refusal-text.js'
import { blockedTiles, costOf, otherwisePaid, tileOptions } from '../decision/tile-options.js'
import { priceWords } from '../map/choosing.js'
import type { TableModel } from './model.js'

/** What is told of an action in a line. */
type Told = (action: Action) => ComponentChildren

/** Tiles for the hex pointed at. */
export const choosingOf = ({ session, picked, reading, act }: TableModel, told: Told): TileChoosing | null => {
  const now = picked.value
  const choices = session.choices.value
  if (!now || now.piece) return null
  const { hex, tile } = now
  const lays = offersAt(choices, hex).flatMap(({ action }) => (isLay(action) ? [action] : []))
  if (lays.length === 0) return null
  const line = session.line.value
  const { naming } = reading.value
  const layOf = (id: string, rotation: number, power: string | undefined) =>
    lays.find((lay) => lay.tile === id && lay.rotation === rotation && lay.power === power)
  const why = (refusal: Parameters<typeof reasonOf>[1]) => reasonOf(line, refusal, language.value, naming)
  return {
    hex,
    options: tileOptions(line, choices, hex),
    blocked: blockedTiles(line, choices, hex, why),
    chosen: tile && {
      tile: tile.tile,
      rotation: tile.rotation,
      ...(tile.power !== undefined && { power: tile.power }),
    },
    told: tile && told(tile),
    payments: (tile ? otherwisePaid(lays, tile) : []).map((lay) => ({
      label: priceWords({ ...lay, cost: costOf(line, lay) }, naming, naming.money(0)),
      onConfirm: () => act(lay),
    })),
    after(chosen) {
      const lay = layOf(chosen.tile, chosen.rotation, chosen.power)
      return lay ? (effectOf(line, lay)?.after ?? null) : null
    },
    onChoose(id, rotation, power) {
      const found = layOf(id, rotation, power)
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

/** What the actor pays for it. */
const priceOf = ({ session }: TableModel, action: Action): number | null => {
  const effect = effectOf(session.line.value, action)
  if (!effect || action.type !== 'placeToken') return null
  for (const event of effect.events) if (event.type === 'tokenPlaced') return event.cost
  return null
}

/** A token or a marker held over its place. */
export const placingOf = (model: TableModel, label: (action: Action) => string, told: Told): Placing | null => {
  const { session, picked, reading, act } = model
  const action = picked.value?.piece
  if (!picked.value || !action) return null
  const { hex } = picked.value
  return {
    hex,
    ...(action.type === 'placeToken' && { city: action.city }),
    ...(reading.value.signs[action.by] && { by: action.by }),
    label: label(action),
    after: effectOf(session.line.value, action)?.after ?? null,
    cost: priceOf(model, action),
    told: told(action),
    onConfirm: () => act(action),
    onCancel() {
      picked.value = null
    },
    ...(offersAt(session.choices.value, hex).some((offer) => isLay(offer.action)) && {
      onTiles() {
        picked.value = { hex, tile: null, piece: null }
      },
    }),
  }
}

/** The runs being decided. */
export const editingOf = ({ runs }: TableModel): RunEditing | null => {
  const state = runs.state.value
  if (!state) return null
  const { problem, train, colours } = state
  return { problem, runs: state.runs, train, colours, onChange: runs.change, onTrain: runs.choose }
}
