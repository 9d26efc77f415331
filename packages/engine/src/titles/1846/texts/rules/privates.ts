import type { Rule } from '../../../../core/rules.js'

export const privatesRules: Readonly<Record<string, Rule>> = {
  '1846-PVT-1': {
    section: '§6.91, §6.2',
    text: {
      en: 'In its turn in Phases I and II a corporation may buy private companies from players who agree, for $1 up to the listed price (for an independent without the debt). Corporations never sell them on.',
      ru: 'В свой ход в фазах I и II корпорация может покупать частные компании у согласных игроков за сумму от $1 до указанной цены (у независимой дороги — без долга). Перепродавать их корпорации не могут.',
      pl: 'W swojej turze w fazach I i II spółka może kupować spółki prywatne od graczy, którzy się zgodzą, za $1 do ceny z karty (przy niezależnej kolei bez długu). Spółki nigdy ich nie odsprzedają.',
    },
  },
  '1846-PVT-2': {
    section: '§6.93',
    text: {
      en: "The power works from the purchase until the company is removed, at any time of the owner's turn. Using it does not remove the company.",
      ru: 'Способность действует с покупки до удаления компании, в любой момент хода владельца. После использования компания остаётся.',
      pl: 'Zdolność działa od zakupu do usunięcia spółki prywatnej, w każdej chwili tury właściciela. Jej użycie nie usuwa spółki prywatnej.',
    },
  },
  '1846-PVT-3': {
    section: 'p.12, §6.47, §6.48',
    text: {
      en: 'MC (B10, B12) and O&I (F14, F16) give up to two free yellow tiles beyond the normal ones, in the same or different turns. If both are laid, they must join.',
      ru: 'MC (B10, B12) и O&I (F14, F16) дают до двух бесплатных жёлтых тайлов сверх обычных, в один ход или в разные. Если положены оба, они должны соединяться.',
      pl: 'MC (B10, B12) i O&I (F14, F16) dają do dwóch darmowych żółtych kafelków ponad zwykłe, w tej samej turze lub w różnych. Jeśli położono oba, muszą się łączyć.',
    },
  },
  '1846-PVT-4': {
    section: 'p.12',
    text: {
      en: 'LSL gives once one free extra upgrade of the yellow tile in Toledo (D14) or Cleveland (E17); so it needs Phase II.',
      ru: 'LSL даёт один раз бесплатное дополнительное улучшение жёлтого тайла в Toledo (D14) или Cleveland (E17); значит, нужна фаза II.',
      pl: 'LSL daje raz darmowe dodatkowe ulepszenie żółtego kafelka w Toledo (D14) lub Cleveland (E17); potrzebna jest więc faza II.',
    },
  },
  '1846-PVT-5': {
    section: 'p.12',
    text: {
      en: 'The Chicago slot of C&WI is closed until C&WI is bought or removed. Its corporation may once put a free extra station there without connection, if the slot is free and it has no station in Chicago; others may then use the slot too.',
      ru: 'Место C&WI в Chicago закрыто, пока C&WI не куплена и не убрана. Её корпорация может один раз бесплатно поставить туда дополнительную станцию без связи, если место свободно и у неё нет станции в Chicago; другие с этого времени тоже могут занять место.',
      pl: 'Miejsce C&WI w Chicago jest zamknięte, dopóki C&WI nie zostanie kupiona lub usunięta. Jej spółka może raz postawić tam darmową dodatkową stację bez połączenia, jeśli miejsce jest wolne, a ona nie ma stacji w Chicago; inni mogą odtąd też zająć to miejsce.',
    },
  },
  '1846-PVT-6': {
    section: 'p.12',
    text: {
      en: 'The owner of MPC may once place the $30 marker in St. Louis (I1) or Chicago (D6); it does not move afterwards.',
      ru: 'Владелец MPC может один раз положить маркер $30 в St. Louis (I1) или Chicago (D6); потом он не двигается.',
      pl: 'Właściciel MPC może raz położyć znacznik $30 w St. Louis (I1) lub Chicago (D6); potem się go nie przesuwa.',
    },
  },
  '1846-PVT-7': {
    section: 'p.12',
    text: {
      en: 'Markers of MPC and SC that belong to a corporation stay after Phase III begins, no longer movable, until Phase IV.',
      ru: 'Маркеры MPC и SC, принадлежащие корпорации, после начала фазы III остаются на месте, уже неподвижные, до фазы IV.',
      pl: 'Znaczniki MPC i SC należące do spółki pozostają po rozpoczęciu fazy III, już bez możliwości przesuwania, do fazy IV.',
    },
  },
  '1846-PVT-8': {
    section: '§3.1, §9',
    text: {
      en: 'MAIL pays no income. Phase III removes it only from a player; a corporation keeps its use to the end of the game.',
      ru: 'MAIL не приносит дохода. В фазе III её теряет только игрок; корпорация пользуется ею до конца игры.',
      pl: 'MAIL nie daje dochodu. Faza III usuwa ją tylko graczowi; spółka korzysta z niej do końca gry.',
    },
  },
  '1846-PVT-9': {
    section: 'p.12',
    text: {
      en: 'TBC works by itself: mountains, tunnels and passes cost its corporation $20 less.',
      ru: 'TBC действует сама: горы, тоннели и перевалы обходятся её корпорации на $20 дешевле.',
      pl: 'TBC działa samoczynnie: góry, tunele i przełęcze kosztują jej spółkę o $20 mniej.',
    },
  },
  '1846-PVT-10': {
    section: 'p.12',
    text: {
      en: 'A corporation that owns SC may place or shift the port marker to B8, C5, D14, G19 or I1 during its turn; where it lies at the run counts.',
      ru: 'Корпорация, владеющая SC, может в свой ход положить или переместить маркер порта на B8, C5, D14, G19 или I1; важно, где он лежит при рейсах.',
      pl: 'Spółka posiadająca SC może w swojej turze położyć lub przesunąć znacznik portu na B8, C5, D14, G19 lub I1; liczy się miejsce w chwili przejazdów.',
    },
  },
  '1846-PVT-11': {
    section: 'p.12',
    text: {
      en: 'When a corporation buys SC, its assignment to another company ends. The buyer may use the marker at once, so two companies can profit in one operating round.',
      ru: 'Когда корпорация покупает SC, прежнее назначение другой компании кончается. Покупатель может сразу использовать маркер, так что за один операционный раунд выгоду могут получить две компании.',
      pl: 'Gdy spółka kupuje SC, kończy się jej przydział innej spółce. Kupujący może od razu użyć znacznika, więc w jednej rundzie operacyjnej mogą skorzystać dwie spółki.',
    },
  },
  '1846-PVT-12': {
    section: '§3.1, p.12',
    text: {
      en: 'A player who owns SC may, at the income step of each operating round, choose one stop and one started corporation or independent for the bonus. The choice stands until it is changed at a later income step.',
      ru: 'Игрок, владеющий SC, может на шаге дохода каждого операционного раунда выбрать для бонуса одну остановку и одну основанную корпорацию или независимую дорогу. Выбор действует, пока его не изменят на другом таком шаге.',
      pl: 'Gracz posiadający SC może w kroku dochodu każdej rundy operacyjnej wybrać do premii jeden przystanek i jedną założoną spółkę lub niezależną kolej. Wybór obowiązuje, dopóki nie zmieni się go w późniejszym kroku dochodu.',
    },
  },
  '1846-PVT-13': {
    section: '§9',
    text: {
      en: 'If a player owns SC when Phase III begins, its markers are removed with it.',
      ru: 'Если в начале фазы III SC у игрока, её маркеры убирают вместе с ней.',
      pl: 'Jeśli na początku fazy III SC należy do gracza, jej znaczniki usuwa się razem z nią.',
    },
  },
}
