import type { EntityId, HexId, OperatorId, PlayerId } from '../core/ids.js'
import { isPlayer } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { EntityType } from './file.js'
import type { Ledger } from './ledger.js'
import { tileOfCopy } from './tileLedger.js'
import type { TitleInterchange } from './vocabulary.js'

/** The id a player goes by in files. */
export const fileIdOf = (p: Position, player: PlayerId): string | number => {
  const seat = Number(player.slice(1))
  return p.setup.players[seat - 1]?.id ?? seat
}

export const playerOf = (p: Position, fileId: string | number): PlayerId | undefined =>
  p.setup.players.map((_, i): PlayerId => `p${i + 1}`).find((player) => String(fileIdOf(p, player)) === String(fileId))

export const ourId = (words: TitleInterchange, theirs: string | number): string =>
  words.ids?.[String(theirs)] ?? String(theirs)

export const theirId = (words: TitleInterchange, ours: string): string =>
  Object.entries(words.ids ?? {}).find(([, id]) => id === ours)?.[0] ?? ours

/** A private company and the minor it owns may share an id: whose action it is decides. */
export const entityTypeOf = (p: Position, id: EntityId): EntityType => {
  if (isPlayer(id)) return 'player'
  const operator = p.rules.operators[id]
  return operator === undefined ? 'company' : operator.kind
}

/** `NYC_3`. */
export const shareOf = (share: string): { readonly corporation: OperatorId; readonly certificate: number } => {
  const cut = share.lastIndexOf('_')
  return { corporation: share.slice(0, cut), certificate: Number(share.slice(cut + 1)) }
}

export interface CityAt {
  readonly hex: HexId
  readonly city: number
}

/** `298-0-1` = city 1 of the first tile 298; `E11-1-0` = city 0 printed on E11. */
export const cityOf = (p: Position, words: TitleInterchange, ledger: Ledger, city: string): CityAt | undefined => {
  const cut = city.lastIndexOf('-')
  const index = Number(city.slice(cut + 1))
  const copy = city.slice(0, cut)
  const laid = ledger.tiles.hexOf(copy)
  if (laid !== undefined) return { hex: laid, city: index }
  const hex = tileOfCopy(copy)
  if (p.rules.board.hexes[hex] === undefined) return undefined
  return { hex, city: words.printedCities?.[hex]?.[index] ?? index }
}

export const cityName = (words: TitleInterchange, ledger: Ledger, { hex, city }: CityAt): string => {
  const copy = ledger.tiles.copyOn(hex)
  if (copy !== undefined) return `${copy}-${city}`
  const index = Object.entries(words.printedCities?.[hex] ?? {}).find(([, ours]) => ours === city)?.[0] ?? city
  return `${hex}-${words.printedIndex?.(hex, ledger.tiles.board) ?? 0}-${index}`
}
