import { isPlayer, type Language, type Position } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { ownName } from './own-names.js'
import { placeTexts } from './place-texts.js'

const digits = new Map<Language, Intl.NumberFormat>()
const numbers = (language: Language): Intl.NumberFormat => {
  const made =
    digits.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: 'min2' })
  digits.set(language, made)
  return made
}

/** A typographic minus stands as high as a plus. */
const MINUS = '−'

const isPlace = (id: string): id is keyof typeof placeTexts => Object.hasOwn(placeTexts, id)

/** How this game and this language call things; `own`: the page has named the players itself. */
export const namingOf = (p: Position, language: Language, own = false): Naming => {
  const { title, operators, privates, board } = p.rules
  // An amount is never torn from its currency.
  const currency = title.currency.replace(' ', '\u00a0')
  const money = (amount: number): string =>
    `${amount < 0 ? MINUS : ''}${currency.replace('#', numbers(language).format(Math.abs(amount)))}`
  const known = (id: string): string | undefined => {
    if (isPlayer(id)) {
      const player = p.setup.players[Number(id.slice(1)) - 1]
      return player && (own || player.automaton) ? ownName(player.name, language) : player?.name
    }
    return title.label?.(id)?.[language]
  }
  const name = (id: string): string =>
    known(id) ?? operators[id]?.name ?? privates[id]?.name ?? (isPlace(id) ? sayIn(placeTexts, language)(id) : id)
  return {
    name,
    short: (id) => known(id) ?? (operators[id] || privates[id] ? id : name(id)),
    hex(id) {
      const place = board.hexes[id]?.name
      return place === undefined ? id : `${id} ${place}`
    },
    tile: (id) => board.tiles[id]?.name ?? id,
    money,
    change: (amount) => (amount > 0 ? `+${money(amount)}` : money(amount)),
  }
}
