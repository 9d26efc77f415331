import type { Text } from '@roundhouse/engine'

/** What the preview of a link says about a table. */
export const PREVIEW_TEXTS = {
  move: { en: 'Move {n}', ru: 'Ход {n}', pl: 'Ruch {n}' },
  waits: { en: 'Waiting for {name}', ru: 'Ждём: {name}', pl: 'Czekamy na: {name}' },
  over: { en: 'The game is over', ru: 'Партия окончена', pl: 'Koniec gry' },
  closed: { en: 'The table was closed', ru: 'Стол закрыт', pl: 'Stół zamknięto' },
  free: { en: 'free', ru: 'свободно', pl: 'wolne' },
  full: { en: 'The game begins soon', ru: 'Игра скоро начнётся', pl: 'Gra wkrótce się zacznie' },
  seatsFree: {
    en: '{n, plural, one {# seat free: sit down} other {# seats free: sit down}}',
    ru: '{n, plural, one {# свободное место: садитесь} few {# свободных места: садитесь} many {# свободных мест: садитесь} other {# свободного места: садитесь}}',
    pl: '{n, plural, one {# wolne miejsce: usiądź} few {# wolne miejsca: usiądź} many {# wolnych miejsc: usiądź} other {# wolnego miejsca: usiądź}}',
  },
  picture: {
    en: 'The board of {table}',
    ru: 'Карта: {table}',
    pl: 'Mapa: {table}',
  },
} as const satisfies Record<string, Text>
