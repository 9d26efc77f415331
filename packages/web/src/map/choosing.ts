import type { Naming, TileChoosing, TileOption, TileRotation } from '../contracts.js'

/** Going through the tiles of a choice and their rotations. */
export type Chosen = NonNullable<TileChoosing['chosen']>

const isOf = ({ tile, power }: TileOption, chosen: Chosen): boolean => tile === chosen.tile && power === chosen.power

export const optionOf = ({ options }: TileChoosing, chosen: Chosen | null): TileOption | undefined =>
  chosen ? options.find((option) => isOf(option, chosen)) : undefined

/** Where among its rotations a tile stands. */
export const rotationIndex = (option: TileOption, chosen: Chosen): number =>
  option.rotations.findIndex(({ rotation }) => rotation === chosen.rotation)

/** The chosen tile turned on by so many of its legal rotations. */
export const turned = (choosing: TileChoosing, steps: number): Chosen | null => {
  const { chosen } = choosing
  const option = optionOf(choosing, chosen)
  if (!chosen || !option || option.rotations.length === 0) return null
  const count = option.rotations.length
  const next = option.rotations[(((rotationIndex(option, chosen) + steps) % count) + count) % count]
  return next ? { ...chosen, rotation: next.rotation } : null
}

/** A tile taken up: as it can be laid first, or the next rotation of the one already held. */
export const takenUp = (choosing: TileChoosing, option: TileOption): Chosen | null => {
  if (choosing.chosen && isOf(option, choosing.chosen)) return turned(choosing, 1)
  const first = option.rotations[0]
  const power = option.power === undefined ? {} : { power: option.power }
  return first ? { tile: option.tile, rotation: first.rotation, ...power } : null
}

/** Lowest and highest price of a tile over its rotations. */
export const costsOf = ({ rotations }: TileOption): readonly [low: number, high: number] => {
  const costs = rotations.map(({ cost }) => cost)
  return [Math.min(...costs), Math.max(...costs)]
}

/** What a lay takes: what is used up for it, and the money besides. */
export const priceWords = (
  { cost, spends }: Pick<TileRotation, 'cost' | 'spends'>,
  naming: Pick<Naming, 'name' | 'money'>,
  free: string,
): string => {
  const parts = [spends !== undefined && naming.name(spends), cost > 0 && naming.money(cost)].filter(Boolean)
  return parts.length > 0 ? parts.join(' + ') : free
}
