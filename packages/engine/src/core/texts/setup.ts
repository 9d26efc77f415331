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
    en: 'At this table the game itself takes {max} of the seats, not {count}: it plays only beside one person, by the rulebook.',
    ru: 'За таким столом автомат занимает мест: {max}, а не {count}. Он играет только с одним человеком и только по книге правил.',
    pl: 'Przy takim stole automat zajmuje miejsc: {max}, a nie {count}. Gra tylko z jedną osobą i tylko według instrukcji.',
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
    ru: 'В вариант «{option}» играют только вместе с «{other}».',
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
    en: '“{seed}” will not do as a seed of chance for this table.',
    ru: '«{seed}» не годится как зерно случайности для такого стола.',
    pl: '„{seed}” nie nadaje się na ziarno losowości dla takiego stołu.',
  },
  switch: {
    en: 'The setting “{switch}” is not known here, or its value is of another kind.',
    ru: 'Настройка «{switch}» здесь неизвестна, или её значение не подходит.',
    pl: 'Ustawienie „{switch}” nie jest tu znane albo jego wartość nie pasuje.',
  },
}

/** What is wrong with a set-up, as a sentence. */
export const setupProblemText = ({ problem, params }: SetupProblem, language: Language): string =>
  format(TEXTS[problem][language], params, language)
