import type { Texts } from '../texts/say.js'

export const paneTexts = {
  maximise: {
    en: 'Lower pane over the whole map',
    ru: 'Нижняя часть вместо карты',
    pl: 'Dolna część zamiast mapy',
  },
  restore: { en: 'Back to the map', ru: 'Вернуть карту', pl: 'Wróć do mapy' },
  noPane: {
    en: 'On a phone the sheet is drawn up instead.',
    ru: 'На телефоне вместо этого поднимают панель.',
    pl: 'Na telefonie zamiast tego podnosi się panel.',
  },
} as const satisfies Texts
