import type { Chapter } from '../../lesson/lesson.js'

/** The first turn of a company: track, station, train. */
export const operating: Chapter = {
  name: { en: 'A company at work', ru: 'Компания за работой', pl: 'Spółka przy pracy' },
  steps: [
    {
      say: {
        en: 'CTL’s turn, and you decide for it. The order is always the same: one tile, one station, run the trains, pay or keep, buy trains. You pay everything out of the company’s treasury.',
        ru: 'Ход CTL, и решаете вы. Порядок всегда один: один тайл, одна станция, рейсы, выплата или удержание, покупка поездов. За всё платит касса компании.',
        pl: 'Tura CTL, a decydujesz ty. Kolejność jest zawsze ta sama: jeden kafelek, jedna stacja, przejazdy, wypłata lub zatrzymanie, zakup pociągów. Za wszystko płaci kasa spółki.',
      },
      point: [{ at: 'company', of: 'CTL' }],
    },
    {
      say: {
        en: 'Marsala and Trapani are joined by printed track: two cities, {20} each. South of Marsala lies Mazzara, a town worth {10}. Hexes that may be built on are outlined; choose one, then a tile, turn it, and lay it.',
        ru: 'Marsala и Trapani соединены путём на карте: два города по {20}. Южнее Marsala лежит Mazzara, городок за {10}. Гексы, где можно строить, обведены; выберите гекс, потом тайл, поверните его и положите.',
        pl: 'Marsalę i Trapani łączy tor nadrukowany na mapie: dwa miasta po {20}. Na południe od Marsali leży Mazzara, miasteczko za {10}. Heksy, na których można budować, są obwiedzione; wybierz heks, potem kafelek, obróć go i połóż.',
      },
      point: [
        { at: 'hex', hex: 'G1' },
        { at: 'tile', tile: '58' },
      ],
      task: {
        text: {
          en: 'Lay tile 58 in Mazzara (G1), so that its track leads on to the south-east.',
          ru: 'Положить тайл 58 в Mazzara (G1) так, чтобы путь вёл дальше на юго-восток.',
          pl: 'Połóż kafelek 58 w Mazzarze (G1) tak, by tor prowadził dalej na południowy wschód.',
        },
        wanted: { type: 'layTile', fields: { hex: 'G1', tile: '58' } },
        move: { type: 'layTile', hex: 'G1', tile: '58', rotation: 3 },
        why: {
          en: 'Three stops in a row: Trapani, Marsala, Mazzara. And the track leads on to the plain, where building is free.',
          ru: 'Три остановки подряд: Trapani, Marsala, Mazzara. И путь ведёт дальше на равнину, где строить бесплатно.',
          pl: 'Trzy przystanki po kolei: Trapani, Marsala, Mazzara. A tor prowadzi dalej na równinę, gdzie buduje się za darmo.',
        },
        others: [
          {
            wanted: { type: 'layTile', fields: { hex: 'G1' } },
            say: {
              en: 'Mazzara is reached, but by track that is hard to go on with: it ends at a mountain, or it is narrow gauge, which makes a run longer. Take it back and try tile 58.',
              ru: 'До Mazzara путь есть, но продолжить его трудно: он упирается в гору или это узкая колея, а с ней рейс длиннее. Отмените ход и попробуйте тайл 58.',
              pl: 'Mazzara jest połączona, ale torem, który trudno przedłużyć: kończy się u góry albo jest wąski, a wtedy przejazd jest dłuższy. Cofnij ruch i spróbuj kafelka 58.',
            },
          },
        ],
        otherwise: {
          en: 'Mountains cost {40} for narrow and {160} for standard track, and this reaches no town yet. Take it back: Mazzara is free.',
          ru: 'Горы стоят {40} за узкую и {160} за нормальную колею, а до городка так не дойти. Отмените ход: в Mazzara строить бесплатно.',
          pl: 'Góry kosztują {40} za tor wąski i {160} za normalny, a to nie dochodzi jeszcze do żadnego miasteczka. Cofnij ruch: w Mazzarze buduje się za darmo.',
        },
      },
    },
    {
      say: {
        en: 'Trapani has one circle: room for one station. A station there is yours for good, nobody else can run through it, and in 1849 placing it is free.',
        ru: 'В Trapani один круг: место для одной станции. Станция там ваша навсегда, другие поезда насквозь не пройдут, а ставить станции в 1849 бесплатно.',
        pl: 'Trapani ma jedno kółko: miejsce na jedną stację. Stacja tam jest twoja na zawsze, nikt inny nie przejedzie, a w 1849 postawienie jej nic nie kosztuje.',
      },
      point: [
        { at: 'hex', hex: 'C1' },
        { at: 'offer', type: 'placeToken' },
      ],
      task: {
        text: {
          en: 'Place a station in Trapani (C1).',
          ru: 'Поставить станцию в Trapani (C1).',
          pl: 'Postaw stację w Trapani (C1).',
        },
        wanted: { type: 'placeToken', fields: { hex: 'C1' } },
        move: { type: 'placeToken', hex: 'C1' },
        why: {
          en: 'The west of Sicily is yours. CTL has no train to run yet: a company that earns nothing moves one step left, from {68} to {59}. That happens to everybody in the first turn.',
          ru: 'Запад Сицилии ваш. Поезда у CTL ещё нет: без дохода маркер идёт на шаг влево, с {68} на {59}. В первый ход так бывает у всех.',
          pl: 'Zachód Sycylii jest twój. CTL nie ma jeszcze pociągu: bez przychodu znacznik idzie o krok w lewo, z {68} na {59}. W pierwszej turze zdarza się to każdemu.',
        },
        otherwise: {
          en: 'Somebody else may put a station there, and then Trapani is closed to your trains. Take it back.',
          ru: 'Там может встать чужая станция, и тогда Trapani будет закрыт для ваших поездов. Отмените ход.',
          pl: 'Ktoś inny może tam postawić stację i wtedy Trapani będzie zamknięte dla twoich pociągów. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Now the train. A 4H costs {100} and may travel four hexes. It will run from the next operating round on.',
        ru: 'Теперь поезд. 4H стоит {100} и может пройти четыре гекса. Ходить он начнёт со следующего операционного раунда.',
        pl: 'Teraz pociąg. 4H kosztuje {100} i może przejechać cztery heksy. Pojedzie od następnej rundy operacyjnej.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy a 4H from the bank.', ru: 'Купить у банка 4H.', pl: 'Kup 4H z banku.' },
        wanted: { type: 'buyTrain', fields: { name: '4H', from: 'bank' } },
        move: { type: 'buyTrain', name: '4H', from: 'bank' },
        why: {
          en: 'CTL has a train and {268} left.',
          ru: 'У CTL есть поезд и ещё {268}.',
          pl: 'CTL ma pociąg i jeszcze {268}.',
        },
        otherwise: {
          en: 'A train of another company belongs to Boris: he would have to agree, and the bank’s is there for {100}. Take it back.',
          ru: 'Поезд другой компании принадлежит Борису: нужно его согласие, а у банка поезд стоит {100}. Отмените ход.',
          pl: 'Pociąg innej spółki należy do Borisa: musiałby się zgodzić, a w banku pociąg kosztuje {100}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'A second train would have nowhere to run: both would need track of their own. Keep the money.',
        ru: 'Второму поезду ехать негде: каждому нужны свои пути. Оставьте деньги.',
        pl: 'Drugi pociąg nie miałby gdzie jechać: każdy potrzebuje własnego toru. Zostaw pieniądze.',
      },
      point: [{ at: 'way' }],
      task: {
        text: {
          en: 'Finish buying trains.',
          ru: 'Закончить покупку поездов.',
          pl: 'Zakończ zakup pociągów.',
        },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'Your first operating round is done. In this phase there is one between two stock rounds; later there are two and three.',
          ru: 'Ваш первый операционный раунд позади. В этой фазе между биржевыми раундами он один; потом будет два и три.',
          pl: 'Pierwsza runda operacyjna za tobą. W tej fazie między rundami giełdowymi jest jedna; później będą dwie i trzy.',
        },
        otherwise: {
          en: 'It would stand idle until there is more track, and {100} is gone. Take it back.',
          ru: 'Он будет стоять без дела, пока не появятся пути, а {100} уже потрачены. Отмените ход.',
          pl: 'Będzie stał bezczynnie, póki nie ma więcej torów, a {100} przepadnie. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass', until: { round: 'stock', at: 'Anna' } }],
    },
  ],
}
