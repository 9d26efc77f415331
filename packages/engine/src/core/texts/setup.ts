import type { Language, Text } from '../rules.js'
import type { SetupProblem } from '../setupProblem.js'
import { format } from './message.js'

const TEXTS: Readonly<Record<SetupProblem['problem'], Text>> = {
  field: {
    en: '“{field}” is missing or wrong.',
    ru: 'Поле «{field}» отсутствует или неверно.',
    pl: 'Pole „{field}” jest puste albo błędne.',
  },
  title: {
    en: 'The game “{title}” is not known here.',
    ru: 'Игра «{title}» здесь неизвестна.',
    pl: 'Gra „{title}” nie jest tu znana.',
  },
  players: {
    en: 'The game is for {min} to {max} players, not {count}.',
    ru: 'Игра рассчитана на {min}–{max} игроков, а не на {count}.',
    pl: 'Gra jest dla {min}–{max} graczy, a nie dla {count}.',
  },
  name: {
    en: 'Every seat needs a name.',
    ru: 'У каждого места должно быть имя.',
    pl: 'Każde miejsce musi mieć nazwę.',
  },
  automata: {
    en: 'At such a table the game takes {max} of the seats itself, not {count}: it does so only beside one person, by the rulebook.',
    ru: 'За таким столом игра сама занимает мест: {max}, а не {count}: она делает это только рядом с одним человеком и по книге правил.',
    pl: 'Przy takim stole gra sama zajmuje tyle miejsc: {max}, a nie {count}; robi to tylko obok jednej osoby i według instrukcji.',
  },
  option: {
    en: 'There is no option “{option}”.',
    ru: 'Варианта «{option}» нет.',
    pl: 'Nie ma wariantu „{option}”.',
  },
  excluded: {
    en: 'The options “{option}” and “{other}” exclude each other.',
    ru: 'Варианты «{option}» и «{other}» исключают друг друга.',
    pl: 'Warianty „{option}” i „{other}” wykluczają się.',
  },
  needed: {
    en: 'The option “{option}” is only played together with “{other}”.',
    ru: 'Вариант «{option}» играется только вместе с «{other}».',
    pl: 'W wariant „{option}” gra się tylko razem z „{other}”.',
  },
  optionPlayers: {
    en: 'The option “{option}” is not for {count, plural, one {# person} other {# people}}.',
    ru: 'Вариант «{option}» не для такого числа людей: {count}.',
    pl: 'Wariant „{option}” nie jest dla tylu osób: {count}.',
  },
  ruleset: {
    en: 'The rules “{ruleset}” are not known here.',
    ru: 'Правила «{ruleset}» здесь неизвестны.',
    pl: 'Zasady „{ruleset}” nie są tu znane.',
  },
  seed: {
    en: '“{seed}” is no seed of chance for such a table.',
    ru: '«{seed}» — не зерно случайности для такого стола.',
    pl: '„{seed}” nie jest ziarnem losowości dla takiego stołu.',
  },
  switch: {
    en: 'The setting “{switch}” is not known here, or its value is of another kind.',
    ru: 'Настройка «{switch}» здесь неизвестна, или её значение другого рода.',
    pl: 'Ustawienie „{switch}” nie jest tu znane albo ma wartość innego rodzaju.',
  },
}

/** What is wrong with a set-up, as a sentence. */
export const setupProblemText = ({ problem, params }: SetupProblem, language: Language): string =>
  format(TEXTS[problem][language], params, language)
