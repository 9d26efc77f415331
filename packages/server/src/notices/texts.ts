import { format, type Language, type Text } from '@roundhouse/engine'

/** What a notice is about. */
export type NoticeKind =
  | 'turn'
  | 'offer'
  | 'late'
  | 'over'
  | 'mention'
  | 'undo'
  | 'replace'
  | 'filled'
  | 'begun'
  | 'test'
  | 'code'

const TEXTS = {
  turn: {
    en: '{n, plural, one {Your turn: {table}} other {Your turn at # tables}}',
    ru: '{n, plural, one {Ваш ход: {table}} few {Ваш ход за # столами} many {Ваш ход за # столами} other {Ваш ход за # столами}}',
    pl: '{n, plural, one {Twoja kolej: {table}} few {Twoja kolej przy # stołach} many {Twoja kolej przy # stołach} other {Twoja kolej przy # stołach}}',
  },
  offer: {
    en: 'An offer waits for your answer: {table}',
    ru: 'Вашего ответа ждёт предложение: {table}',
    pl: 'Na twoją odpowiedź czeka propozycja: {table}',
  },
  mention: {
    en: '{n, plural, one {You were mentioned: {table}} other {You were mentioned at # tables}}',
    ru: '{n, plural, one {Вас упомянули: {table}} few {Вас упомянули за # столами} many {Вас упомянули за # столами} other {Вас упомянули за # столами}}',
    pl: '{n, plural, one {Wspomniano o tobie: {table}} few {Wspomniano o tobie przy # stołach} many {Wspomniano o tobie przy # stołach} other {Wspomniano o tobie przy # stołach}}',
  },
  undo: {
    en: 'You are asked whether moves may be taken back: {table}',
    ru: 'Вас просят согласиться отменить ходы: {table}',
    pl: 'Proszą cię o zgodę na cofnięcie ruchów: {table}',
  },
  replace: {
    en: 'You are asked who takes over a seat: {table}',
    ru: 'Вас спрашивают, кому отдать место: {table}',
    pl: 'Pytają cię, kto przejmie miejsce: {table}',
  },
  filled: {
    en: 'All seats are taken, begin when you like: {table}',
    ru: 'Все места заняты, можно начинать: {table}',
    pl: 'Wszystkie miejsca zajęte, można zaczynać: {table}',
  },
  begun: { en: 'The game has begun: {table}', ru: 'Партия началась: {table}', pl: 'Gra się zaczęła: {table}' },
  late: {
    en: 'Your time has run out: {table}',
    ru: 'Ваше время вышло: {table}',
    pl: 'Twój czas minął: {table}',
  },
  over: { en: 'The game is over: {table}', ru: 'Партия окончена: {table}', pl: 'Koniec gry: {table}' },
  test: {
    en: 'This is what a notice of Roundhouse looks like.',
    ru: 'Так выглядит уведомление от Roundhouse.',
    pl: 'Tak wygląda powiadomienie z Roundhouse.',
  },
  code: {
    en: 'Your code for notices: {code}',
    ru: 'Ваш код для уведомлений: {code}',
    pl: 'Twój kod do powiadomień: {code}',
  },
  codeHelp: {
    en: 'Somebody wants notices of Roundhouse to be sent to this address. If that was you, say the code on the page: {code}. If not, do nothing.',
    ru: 'Кто-то хочет получать уведомления Roundhouse на этот адрес. Если это вы, введите код на странице: {code}. Если нет, ничего не делайте.',
    pl: 'Ktoś chce otrzymywać powiadomienia Roundhouse na ten adres. Jeśli to ty, podaj na stronie kod: {code}. Jeśli nie, nic nie rób.',
  },
  due: { en: 'until {when}', ru: 'до {when}', pl: 'do {when}' },
  stop: {
    en: 'Which notices you get is set here: {link}',
    ru: 'Какие уведомления приходят, настраивается здесь: {link}',
    pl: 'Powiadomienia ustawia się tutaj: {link}',
  },
} as const satisfies Record<string, Text>

export interface NoticeTable {
  readonly title: string
  /** What the host has called it; may be empty. */
  readonly name: string
  readonly link: string
  readonly due: number | null
}

/** Something a user is to be told. */
export interface Notice {
  readonly kind: NoticeKind
  readonly language: Language
  readonly tables: readonly NoticeTable[]
  /** Where notices are set. */
  readonly settings: string
  readonly code?: string
}

const tableName = ({ title, name }: NoticeTable): string => (name === '' ? title : `${title} · ${name}`)

/** The one line of a notice. */
export const headline = ({ kind, language, tables, code = '' }: Notice): string => {
  const [first] = tables
  return format(TEXTS[kind][language], { n: tables.length, table: first ? tableName(first) : '', code }, language)
}

/** The lines under it: one for each table, with the link to the decision. */
export const details = ({ kind, language, tables, code = '' }: Notice): readonly string[] => {
  if (kind === 'code') return [format(TEXTS.codeHelp[language], { code }, language)]
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return tables.map((table) => {
    const due =
      table.due === null ? '' : ` (${format(TEXTS.due[language], { when: `${when.format(table.due)} UTC` }, language)})`
    return `${tableName(table)}${due}\n${table.link}`
  })
}

export const footer = ({ language, settings }: Notice): string =>
  format(TEXTS.stop[language], { link: settings }, language)
