import type { Texts } from '../texts/say.js'

export const shareTexts = {
  share: {
    en: 'Link with the whole game up to here',
    ru: 'Ссылка со всей партией до этого места',
    pl: 'Odnośnik z całą partią do tego miejsca',
  },
  shared: {
    en: 'Copied: whoever opens the link gets the game up to move {n} as a table of their own.',
    ru: 'Скопировано: кто откроет ссылку, получит партию до хода {n} как свой стол.',
    pl: 'Skopiowano: kto otworzy odnośnik, dostanie partię do ruchu {n} jako własny stół.',
  },
  tooLong: {
    en: 'The game up to here is too long for a link. An earlier moment fits; the whole game goes as a file.',
    ru: 'Партия до этого места слишком длинна для ссылки. Более ранний момент поместится; партию целиком можно сохранить в файл.',
    pl: 'Partia do tego miejsca jest za długa na odnośnik. Wcześniejsza chwila się zmieści; całą partię można zapisać do pliku.',
  },
  copyYourself: { en: 'The link: {link}', ru: 'Ссылка: {link}', pl: 'Odnośnik: {link}' },
  hidden: {
    en: 'Not while cards are hidden: the link would show them.',
    ru: 'Пока карты закрыты, нельзя: ссылка раскрыла бы их.',
    pl: 'Dopóki karty są zakryte, nie można: odnośnik by je ujawnił.',
  },
  earlierRules: {
    en: 'The beginning of this game was played by earlier rules: it goes only as a file.',
    ru: 'Начало этой партии сыграно по прежним правилам: её можно передать только файлом.',
    pl: 'Początek tej partii rozegrano według dawnych zasad: można ją przekazać tylko jako plik.',
  },
  damaged: {
    en: 'The link is damaged or cut: the game in it cannot be read.',
    ru: 'Ссылка повреждена или обрезана: партию из неё не прочесть.',
    pl: 'Odnośnik jest uszkodzony albo ucięty: nie można odczytać z niego partii.',
  },
  fromLink: { en: 'the link', ru: 'ссылка', pl: 'odnośnik' },
  picture: {
    en: 'Save a picture of the board',
    ru: 'Сохранить карту картинкой',
    pl: 'Zapisz mapę jako obraz',
  },
  noPicture: {
    en: 'The browser could not draw the picture.',
    ru: 'Браузер не смог нарисовать картинку.',
    pl: 'Przeglądarka nie mogła narysować obrazu.',
  },
} as const satisfies Texts
