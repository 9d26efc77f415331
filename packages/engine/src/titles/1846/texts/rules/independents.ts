import type { Rule } from '../../../../core/rules.js'

export const independentsRules: Readonly<Record<string, Rule>> = {
  '1846-IND-1': {
    section: '§6.91',
    text: {
      en: 'A corporation pays $1 to $60 for MS and $1 to $40 for BIG4.',
      ru: 'Корпорация платит за MS от $1 до $60, за BIG4 от $1 до $40.',
      pl: 'Spółka płaci za MS od $1 do $60, za BIG4 od $1 do $40.',
    },
  },
  '1846-IND-2': {
    section: 'p.12',
    text: {
      en: 'To buy an independent a corporation needs room for one more train.',
      ru: 'Чтобы купить независимую дорогу, корпорации нужно место ещё для одного поезда.',
      pl: 'Aby kupić niezależną kolej, spółka musi mieć miejsce na jeszcze jeden pociąg.',
    },
  },
  '1846-IND-3': {
    section: '§6.92',
    text: {
      en: "The buyer takes the treasury and the 2-train, and replaces the station with a free extra one of its own. If it already has a station in that city, the independent's station is just removed.",
      ru: 'Покупатель получает кассу и поезд «2» и бесплатно заменяет станцию своей дополнительной. Если у него уже есть станция в этом городе, станцию дороги просто убирают.',
      pl: 'Kupujący przejmuje kasę i pociąg 2 oraz zastępuje stację własną, dodatkową i darmową. Jeśli ma już stację w tym mieście, stację kolei po prostu się usuwa.',
    },
  },
  '1846-IND-4': {
    section: '§9, p.12',
    text: {
      en: 'An independent still owned by a player when Phase III begins leaves the game with its station and train; its treasury goes to the bank.',
      ru: 'Независимая дорога, которая к началу фазы III ещё у игрока, уходит из игры со станцией и поездом; её касса идёт в банк.',
      pl: 'Niezależna kolej, która na początku fazy III nadal należy do gracza, opuszcza grę ze stacją i pociągiem; jej kasa trafia do banku.',
    },
  },
  '1846-IND-5': {
    section: '§6.43',
    text: {
      en: 'An independent has the same two tile actions as a corporation, one upgrade included.',
      ru: 'У независимой дороги те же два действия с тайлами, что и у корпорации, включая одно улучшение.',
      pl: 'Niezależna kolej ma te same dwa działania z kafelkami co spółka, w tym jedno ulepszenie.',
    },
  },
  '1846-IND-6': {
    section: '§6.61',
    text: {
      en: 'The train moves with the company and is an ordinary 2-train of the buyer from the next operating round on.',
      ru: 'Поезд переходит вместе с дорогой и со следующего операционного раунда — обычный поезд «2» покупателя.',
      pl: 'Pociąg przechodzi razem z koleją i od następnej rundy operacyjnej jest zwykłym pociągiem 2 kupującego.',
    },
  },
}
