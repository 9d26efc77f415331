import type { Rule } from '../../../../core/rules.js'

export const generalRules: Readonly<Record<string, Rule>> = {
  'MEX-1.1-1': {
    section: '1.1',
    text: {
      en: 'The game alternates one stock round with one to three operating rounds. Players take turns in the stock round; every company acts once in each operating round.',
      ru: 'Один биржевой раунд чередуется с операционными, их от одного до трёх. В биржевом раунде игроки ходят по очереди, в операционном каждая компания действует один раз.',
      pl: 'Po jednej rundzie giełdowej następuje od jednej do trzech rund operacyjnych. W rundzie giełdowej gracze działają po kolei, w operacyjnej każda spółka działa raz.',
    },
  },
  'MEX-1.2-1': {
    section: '1.2, 4.3.4(e)',
    text: {
      en: 'A phase begins when the train that triggers it is bought from the Initial Offering. It takes effect at once unless a rule says otherwise, and never ends a turn or a round.',
      ru: 'Фаза начинается, когда вызывающий её поезд куплен из первичного предложения. Она действует сразу, если правило не говорит иного, и не прерывает ни ход, ни раунд.',
      pl: 'Faza zaczyna się, gdy wyzwalający ją pociąg zostaje kupiony z oferty pierwotnej. Działa od razu, jeśli reguła nie mówi inaczej, i nie przerywa tury ani rundy.',
    },
  },
  'MEX-1.3.1-1': {
    section: '1.3.1',
    text: {
      en: 'A private is a single certificate owned by a player or a major. It has no cash, track or trains.',
      ru: 'Частная компания — это один сертификат, которым владеет игрок или крупная компания. У неё нет ни денег, ни путей, ни поездов.',
      pl: 'Spółka prywatna to jeden certyfikat należący do gracza lub dużej spółki. Nie ma gotówki, torów ani pociągów.',
    },
  },
  'MEX-1.3.2-1': {
    section: '1.3.2',
    text: {
      en: 'No company may hold shares of a major.',
      ru: 'Компании не могут владеть акциями крупных компаний.',
      pl: 'Żadna spółka nie może posiadać akcji dużej spółki.',
    },
  },
  'MEX-1.3.2-2': {
    section: '1.3.2',
    text: {
      en: 'Presidency and dividends go by percent, trade is in whole certificates, and the certificate limit counts certificates.',
      ru: 'Президентство и дивиденды считают по процентам, торгуют целыми сертификатами, а лимит сертификатов учитывает их число.',
      pl: 'Prezesurę i dywidendy ustala się według procentów, handluje się całymi certyfikatami, a limit certyfikatów liczy ich sztuki.',
    },
  },
  'MEX-1.3.2-3': {
    section: '1.3.2, 4.3',
    text: {
      en: "Company treasuries are separate from the players' cash and from each other; money and goods pass only where a rule says so. A major's president alone decides for it.",
      ru: 'Касса компании отделена от денег игроков и от кассы других компаний; передавать что-либо можно лишь там, где это разрешает правило. За крупную компанию решает только её президент.',
      pl: 'Kasa spółki jest oddzielona od gotówki graczy i od kas innych spółek; przekazywać można tylko to, na co pozwala reguła. O dużej spółce decyduje wyłącznie jej prezes.',
    },
  },
  'MEX-1.3.3-1': {
    section: '1.3.3',
    text: {
      en: 'A minor belongs to exactly one player, and its charter is its certificate. It starts with $0 and a built-in 2-train that can never be sold, and it never buys trains or privates.',
      ru: 'Малая компания принадлежит ровно одному игроку, её планшет и есть её сертификат. Она начинает с $0 и встроенным поездом 2, который нельзя продать, и никогда не покупает поезда и частные компании.',
      pl: 'Mała spółka ma dokładnie jednego właściciela, a jej karta jest zarazem certyfikatem. Zaczyna z $0 i wbudowanym pociągiem 2, którego nie można sprzedać, i nigdy nie kupuje pociągów ani spółek prywatnych.',
    },
  },
  'MEX-1.4-1': {
    section: '1.4',
    text: {
      en: 'The Initial Offering holds what nobody has owned yet, the Open Market what was owned before. Privates and minors never return to the bank.',
      ru: 'В первичном предложении лежит то, чем ещё никто не владел, на открытом рынке — то, что уже кому-то принадлежало. Частные и малые компании в банк не возвращаются.',
      pl: 'W ofercie pierwotnej leży to, czego nikt jeszcze nie posiadał, na otwartym rynku to, co już do kogoś należało. Spółki prywatne i małe nigdy nie wracają do banku.',
    },
  },
  'MEX-1.4-2': {
    section: '1.4, 4.3.4(b)',
    text: {
      en: 'In the Initial Offering all trains of one type must be gone before the next type is sold. A train in the Open Market never blocks later trains.',
      ru: 'В первичном предложении следующий тип поездов продаётся, только когда предыдущий раскуплен. Поезд на открытом рынке покупке следующих не мешает.',
      pl: 'W ofercie pierwotnej kolejny typ pociągu sprzedaje się dopiero po wykupieniu poprzedniego. Pociąg na otwartym rynku nie blokuje zakupu następnych.',
    },
  },
  'MEX-1.5-1': {
    section: '1.5',
    text: {
      en: 'Par stays fixed for the whole game; the market value starts at par and moves.',
      ru: 'Начальная цена не меняется всю игру; текущая цена начинается с неё и движется.',
      pl: 'Kurs początkowy nie zmienia się przez całą grę; bieżący kurs startuje od niego i się przesuwa.',
    },
  },
  'MEX-1.5-2': {
    section: '1.5, 3.2(a)(2)',
    text: {
      en: "While a major's president's certificate is in the Initial Offering, its shares are worth nothing and cannot be sold.",
      ru: 'Пока сертификат президента лежит в первичном предложении, акции этой компании ничего не стоят и продать их нельзя.',
      pl: 'Dopóki certyfikat prezesa leży w ofercie pierwotnej, akcje tej spółki nic nie są warte i nie można ich sprzedać.',
    },
  },
  'MEX-2-1': {
    section: '2',
    text: {
      en: 'Seats and the first Priority Deal holder are random; 3, 4 or 5 players start with $625, $500 or $450 each. Exchange shares and free certificates are set aside, and the game opens with a stock round.',
      ru: 'Места и первый владелец карты приоритета определяются случайно; при 3, 4 или 5 игроках каждый получает $625, $500 или $450. Обменные акции и бесплатные сертификаты откладывают, игра начинается с биржевого раунда.',
      pl: 'Miejsca i pierwszego posiadacza karty priorytetu losuje się; przy 3, 4 lub 5 graczach każdy dostaje $625, $500 lub $450. Akcje do wymiany i darmowe certyfikaty odkłada się na bok, a grę otwiera runda giełdowa.',
    },
  },
  'MEX-7-1': {
    section: '7',
    text: {
      en: 'All cash, certificates, trains, privates and stations of players and companies are public.',
      ru: 'Все деньги, сертификаты, поезда, частные компании и станции игроков и компаний открыты для всех.',
      pl: 'Gotówka, certyfikaty, pociągi, spółki prywatne i stacje graczy oraz spółek są jawne.',
    },
  },
  'MEX-7-2': {
    section: '7, T1',
    text: {
      en: 'When a stock round ends, the newest tile colour sets the number of operating rounds: yellow 1, green 2, brown or grey 3, but only 1 once the end of the game has been triggered. Later phase changes do not alter it.',
      ru: 'В конце биржевого раунда новейший цвет тайлов задаёт число операционных раундов: жёлтый — 1, зелёный — 2, коричневый и серый — 3; если конец игры уже вызван — только 1. Смена фазы позже этого не меняет.',
      pl: 'Na koniec rundy giełdowej najnowszy kolor kafelków wyznacza liczbę rund operacyjnych: żółty 1, zielony 2, brązowy lub szary 3, a jeśli koniec gry już wywołano, tylko 1. Późniejsza zmiana fazy tego nie zmienia.',
    },
  },
}
