import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { RuleBook } from '../../../core/rules.js'
import type { Mechanism } from '../../../site/site.js'
import { terrainTokens } from '../steps/companies/minors.js'
import { armed, maySpendToken, TERRAIN_TOKEN, takeTokenOff, tokenObjection } from '../steps/track/terrain.js'

/** A token is taken off the charter first and pays for the next terrain of the turn; none is spent with a tile. */
export const armTerrainToken: Mechanism = {
  replaces: [
    replace(maySpendToken, () => () => false),
    replace(
      tokenObjection,
      (before) => (p, lay) => (lay.spends === TERRAIN_TOKEN ? objection('or.tile.TOKEN_FIRST', {}) : before(p, lay)),
    ),
    replace(
      takeTokenOff.candidates,
      () =>
        function* (p, by) {
          if (terrainTokens.of(p, by) > 0)
            yield { action: { type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: 0 } }
        },
    ),
    replace(takeTokenOff.object, () => (p, { by, from, price }) => {
      if (from !== 'bank' || price !== 0) return objection('any.BAD_SHAPE', { type: 'buyEquipment', field: 'price' })
      if (terrainTokens.of(p, by) === 0) return objection('or.tile.TERRAIN_TOKEN', { company: by, hex: '', left: 0 })
      return armed.of(p) ? objection('or.tile.TOKEN_ARMED', { company: by }) : undefined
    }),
    replace(takeTokenOff.apply, () => (d, { by, item, from, price }) => {
      terrainTokens.set(d, by, terrainTokens.of(d, by) - 1)
      armed.set(d, true)
      d.emit({ type: 'equipmentBought', by, item, from, price })
    }),
  ],
}

export const TERRAIN_TOKEN_REFUSALS: RuleBook['refusals'] = {
  'or.tile.TOKEN_ARMED': {
    id: 'MAG-XTRK-10',
    rule: 'MAG-TRK-8',
    text: {
      en: 'A terrain token of {company} already waits to pay for the next terrain.',
      ru: 'Один жетон местности {company} уже ждёт ближайшей платы за местность.',
      pl: 'Jeden żeton terenu {company} już czeka na najbliższą opłatę za teren.',
    },
  },
  'or.tile.TOKEN_FIRST': {
    id: 'MAG-XTRK-10',
    rule: 'MAG-TRK-8',
    text: {
      en: 'A terrain token is spent before the tile it pays for.',
      ru: 'Жетон местности тратят до укладки тайла, который он оплачивает.',
      pl: 'Żeton terenu zużywa się przed położeniem kafelka, za który płaci.',
    },
  },
}
