import type { Position } from '@roundhouse/engine'
import type { ComponentType } from 'preact'
import type { PanelProps } from '../contracts.js'
import {
  Bank,
  Charters,
  Charts,
  Depot,
  Log,
  Market,
  Plans,
  Players,
  Privates,
  Services,
  Spreadsheet,
  Tiles,
} from '../panels/index.js'

/** The readers of a position, in the order of their tabs and keys. */
export const PANELS = [
  'market',
  'charters',
  'services',
  'plans',
  'players',
  'depot',
  'privates',
  'bank',
  'spreadsheet',
  'charts',
  'tiles',
  'log',
] as const
export type PanelId = (typeof PANELS)[number]
export const isPanel = (value: unknown): value is PanelId => PANELS.some((id) => id === value)

export const PANEL_PARTS: Readonly<Record<PanelId, ComponentType<PanelProps>>> = {
  market: Market,
  charters: Charters,
  services: Services,
  plans: Plans,
  players: Players,
  depot: Depot,
  privates: Privates,
  bank: Bank,
  spreadsheet: Spreadsheet,
  charts: Charts,
  tiles: Tiles,
  log: Log,
}

/** Readers with something to tell in this game. */
export const panelsOf = ({ rules, setup }: Pick<Position, 'rules' | 'setup'>): readonly PanelId[] =>
  PANELS.filter((id) => {
    if (id === 'privates') return Object.keys(rules.privates).length > 0
    if (id === 'plans') return rules.reading.plans !== undefined && setup.players.some(({ automaton }) => automaton)
    return id !== 'services' || rules.reading.services !== undefined
  })
