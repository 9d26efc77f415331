import type { Rule } from '../../../../core/rules.js'

export const dividendsRules: Readonly<Record<string, Rule>> = {
  '1846-DIV-1': {
    section: '§6.71',
    text: {
      en: 'With revenue the president chooses: pay all, pay half or withhold. Without revenue everything is withheld.',
      ru: 'Если доход есть, президент выбирает: выплатить всё, половину или удержать. Без дохода выплаты нет.',
      pl: 'Gdy jest przychód, prezes wybiera: wypłacić całość, połowę albo zatrzymać. Bez przychodu nie ma wypłaty.',
    },
  },
  '1846-DIV-2': {
    section: '§6.71',
    text: {
      en: 'Withholding puts the whole revenue into the treasury; a full dividend pays one tenth of it per share.',
      ru: 'При удержании весь доход идёт в кассу; при полной выплате на каждую акцию идёт его десятая часть.',
      pl: 'Przy zatrzymaniu cały przychód trafia do kasy; przy pełnej wypłacie na każdą akcję przypada jego dziesiąta część.',
    },
  },
  '1846-DIV-3': {
    section: '§6.71, p.19',
    text: {
      en: 'With a half dividend the treasury keeps half the revenue, rounded down to a multiple of $10, and the rest is paid, one tenth of it per share.',
      ru: 'При выплате половины в кассу идёт половина дохода, округлённая вниз до $10, остальное выплачивают, по десятой части на акцию.',
      pl: 'Przy wypłacie połowy do kasy trafia połowa przychodu, zaokrąglona w dół do $10, a resztę się wypłaca, po jednej dziesiątej na akcję.',
    },
  },
  '1846-DIV-4': {
    section: '§6.71',
    text: {
      en: 'Shares in the treasury receive the dividend too: it goes into the treasury.',
      ru: 'Акции в кассе тоже получают дивиденды: они идут в кассу.',
      pl: 'Akcje w kasie też otrzymują dywidendę: trafia ona do kasy spółki.',
    },
  },
  '1846-DIV-5': {
    section: '§6.73',
    text: {
      en: 'Shares in the Market receive nothing; their part is not paid at all.',
      ru: 'Акции на рынке ничего не получают; их часть просто не выплачивается.',
      pl: 'Akcje na rynku nic nie otrzymują; ich części się nie wypłaca.',
    },
  },
  '1846-DIV-6': {
    section: '§6.75',
    text: {
      en: 'The dividend (of ten shares) is compared with the price: less than half moves it one column left, less than the whole keeps it, at least the price moves it right 1, at least twice the price right 2. From $165 on, at least three times the price moves it right 3.',
      ru: 'Дивиденды (за десять акций) сравнивают с ценой: меньше половины — столбец влево, меньше цены — на месте, не меньше цены — вправо на 1, не меньше двух цен — вправо на 2. Начиная с $165 не меньше трёх цен — вправо на 3.',
      pl: 'Dywidendę (za dziesięć akcji) porównuje się z kursem: mniej niż połowa to kolumna w lewo, mniej niż kurs bez zmian, co najmniej kurs w prawo o 1, co najmniej dwukrotność w prawo o 2. Od $165 co najmniej trzykrotność to w prawo o 3.',
    },
  },
  '1846-DIV-7': {
    section: '§6.75',
    text: {
      en: 'A corporation that does not run pays nothing, and its price drops one column.',
      ru: 'Корпорация без рейсов ничего не платит, и её цена падает на столбец.',
      pl: 'Spółka bez przejazdów nic nie wypłaca, a jej kurs spada o kolumnę.',
    },
  },
  '1846-DIV-8': {
    section: '§6.72',
    text: {
      en: 'An independent always splits its revenue exactly: half to its owner, half to its treasury.',
      ru: 'Независимая дорога всегда делит доход точно пополам: половина владельцу, половина в кассу.',
      pl: 'Niezależna kolej zawsze dzieli przychód dokładnie: połowa dla właściciela, połowa do kasy.',
    },
  },
  '1846-DIV-9': {
    section: '§6.74',
    text: {
      en: 'The earnings track shows one tenth of the revenue, for information only.',
      ru: 'Шкала дохода показывает его десятую часть, только для сведения.',
      pl: 'Skala przychodu pokazuje jego dziesiątą część, tylko informacyjnie.',
    },
  },
}
