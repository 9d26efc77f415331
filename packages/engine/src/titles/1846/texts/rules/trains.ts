import type { Rule } from '../../../../core/rules.js'

export const trainsRules: Readonly<Record<string, Rule>> = {
  '1846-TRN-1': {
    section: '§6.81',
    text: {
      en: 'In its last step a corporation may buy trains one at a time with its own cash: from the bank at the list price, or from another corporation at any price from $1 that both presidents agree on.',
      ru: 'На последнем шаге корпорация может покупать поезда по одному за свои деньги: у банка по указанной цене или у другой корпорации по любой цене от $1, о которой договорились оба президента.',
      pl: 'W ostatnim kroku spółka może kupować pociągi po jednym za własne pieniądze: z banku po cenie z karty albo od innej spółki za dowolną cenę od $1, na którą zgodzą się obaj prezesi.',
    },
  },
  '1846-TRN-2': {
    section: '§6.81',
    text: {
      en: 'The bank sells trains of the next phase only when its stock of the current phase is sold out; returned trains do not count for this.',
      ru: 'Банк продаёт поезда следующей фазы, только когда распродан его запас текущей; возвращённые поезда не в счёт.',
      pl: 'Bank sprzedaje pociągi następnej fazy dopiero wtedy, gdy zapas bieżącej jest wyprzedany; zwrócone pociągi się do tego nie liczą.',
    },
  },
  '1846-TRN-3': {
    section: '§6.82, §9',
    text: {
      en: 'The first train of a later phase bought from the bank begins that phase at once, before anything else is bought.',
      ru: 'Первый поезд следующей фазы, купленный у банка, сразу начинает эту фазу — прежде любых других покупок.',
      pl: 'Pierwszy pociąg następnej fazy kupiony z banku natychmiast ją rozpoczyna, przed jakimkolwiek innym zakupem.',
    },
  },
  '1846-TRN-4': {
    section: '§6.85, §6.83',
    text: {
      en: 'The type of a train is chosen when it is bought from the bank and then stays, also when resold. A returned card may be bought as either type again.',
      ru: 'Тип поезда выбирают при покупке у банка, и он не меняется даже при перепродаже. Возвращённую карту снова можно купить любым из двух типов.',
      pl: 'Typ pociągu wybiera się przy zakupie z banku i potem się nie zmienia, także przy odsprzedaży. Zwróconą kartę można znów kupić jako dowolny z dwóch typów.',
    },
  },
  '1846-TRN-5': {
    section: '§6.83',
    text: {
      en: 'A corporation may own 4 trains in Phases I and II, 3 in Phase III, 2 in Phase IV; phased-out trains do not count. A purchase above the limit is refused even if it would change the phase.',
      ru: 'Корпорация может иметь 4 поезда в фазах I и II, 3 в фазе III, 2 в фазе IV; устаревшие не считаются. Купить сверх лимита нельзя, даже если покупка сменила бы фазу.',
      pl: 'Spółka może mieć 4 pociągi w fazach I i II, 3 w fazie III, 2 w fazie IV; wycofywane się nie liczą. Zakup ponad limit jest niedozwolony, nawet gdyby zmieniał fazę.',
    },
  },
  '1846-TRN-6': {
    section: '§6.83, p.19',
    text: {
      en: 'A corporation put over the limit by a new phase returns trains of its choice to the bank at once, without payment. The bank sells them at list price until their kind is phased out.',
      ru: 'Корпорация, оказавшаяся сверх лимита из-за новой фазы, сразу возвращает банку поезда по своему выбору без оплаты. Банк продаёт их по указанной цене, пока они не устареют.',
      pl: 'Spółka, która przez nową fazę przekracza limit, natychmiast zwraca bankowi wybrane pociągi bez zapłaty. Bank sprzedaje je po cenie z karty, dopóki ich rodzaj nie zostanie wycofany.',
    },
  },
  '1846-TRN-7': {
    section: '§6.83',
    text: {
      en: 'Trains are never returned or sold to the bank by choice.',
      ru: 'По своей воле поезда банку не возвращают и не продают.',
      pl: 'Pociągów nie zwraca się ani nie sprzedaje bankowi z własnej woli.',
    },
  },
  '1846-TRN-8': {
    section: '§6.82',
    text: {
      en: 'A phased-out train cannot be bought from another corporation.',
      ru: 'Устаревший поезд нельзя купить у другой корпорации.',
      pl: 'Wycofywanego pociągu nie można kupić od innej spółki.',
    },
  },
  '1846-TRN-9': {
    section: '§6.84',
    text: {
      en: 'Trains of Phase IV never run out.',
      ru: 'Поезда фазы IV не кончаются.',
      pl: 'Pociągi fazy IV nigdy się nie kończą.',
    },
  },
  '1846-TRN-10': {
    section: '§6.2, §6.86, §6.89',
    text: {
      en: 'A corporation must own a train at the end of its turn, unless its president went bankrupt and nobody followed.',
      ru: 'В конце своего хода корпорация обязана иметь поезд, если только её президент не обанкротился без преемника.',
      pl: 'Na koniec swojej tury spółka musi mieć pociąg, chyba że jej prezes zbankrutował i nie ma następcy.',
    },
  },
  '1846-TRN-11': {
    section: '§9, p.20',
    text: {
      en: 'Corporations may trade trains in every phase. Trains of independents are never traded.',
      ru: 'Корпорации могут торговать поездами в любой фазе. Поездами независимых дорог не торгуют.',
      pl: 'Spółki mogą handlować pociągami w każdej fazie. Pociągami niezależnych kolei się nie handluje.',
    },
  },
}
