import type { Texts } from '../texts/say.js'

export const momentTexts = {
  moment: {
    en: 'Copy the link to this moment',
    ru: 'Скопировать ссылку на этот момент',
    pl: 'Kopiuj odnośnik do tej chwili',
  },
  momentShare: {
    en: 'Share this moment…',
    ru: 'Поделиться этим моментом…',
    pl: 'Udostępnij tę chwilę…',
  },
  copied: {
    en: 'Copied: the link leads to move {n}.',
    ru: 'Скопировано: ссылка ведёт к ходу {n}.',
    pl: 'Skopiowano: odnośnik prowadzi do ruchu {n}.',
  },
  copiedHere: {
    en: 'Copied: the link leads to move {n}, in this browser alone.',
    ru: 'Скопировано: ссылка ведёт к ходу {n}, но только в этом браузере.',
    pl: 'Skopiowano: odnośnik prowadzi do ruchu {n}, tylko w tej przeglądarce.',
  },
  noMove: {
    en: 'This table has not come to move {n}; here is where it is now.',
    ru: 'До хода {n} за этим столом ещё не дошли; показано текущее положение.',
    pl: 'Przy tym stole nie doszło do ruchu {n}; oto bieżąca sytuacja.',
  },
  copyYourself: { en: 'The link: {link}', ru: 'Ссылка: {link}', pl: 'Odnośnik: {link}' },
} as const satisfies Texts
