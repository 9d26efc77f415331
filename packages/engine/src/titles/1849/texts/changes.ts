import type { RulesChange } from '../../../core/title.js'

export const changes1849: readonly RulesChange[] = [
  {
    version: 2,
    text: {
      en: 'Markers move one at a time, and a bond that is called in is paid before the next one moves. What no rule needs is not kept in the position any more.',
      ru: 'Маркеры двигаются по одному, и отозванная облигация оплачивается до движения следующего. То, что не нужно ни одному правилу, в позиции больше не хранится.',
      pl: 'Znaczniki przesuwa się pojedynczo, a wezwaną obligację spłaca się przed ruchem następnego. Tego, czego nie potrzebuje żadna zasada, pozycja już nie przechowuje.',
    },
    older: 'goOn',
  },
]
