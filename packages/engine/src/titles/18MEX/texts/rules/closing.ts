import type { Rule } from '../../../../core/rules.js'

export const closingRules: Readonly<Record<string, Rule>> = {
  'MEX-5.2-1': {
    section: '5.2',
    text: {
      en: 'As soon as the fifth 3-train leaves the Initial Offering, the owners of minors A and B get 5% of NdM each and the owner of C gets 10% of UdY, free, from the exchange shares.',
      ru: 'Как только пятый поезд 3 покинул первичное предложение, владельцы малых компаний A и B бесплатно получают с поля обмена по 5% NdM, владелец C — 10% UdY.',
      pl: 'Gdy tylko piąty pociąg 3 opuści ofertę pierwotną, właściciele małych spółek A i B dostają bezpłatnie z pola wymiany po 5% NdM, a właściciel C 10% UdY.',
    },
  },
  'MEX-5.2-2': {
    section: '5.2',
    text: {
      en: "The cash of A and B goes to NdM's charter and that of C to UdY's, launched or not.",
      ru: 'Деньги A и B переходят на планшет NdM, деньги C — на планшет UdY, запущены те или нет.',
      pl: 'Gotówka A i B trafia na kartę NdM, a gotówka C na kartę UdY, niezależnie od tego, czy są uruchomione.',
    },
  },
  'MEX-5.2-3': {
    section: '5.2',
    text: {
      en: "The minors' stations, built-in trains and charters leave the game. The stations are not replaced.",
      ru: 'Станции, встроенные поезда и планшеты малых компаний выбывают из игры. Станции не заменяют.',
      pl: 'Stacje, wbudowane pociągi i karty małych spółek opuszczają grę. Stacji się nie zastępuje.',
    },
  },
  'MEX-5.2-4': {
    section: '5.2, A1',
    text: {
      en: "Then UdY's presidency and launch are checked. Getting income from C and later a dividend on the UdY share in the same operating round is legal.",
      ru: 'Затем проверяют президентство и запуск UdY. Получить в одном операционном раунде доход от C, а потом дивиденд по акции UdY можно.',
      pl: 'Potem sprawdza się prezesurę i uruchomienie UdY. Dochód z C, a później dywidenda z akcji UdY w tej samej rundzie operacyjnej są dozwolone.',
    },
  },
  'MEX-5.2-5': {
    section: '5.2, T1',
    text: {
      en: 'From phase 3½ on NdM certificates may be bought.',
      ru: 'С фазы 3½ можно покупать сертификаты NdM.',
      pl: 'Od fazy 3½ można kupować certyfikaty NdM.',
    },
  },
  'MEX-T1-1': {
    section: 'T1, A1',
    text: {
      en: 'When the first 5-train of the game is bought, all private companies still in the game close at once, before the merger. They are worth nothing at the end.',
      ru: 'При покупке первого в игре поезда 5 все оставшиеся частные компании сразу закрываются, ещё до слияния. В конце игры они ничего не стоят.',
      pl: 'Przy zakupie pierwszego w grze pociągu 5 wszystkie pozostałe spółki prywatne zamykają się od razu, przed fuzją. Na koniec gry nie są nic warte.',
    },
  },
}
