import type { RunOfTrain, Stop } from '../core/action.js'
import { openStep } from '../core/flow.js'
import type { Position } from '../core/position.js'
import { bankOffers } from '../steps/trains.js'
import type { Cast } from './cast.js'
import { completed, type Fields } from './completed.js'
import type { ScenarioAction } from './format.js'
import { tileFor } from './tiles.js'

/**
 * `3/5: G9-G7, G7-H6-I5`: the train, then its ways from stop to stop; `D6.2` names a city of a hex, and at the end
 * `counts G9 I5` the places that count, where a train visits more.
 */
const runOf = (p: Position, by: string, text: string, used: Set<string>): RunOfTrain => {
  const [written = '', counted] = text.split(/\scounts\s/)
  const counts = counted?.trim().split(/\s+/)
  const at = written.includes(':') ? written.indexOf(':') : written.length
  const name = written.slice(0, at).trim()
  const ways = written
    .slice(at + 1)
    .split(',')
    .map((way) => way.trim().split('-'))
    .filter((way) => way[0] !== '')
  const chains = ways.map((way) => way.map((place) => place.split('.')[0] ?? ''))
  const stopOf = (place: string): Stop => ({ hex: place.split('.')[0] ?? '', place: Number(place.split('.')[1] ?? 0) })
  const ends = ways.length === 0 ? [] : [ways[0]?.[0] ?? '', ...ways.map((way) => way.at(-1) ?? '')]
  const stops = ends.some((place) => place.includes('.')) ? ends.map(stopOf) : []
  const trains = p.state.operators[by]?.trains ?? []
  const named = trains.filter((each) => each.id === name || each.name === name)
  const train = (named.find(({ id }) => !used.has(id)) ?? named[0])?.id ?? name
  used.add(train)
  return { train, chains, stops, ...(counts ? { counts } : {}) }
}

const fullRuns = (p: Position, by: string, runs: unknown): unknown => {
  const used = new Set<string>()
  return Array.isArray(runs)
    ? runs.map((run: unknown) => (typeof run === 'string' ? runOf(p, by, run, used) : run))
    : runs
}

/** A train by its name alone: from the bank, or from the railway named. */
const fullPurchase = (p: Position, { from, ...given }: Fields): Fields => {
  const { name } = given
  if (from === undefined || from === 'bank' || from === 'discard') {
    const offer = bankOffers(p, String(given.by)).find(
      (each) => each.name === name && (from === undefined || each.from === from),
    )
    const front = p.state.depot.upcoming[0] ?? ''
    return { from: offer?.from ?? from ?? 'bank', train: offer?.id ?? front, price: offer?.price ?? 0, ...given }
  }
  const train = p.state.operators[String(from)]?.trains.find((each) => each.name === name)
  return { from, train: train?.id ?? String(name), ...given }
}

const NAMING = ['by', 'to', 'from'] as const

/** The action as the engine takes it: names become ids, and what is left out is filled in. */
export const fullAction = (p: Position, cast: Cast, written: ScenarioAction): Fields => {
  const { expect: _, until: __, ...given } = written
  const fields: Record<string, unknown> = { ...given }
  fields.by ??= openStep(p)?.actor ?? p.state.round.current ?? undefined
  for (const field of NAMING) {
    const value = fields[field]
    if (typeof value === 'string') fields[field] = cast.entity(value) ?? value
  }
  const by = String(fields.by)
  if (written.type === 'buyTrain') return completed(p, fullPurchase(p, fields))
  if (written.type === 'layTile' && typeof fields.tile === 'string')
    fields.tile = tileFor(p.rules.board, String(fields.hex), fields.tile)
  if (written.type === 'runRoutes') fields.runs = fullRuns(p, by, fields.runs)
  if (written.type === 'claimRoutes') fields.runs = fullRuns(p, p.state.round.current ?? '', fields.runs)
  if (written.type === 'discardTrain' && typeof fields.train === 'string') {
    const trains = p.state.operators[by]?.trains ?? []
    fields.train = trains.find(({ id, name }) => id === fields.train || name === fields.train)?.id ?? fields.train
  }
  return completed(p, fields)
}
