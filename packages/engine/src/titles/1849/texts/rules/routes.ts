import type { Rule } from '../../../../core/rules.js'

export const routesRules: Readonly<Record<string, Rule>> = {
  '1849-10.5-1': {
    section: '§10.5',
    text: {
      en: 'A corporation with trains runs them. Without trains or revenue its marker goes one column left.',
      ru: 'Корпорация с поездами запускает их. Без поездов или выручки маркер идёт на столбец влево.',
      pl: 'Spółka z pociągami wykonuje przejazdy. Bez pociągów lub przychodu jej znacznik idzie o kolumnę w lewo.',
    },
  },
  '1849-10.5.1-1': {
    section: '§10.5.1',
    text: {
      en: 'A train’s route needs two cities, or a city and a town; Calabria counts as a city, ports do not count. One city on it has an own marker.',
      ru: 'Маршруту поезда нужны два города или город и посёлок; Калабрия считается городом, порты не считаются. В одном из городов есть свой жетон.',
      pl: 'Trasa pociągu potrzebuje dwóch miast albo miasta i miasteczka; Kalabria liczy się jako miasto, porty się nie liczą. W jednym z miast stoi własny znacznik.',
    },
  },
  '1849-10.5.1-2': {
    section: '§10.5.1',
    text: {
      en: 'Length is the hex borders crossed times the cost of the segment’s gauge. The first hex is free; the step onto a port is one border.',
      ru: 'Длина — число пересечённых границ гексов, умноженное на цену колеи сегмента. Первый гекс бесплатный; шаг в порт — одна граница.',
      pl: 'Długość to liczba przekroczonych granic heksów razy koszt szerokości odcinka. Pierwszy heks jest darmowy; wejście do portu to jedna granica.',
    },
  },
  '1849-10.5.1-3': {
    section: '§10.5.1',
    text: {
      en: 'A route may be shorter than the train could run.',
      ru: 'Маршрут может быть короче, чем позволяет поезд.',
      pl: 'Trasa może być krótsza, niż pozwala pociąg.',
    },
  },
  '1849-10.5.1-4': {
    section: '§10.5.1',
    text: {
      en: 'The strait counts as two hexes: Messina to Calabria is three borders.',
      ru: 'Пролив считается двумя гексами: от Мессины до Калабрии три границы.',
      pl: 'Cieśnina liczy się jako dwa heksy: z Mesyny do Kalabrii są trzy granice.',
    },
  },
  '1849-10.5.1-5': {
    section: '§10.5.1',
    text: {
      en: 'The routes of one turn share no track. They may share stations on tracks of their own.',
      ru: 'Маршруты одного хода не делят путей. Станции общими быть могут, если пути разные.',
      pl: 'Trasy jednej tury nie dzielą torów. Mogą dzielić stacje na osobnych torach.',
    },
  },
  '1849-10.5.1-6': {
    section: '§10.5.1',
    text: {
      en: 'A segment with any narrow track is narrow, with any standard track standard, dual only if all of it is.',
      ru: 'Сегмент с узкой колеёй — узкий, с нормальной — нормальный, двойной — только если весь двойной.',
      pl: 'Odcinek z torem wąskim jest wąski, z normalnym normalny, podwójny tylko wtedy, gdy cały jest podwójny.',
    },
  },
  '1849-10.5.2-1': {
    section: '§10.5.2',
    text: {
      en: 'Revenue is the sum of all stations on the way; none can be left out. Gray ones rise with Phases 8 and 12. CNM’s marker adds 20.',
      ru: 'Выручка — сумма всех станций пути; пропускать нельзя. Серые растут с фаз 8 и 12. Жетон CNM добавляет 20.',
      pl: 'Przychód to suma wszystkich stacji po drodze; żadnej nie można pominąć. Szare rosną od faz 8 i 12. Znacznik CNM dodaje 20.',
    },
  },
  '1849-10.5.2-2': {
    section: '§10.5.2',
    text: {
      en: 'The revenue track only reminds of the last revenue a share.',
      ru: 'Шкала выручки лишь напоминает последнюю выручку на акцию.',
      pl: 'Tor przychodów tylko przypomina ostatni przychód na akcję.',
    },
  },
  '1849-10.5.2-3': {
    section: '§10.5.2',
    text: {
      en: 'The best revenue that anybody shows must be taken; nobody must point it out.',
      ru: 'Лучшую выручку, которую кто-либо показал, надо принять; указывать на неё никто не обязан.',
      pl: 'Najlepszy przychód, który ktoś wskaże, trzeba przyjąć; nikt nie musi go wskazywać.',
    },
  },
}
