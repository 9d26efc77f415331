import type { Language, Text } from '../core/rules.js'
import { format } from '../core/texts/message.js'
import type { Refusal } from '../step.js'

/** Why a file is no game of ours; `refused` = an action in it is against the rules. */
export type ImportProblem =
  | { readonly code: 'notAGame'; readonly params: { readonly field: string } }
  | { readonly code: 'ownFile'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'unknownTitle'; readonly params: { readonly title: string; readonly known: string } }
  | { readonly code: 'playerCount'; readonly params: { readonly title: string; readonly players: number } }
  | { readonly code: 'samePlayers'; readonly params: { readonly id: string } }
  | { readonly code: 'unknownAction'; readonly params: { readonly id: string } }

const TEXTS: Readonly<Record<ImportProblem['code'], Text>> = {
  notAGame: {
    en: 'This is not a game file of 18xx.games: "{field}" is missing or wrong.',
    ru: 'Это не файл партии 18xx.games: поле «{field}» отсутствует или неверно.',
    pl: 'To nie jest plik gry 18xx.games: brak pola „{field}” albo jest błędne.',
  },
  ownFile: {
    en: 'This is a table of Roundhouse: open it on the page, and save it from there as a file of 18xx.games.',
    ru: 'Это стол Roundhouse: откройте его на странице и сохраните оттуда в файл 18xx.games.',
    pl: 'To jest stół Roundhouse: otwórz go na stronie i zapisz stamtąd do pliku 18xx.games.',
  },
  unknownTitle: {
    en: 'The title "{title}" is not known here; known are {known}.',
    ru: 'Игра «{title}» здесь неизвестна; известны {known}.',
    pl: 'Gra „{title}” nie jest tu znana; znane są {known}.',
  },
  playerCount: {
    en: '{title} is not played by {players, plural, one {# player} other {# players}}.',
    ru: '{title}: игра не рассчитана на {players, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}.',
    pl: '{title}: gra nie jest dla {players, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}.',
  },
  samePlayers: {
    en: 'Two players have the same id "{id}".',
    ru: 'У двух игроков один и тот же id «{id}».',
    pl: 'Dwóch graczy ma to samo id „{id}”.',
  },
  unknownAction: {
    en: 'There is no action {id} in the file.',
    ru: 'В файле нет хода {id}.',
    pl: 'W pliku nie ma ruchu {id}.',
  },
}

export const problemText = (problem: ImportProblem, language: Language): string =>
  format(TEXTS[problem.code][language], problem.params, language)

/** An action the rules refuse, named as in the file. */
export interface RefusedAction {
  readonly id: string | number
  readonly type: string
  readonly refusal: Refusal
  /** What the file says was done: the entry, or the one of those taken along with it that was refused. */
  readonly said: string
  /** Entries of the file before it. */
  readonly before: number
}
