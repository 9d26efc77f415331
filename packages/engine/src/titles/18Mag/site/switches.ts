import { declareSwitches } from '../../../core/switches.js'

/** Where the rulebook and 18xx.games part ways in 18Mag. */
export const switches18Mag = declareSwitches({
  noTrain: {
    rulebook: false,
    '18xx.games': true,
    says: 'Three operating rounds in a row without a train of the majors bring the next phase when the third is over; any sale starts the count anew.',
    text: {
      en: 'Three operating rounds in a row without a train of the majors bring the next phase when the third is over; any sale starts the count anew.',
      ru: 'Следующую фазу начинают три операционных раунда подряд без проданного поезда, когда третий окончен; любая продажа начинает счёт заново.',
      pl: 'Następną fazę zaczynają trzy kolejne rundy operacyjne bez sprzedanego pociągu, gdy trzecia się skończy; każda sprzedaż zaczyna liczenie od nowa.',
    },
  },
  noTrainStack: {
    rulebook: false,
    '18xx.games': true,
    says: 'A phase that came because no train was sold takes no round tile off its stack.',
    text: {
      en: 'A phase that came because no train was sold takes no round tile off its stack.',
      ru: 'Фаза, наступившая из-за непроданных поездов, не снимает жетон раунда со стопки.',
      pl: 'Faza, która nadeszła przez niesprzedane pociągi, nie zdejmuje żetonu rundy ze stosu.',
    },
  },
  lateFinalSet: {
    rulebook: false,
    '18xx.games': true,
    says: 'The last phase, if it came because no train was sold, lasts two sets of rounds.',
    text: {
      en: 'The last phase, if it came because no train was sold, lasts two sets of rounds.',
      ru: 'Последняя фаза, наступившая из-за непроданных поездов, длится две серии раундов.',
      pl: 'Ostatnia faza, jeśli nadeszła przez niesprzedane pociągi, trwa dwie serie rund.',
    },
  },
  anyRun: {
    rulebook: false,
    '18xx.games': true,
    says: 'Any legal run is taken, even none.',
    text: {
      en: 'Any legal run is taken, even none.',
      ru: 'Принимается любой допустимый рейс, можно и не ехать.',
      pl: 'Przyjmuje się każdy dozwolony przejazd, można też nie jechać.',
    },
  },
  draftPriority: {
    rulebook: false,
    '18xx.games': false,
    says: 'After the last pick of the draft the Priority Deal goes on by one seat, as it did in older recorded games.',
    text: {
      en: 'After the last pick of the draft the Priority Deal goes on by one seat, as in older recorded games.',
      ru: 'После последнего выбора карта приоритета уходит на место дальше, как в старых записанных партиях.',
      pl: 'Po ostatnim wyborze priorytet przechodzi o jedno miejsce dalej, jak w dawnych zapisanych grach.',
    },
  },
  ooStation: {
    rulebook: false,
    '18xx.games': true,
    says: 'On a yellow tile with two cities stations stay in their circles; one alone goes to the city with track.',
    text: {
      en: 'On a yellow tile with two cities stations stay in their circles; one alone goes to the city with track.',
      ru: 'На жёлтом тайле с двумя городами станции остаются в своих кругах; единственная переходит в город с путём.',
      pl: 'Na żółtym kafelku z dwoma miastami stacje zostają w swoich kółkach; jedyna przechodzi do miasta z torem.',
    },
  },
  armTerrainToken: {
    rulebook: false,
    '18xx.games': true,
    says: 'A terrain token is taken off the charter first and pays for the next terrain of the turn; it is lost if none follows.',
    text: {
      en: 'A terrain token is taken off the charter first and pays for the next terrain of the turn; it is lost if none follows.',
      ru: 'Жетон местности сначала снимают с планшета, и он оплачивает ближайшую местность хода; если её нет, он пропадает.',
      pl: 'Żeton terenu najpierw schodzi z karty i opłaca najbliższy teren w tej turze; jeśli go nie ma, przepada.',
    },
  },
  directorShare: {
    rulebook: false,
    '18xx.games': true,
    says: "The president's certificate of a major without president is sold for twice the price to one who asks; it is offered only where it is the last certificate left.",
    text: {
      en: "The president's certificate of a major without president can be bought for twice the price.",
      ru: 'Сертификат президента компании без президента можно купить за двойную цену.',
      pl: 'Certyfikat prezesa spółki bez prezesa można kupić za podwójny kurs.',
    },
  },
  namesakes: {
    rulebook: false,
    '18xx.games': true,
    says: 'Two trains may go by one number: whoever names it means the newest, and the older one stands idle; whoever gives the older one back puts the newest on the stack too; from there the newest is sold at any price.',
    text: {
      en: 'Two trains may go by one number: whoever names it means the newest, and the older one stands idle; whoever gives the older one back puts the newest on the stack too; from there the newest is sold at any price.',
      ru: 'У двух поездов может оказаться один номер: тогда под номером понимают новый, а старый стоит без дела; кто возвращает старый, кладёт на стопку и новый; оттуда новый продаётся за любую цену.',
      pl: 'Dwa pociągi mogą mieć jeden numer: kto go wymienia, ma na myśli nowszy, a starszy stoi bezczynnie; kto oddaje starszy, odkłada na stos także nowszy; stamtąd nowszy sprzedaje się za dowolną cenę.',
    },
  },
})
