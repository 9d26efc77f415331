import type { Rule } from '../../../../core/rules.js'

export const routesRules: Readonly<Record<string, Rule>> = {
  '1849-10.5-1': {
    section: '§10.5',
    text: {
      en: 'A corporation with trains runs them. Without trains or revenue its marker goes one column left.',
      ru: 'Корпорация с поездами делает рейсы. Без поездов или дохода маркер идёт на столбец влево.',
      pl: 'Spółka z pociągami wykonuje przejazdy. Bez pociągów lub przychodu jej znacznik idzie o kolumnę w lewo.',
    },
  },
  '1849-10.5.1-1': {
    section: '§10.5.1',
    text: {
      en: 'A train’s route needs two cities, or a city and a town; Calabria counts as a city, ports do not count. At least one city on it has an own station.',
      ru: 'Маршруту поезда нужны два города или город и городок; Calabria считается городом, порты не считаются. Хотя бы в одном из городов есть своя станция.',
      pl: 'Trasa pociągu potrzebuje dwóch miast albo miasta i miasteczka; Calabria liczy się jako miasto, porty się nie liczą. W co najmniej jednym z miast stoi własna stacja.',
    },
  },
  '1849-10.5.1-2': {
    section: '§10.5.1',
    text: {
      en: 'Length is the hex borders crossed times the factor of the segment’s gauge. The first hex is free; the step onto a port is one border.',
      ru: 'Длина — число пересечённых границ гексов, умноженное на коэффициент колеи участка. Первый гекс бесплатный; шаг в порт — одна граница.',
      pl: 'Długość to liczba przekroczonych granic heksów razy mnożnik szerokości toru na odcinku. Pierwszy heks jest darmowy; wejście do portu to jedna granica.',
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
      ru: 'Пролив считается двумя гексами: от Messina до Calabria три границы.',
      pl: 'Cieśnina liczy się jako dwa heksy: z Messiny do Calabrii są trzy granice.',
    },
  },
  '1849-10.5.1-5': {
    section: '§10.5.1',
    text: {
      en: 'The routes of one turn share no track. They may share stops on tracks of their own.',
      ru: 'Общих путей у маршрутов одного хода нет. Общие остановки возможны, если пути разные.',
      pl: 'Trasy jednej tury nie mają wspólnych torów. Mogą mieć wspólne przystanki na osobnych torach.',
    },
  },
  '1849-10.5.1-6': {
    section: '§10.5.1',
    text: {
      en: 'A segment with any narrow track is narrow, with any standard track standard, dual only if all of it is.',
      ru: 'Участок с узкой колеёй — узкий, с нормальной — нормальный, двойной — только если весь двойной.',
      pl: 'Odcinek z torem wąskim jest wąski, z normalnym normalny, podwójny tylko wtedy, gdy cały jest podwójny.',
    },
  },
  '1849-10.5.2-1': {
    section: '§10.5.2',
    text: {
      en: 'Revenue is the sum of all stops on the way; none can be left out. Gray ones rise with Phases 8 and 12. CNM’s marker adds 20.',
      ru: 'Доход — сумма всех остановок на пути; пропускать их нельзя. Серые растут с фазами 8 и 12. Маркер CNM добавляет 20.',
      pl: 'Przychód to suma wszystkich przystanków po drodze; żadnego nie można pominąć. Szare rosną z fazami 8 i 12. Znacznik CNM dodaje 20.',
    },
  },
  '1849-10.5.2-2': {
    section: '§10.5.2',
    text: {
      en: 'The revenue track only reminds of the last revenue a share.',
      ru: 'Шкала дохода лишь напоминает последний доход на акцию.',
      pl: 'Skala przychodu tylko przypomina ostatni przychód na akcję.',
    },
  },
  '1849-10.5.2-3': {
    section: '§10.5.2',
    text: {
      en: 'The best revenue that anybody shows must be taken; nobody must point it out.',
      ru: 'Лучший доход, который кто-либо показал, надо принять; указывать на него никто не обязан.',
      pl: 'Najlepszy przychód, który ktoś wskaże, trzeba przyjąć; nikt nie musi go wskazywać.',
    },
  },
}
