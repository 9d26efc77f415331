import type { Chapter } from '../../lesson/lesson.js'

/** The first operating round: track and a train. */
export const building: Chapter = {
  name: { en: 'Track and trains', ru: 'Пути и поезда', pl: 'Tory i pociągi' },
  steps: [
    {
      say: {
        en: 'CHI’s turn; you decide, its treasury pays. It may lay two yellow tiles. North of Chihuahua, behind C6, lies El Paso (A6), worth {30}; Chihuahua is worth {20}.',
        ru: 'Ход CHI; решаете вы, платит её касса. Можно положить два жёлтых тайла. Севернее Chihuahua, за C6, лежит El Paso (A6), доход {30}; у Chihuahua доход {20}.',
        pl: 'Tura CHI; decydujesz ty, płaci jej kasa. Można położyć dwa żółte kafelki. Na północ od Chihuahua, za C6, leży El Paso (A6) o wartości {30}; Chihuahua jest warte {20}.',
      },
      point: [
        { at: 'hex', hex: 'C6' },
        { at: 'tile', tile: '9' },
      ],
      task: {
        text: {
          en: 'Lay the straight tile 9 on C6, from north to south.',
          ru: 'Положить прямой тайл 9 на C6 с севера на юг.',
          pl: 'Połóż prosty kafelek 9 na C6 z północy na południe.',
        },
        wanted: { type: 'layTile', fields: { hex: 'C6', tile: '9' } },
        move: { type: 'layTile', hex: 'C6', tile: '9', rotation: 0 },
        why: {
          en: 'For {20} you have a run worth {50}.',
          ru: 'За {20} у вас рейс на {50}.',
          pl: 'Za {20} masz przejazd wart {50}.',
        },
        otherwise: {
          en: 'That does not reach El Paso yet. Take it back.',
          ru: 'Так до El Paso не дойти. Отмените ход.',
          pl: 'To nie dochodzi jeszcze do El Paso. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'A second yellow tile is allowed: south of Chihuahua, towards Torreón. Desert costs {20}, mountains {120}.',
        ru: 'Можно положить и второй жёлтый тайл: южнее Chihuahua, к Torreón. Пустыня стоит {20}, горы — {120}.',
        pl: 'Wolno położyć drugi żółty kafelek: na południe od Chihuahua, ku Torreón. Pustynia kosztuje {20}, góry {120}.',
      },
      point: [{ at: 'hex', hex: 'G6' }],
      task: {
        text: {
          en: 'Lay a tile on G6.',
          ru: 'Положить тайл на G6.',
          pl: 'Połóż kafelek na G6.',
        },
        wanted: { type: 'layTile', fields: { hex: 'G6' } },
        move: { type: 'layTile', hex: 'G6', tile: '8', rotation: 3 },
        why: {
          en: 'The way south is begun. CHI has no train, so it earns nothing this time and its price falls one step, to {75}.',
          ru: 'Путь на юг начат. Поезда у CHI нет, поэтому дохода в этот раз нет и цена падает на шаг, до {75}.',
          pl: 'Droga na południe zaczęta. CHI nie ma pociągu, więc nic tym razem nie zarabia i kurs spada o krok, do {75}.',
        },
        otherwise: {
          en: 'The mountains are dear. Take it back and go south over G6.',
          ru: 'Строить в горах дорого. Отмените ход и идите на юг через G6.',
          pl: 'Budowa w górach jest droga. Cofnij ruch i idź na południe przez G6.',
        },
      },
    },
    {
      say: {
        en: 'A 2-train joins two cities and costs {100}. In this phase one train a turn may be bought from the bank.',
        ru: 'Поезд 2 соединяет два города и стоит {100}. В этой фазе за ход можно купить у банка один поезд.',
        pl: 'Pociąg 2 łączy dwa miasta i kosztuje {100}. W tej fazie można kupić z banku jeden pociąg w turze.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy the 2-train.', ru: 'Купить поезд 2.', pl: 'Kup pociąg 2.' },
        wanted: { type: 'buyTrain', fields: { name: '2', from: 'bank' } },
        move: { type: 'buyTrain', name: '2', from: 'bank' },
        why: {
          en: 'CHI will run in the next operating round. Its {660} will buy better trains soon. Now the others operate.',
          ru: 'В следующем операционном раунде CHI поедет. Её {660} скоро пойдут на поезда получше. Теперь ходят другие.',
          pl: 'W następnej rundzie operacyjnej CHI pojedzie. Jej {660} wystarczy wkrótce na lepsze pociągi. Teraz działają inni.',
        },
        otherwise: {
          en: 'Without a train CHI falls again next time. Take it back.',
          ru: 'Без поезда цена CHI и в следующий раз упадёт. Отмените ход.',
          pl: 'Bez pociągu kurs CHI następnym razem znów spadnie. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'pass', until: 'buyTrains' },
        { type: 'buyTrain', name: '2' },
        { type: 'pass', until: { at: 'MC' } },
        { type: 'pass', until: { round: 'stock', at: 'Anna' } },
      ],
    },
  ],
}
