import type { Rule } from '../../../../core/rules.js'

export const phasesRules: Readonly<Record<string, Rule>> = {
  '1849-6-1': {
    section: '§6, §10.6',
    text: {
      en: 'A phase begins when the first train of its class is bought from the bank; it applies at once, to the rest of the buyer’s turn too.',
      ru: 'Фаза начинается, когда у банка куплен первый поезд её класса; она действует сразу, в том числе на остаток хода покупателя.',
      pl: 'Faza zaczyna się, gdy z banku kupiono pierwszy pociąg jej klasy; działa od razu, także w reszcie tury kupującego.',
    },
  },
  '1849-6-2': {
    section: '§6',
    text: {
      en: 'The number of operating rounds is that of the phase at the end of the stock round and does not change within the set.',
      ru: 'Число операционных раундов берётся по фазе на конец биржевого раунда и внутри серии не меняется.',
      pl: 'Liczba rund operacyjnych wynika z fazy na końcu rundy giełdowej i w trakcie serii się nie zmienia.',
    },
  },
  '1849-6-3': {
    section: '§6',
    text: {
      en: 'Trains of a removed class leave the game at once without compensation, from corporations and from the market.',
      ru: 'Поезда убранного класса сразу и без возмещения выбывают из игры — у корпораций и с рынка.',
      pl: 'Pociągi wycofanej klasy natychmiast i bez odszkodowania opuszczają grę — u spółek i na rynku.',
    },
  },
  '1849-6-4': {
    section: '§6, §10.6',
    text: {
      en: 'When the limit falls, every corporation above it returns trains to the market at once; its president chooses which. No other train ever gets there.',
      ru: 'Когда лимит падает, каждая корпорация сверх него сразу возвращает поезда на рынок; какие — решает президент. Иначе поезда на рынок не попадают.',
      pl: 'Gdy limit spada, każda spółka ponad nim natychmiast oddaje pociągi na rynek; które, wybiera prezes. Inaczej pociągi na rynek nie trafiają.',
    },
  },
  '1849-6-5': {
    section: '§6',
    text: {
      en: 'Within a change of phase: first the class is removed, then private companies close and the earth quakes, then trains over the limit go back.',
      ru: 'При смене фазы: сначала убирают класс, затем закрываются частные компании и случается землетрясение, затем возвращают лишние поезда.',
      pl: 'Przy zmianie fazy: najpierw znika klasa pociągów, potem zamykają się spółki prywatne i następuje trzęsienie ziemi, potem zwrot pociągów ponad limit.',
    },
  },
  '1849-6-6': {
    section: '§6',
    text: {
      en: 'Phase 12: all private companies close without compensation, and Messina is shaken by the earthquake.',
      ru: 'Фаза 12: все частные компании закрываются без возмещения, в Messina случается землетрясение.',
      pl: 'Faza 12: wszystkie spółki prywatne zamykają się bez odszkodowania, a Messinę nawiedza trzęsienie ziemi.',
    },
  },
  '1849-6-7': {
    section: '§6',
    text: {
      en: 'Phase 16: markers may enter the blue zone from now on, and the R6H are on sale beside the 16H.',
      ru: 'Фаза 16: маркеры теперь могут входить в синюю зону, а рядом с 16H продаются R6H.',
      pl: 'Faza 16: znaczniki mogą odtąd wchodzić do strefy niebieskiej, a obok 16H w sprzedaży są R6H.',
    },
  },
}
