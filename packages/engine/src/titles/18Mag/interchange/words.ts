import type { OperatorId } from '../../../core/ids.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { percentWithPlayers, president } from '../../../core/shares.js'
import type { Json } from '../../../core/state.js'
import type { Heard, TitleInterchange, Told } from '../../../interchange/vocabulary.js'
import { operatingOrder } from '../../../steps/operating.js'
import { GANZ, RABA } from '../data/companies.js'
import { OPTIONS } from '../data/options.js'
import { isSmall, RED_BONUS } from '../data/tables.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN } from '../steps/track/terrain.js'

const SYMBOLS = OPTIONS.map(({ id }) => id)

/** Their words for what is bought; a car names its maker. */
const USE_TOKEN = 'Use Terrain Token'

const carName = (p: Position, seller: OperatorId): string => {
  const bonus = `+${RED_BONUS[p.state.phase] ?? 0} Offboard Bonus`
  const goods =
    seller === RABA.id
      ? isSmall(p.setup)
        ? `${bonus} / Train Upgrade`
        : bonus
      : seller === GANZ.id
        ? 'Plus Train Upgrade'
        : 'Mine Access'
  return `${goods} [${seller}]`
}

const operator = (p: Position, id: OperatorId): Readonly<Record<string, Json>> => {
  if (isMinor(p, id)) return {}
  // Everything nobody holds lies in their pool, which leads a major without director.
  const pool = 100 - percentWithPlayers(p, id)
  return { ipo: 0, pool, ...(president(p, id) === null ? { president: 'pool' } : {}) }
}

export const interchange18Mag: TitleInterchange = {
  names: [{ name: '18Mag', players: [2, 3, 4, 5, 6] }],
  options(symbols) {
    const unknown = symbols.find((symbol) => !SYMBOLS.includes(symbol))
    return unknown === undefined ? symbols : { unknown }
  },
  optionalRules: ({ options }) => options,
  quirks: { '18mag_draft_priority_one_seat_on': { draftPriority: true } },
  hear: {
    special_buy({ action, by }: Heard<'special_buy'>) {
      const { description, cost } = action
      if (description === USE_TOKEN)
        return [{ type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: cost }]
      const seller = /\[(.+)\]$/.exec(description)?.[1]
      return seller === undefined
        ? objection('any.BAD_SHAPE', { type: 'special_buy', field: 'description' })
        : [{ type: 'buyEquipment', by, item: CAR, from: seller, price: cost }]
    },
  },
  tell: {
    buyEquipment({ action, before, entity }: Told<'buyEquipment'>) {
      const { by, item, from, price } = action
      const description = item === TERRAIN_TOKEN ? USE_TOKEN : carName(before, from)
      return { type: 'special_buy', ...entity(by), description, cost: price }
    },
  },
  trace: {
    rounds: { draft: 'draft', stock: 'stock', operating: 'operating' },
    order: (p) => (p.state.round.kind === 'operating' ? operatingOrder(p).map(({ id }) => id) : p.state.seats),
    operator,
  },
}
