import type { Rule } from '../../../../core/rules.js'

export const launchAndPresidencyRules: Readonly<Record<string, Rule>> = {
  'MEX-3.4-1': {
    section: '3.4, 1.4',
    text: {
      en: 'A major is launched, once, when at most 50% of it is left in the Initial Offering with the exchange shares. Shares in the Open Market count as sold.',
      ru: 'Компания запускается, один раз, когда в первичном предложении вместе с обменными акциями осталось не больше 50% её акций. Акции на открытом рынке считаются проданными.',
      pl: 'Spółka zostaje uruchomiona, jeden raz, gdy w ofercie pierwotnej wraz z akcjami do wymiany zostało najwyżej 50% jej akcji. Akcje na otwartym rynku liczą się jako sprzedane.',
    },
  },
  'MEX-3.4-2': {
    section: 'T3',
    text: {
      en: "The free CHI share and the free NdM president's certificate count as sold. The UdY exchange share counts only after minor C closes.",
      ru: 'Бесплатная акция CHI и бесплатный сертификат президента NdM считаются проданными. Обменная акция UdY — только после закрытия малой компании C.',
      pl: 'Darmowa akcja CHI i darmowy certyfikat prezesa NdM liczą się jako sprzedane. Akcja UdY z pola wymiany dopiero po zamknięciu małej spółki C.',
    },
  },
  'MEX-3.4-3': {
    section: '3.4(c)',
    text: {
      en: 'On launch the bank at once pays ten times par into the treasury, on top of any money from minors, and hands over the charter and stations.',
      ru: 'При запуске банк сразу платит в кассу десять начальных цен, помимо денег от малых компаний, и выдаёт планшет и станции.',
      pl: 'Przy uruchomieniu bank od razu wpłaca do kasy spółki dziesięciokrotność kursu początkowego, niezależnie od pieniędzy z małych spółek, i wydaje jej kartę oraz stacje.',
    },
  },
  'MEX-3.4-4': {
    section: '3.4',
    text: {
      en: 'UdY may be launched in the middle of an operating round by its exchange share. It does not operate in that round.',
      ru: 'UdY может быть запущена посреди операционного раунда благодаря обменной акции. В этом раунде она не действует.',
      pl: 'UdY może zostać uruchomiona w trakcie rundy operacyjnej przez akcję z wymiany. W tej rundzie nie działa.',
    },
  },
  'MEX-3.5-1': {
    section: '3.5',
    text: {
      en: 'When a purchase, sale, closing of minors or the merger leaves another player with more percent than the president, the presidency changes at once. A tie changes nothing, and shares in the bank do not matter.',
      ru: 'Если после покупки, продажи, закрытия малых компаний или слияния у другого игрока больше процентов, чем у президента, президент сразу меняется. Равенство ничего не меняет, акции в банке не важны.',
      pl: 'Gdy po zakupie, sprzedaży, zamknięciu małych spółek lub fuzji inny gracz ma więcej procent niż prezes, prezes zmienia się od razu. Remis nic nie zmienia, a akcje w banku nie mają znaczenia.',
    },
  },
  'MEX-3.5-2': {
    section: '3.5(a)',
    text: {
      en: 'The largest holder becomes president. If several are tied, it is the first of them clockwise from the outgoing president.',
      ru: 'Президентом становится владелец наибольшей доли. При равенстве — первый из них по часовой стрелке от прежнего президента.',
      pl: 'Prezesem zostaje gracz z największym pakietem. Przy remisie pierwszy z nich zgodnie z ruchem wskazówek zegara od ustępującego prezesa.',
    },
  },
  'MEX-3.5-3': {
    section: '3.5(b)',
    text: {
      en: "The new president swaps certificates worth exactly 20% for the president's certificate, with the outgoing president or with the Open Market if it was just sold there. For NdM the new president chooses which certificates make up the 20%.",
      ru: 'Новый президент меняет сертификаты ровно на 20% на сертификат президента — у прежнего президента или на открытом рынке, если тот был только что продан. В NdM он сам выбирает, из каких сертификатов сложить 20%.',
      pl: 'Nowy prezes wymienia certyfikaty warte dokładnie 20% na certyfikat prezesa: u poprzednika albo na otwartym rynku, jeśli właśnie go tam sprzedano. W NdM sam wybiera, z jakich certyfikatów złożyć te 20%.',
    },
  },
  'MEX-3.5-4': {
    section: '3.5(c)',
    text: {
      en: 'The charter with everything on it passes to the new president.',
      ru: 'Планшет компании со всем её имуществом переходит к новому президенту.',
      pl: 'Karta spółki z całym majątkiem przechodzi do nowego prezesa.',
    },
  },
}
