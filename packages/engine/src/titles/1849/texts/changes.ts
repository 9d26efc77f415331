import type { RulesChange } from '../../../core/title.js'

export const changes1849: readonly RulesChange[] = [
  {
    version: 2,
    text: {
      en: 'Markers move one at a time, and a bond that is called in is paid before the next one moves. What no rule asks for is not kept in the position any more.',
      ru: 'Маркеры двигаются по одному, и предъявленная облигация оплачивается до движения следующего. О чём не спрашивает ни одно правило, в позиции больше не хранится.',
      pl: 'Znaczniki przesuwa się pojedynczo, a wezwaną obligację spłaca się przed ruchem następnego. To, o co nie pyta żadna zasada, nie jest już zapisywane w pozycji.',
    },
    older: 'goOn',
  },
]
