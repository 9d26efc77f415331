import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The second turn: a share, track, the first run, the first dividend. */
export const running: Chapter = {
  name: { en: 'The first dividend', ru: 'Первые дивиденды', pl: 'Pierwsza dywidenda' },
  steps: [
    {
      say: {
        en: 'A new stock round; Boris and Celina have passed. CTL now costs {59}, and you have {92}. A player may hold at most 60% of a company.',
        ru: 'Новый биржевой раунд; Борис и Селина спасовали. CTL теперь стоит {59}, у вас {92}. У игрока может быть не больше 60% компании.',
        pl: 'Nowa runda giełdowa; Boris i Celina spasowali. CTL kosztuje teraz {59}, a ty masz {92}. Gracz może mieć najwyżej 60% spółki.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CTL' }],
      task: {
        text: { en: 'Buy the sixth 10% of CTL.', ru: 'Купить шестые 10% CTL.', pl: 'Kup szóste 10% CTL.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CTL' } },
        move: { type: 'buyShares', corporation: 'CTL' },
        why: {
          en: 'A low price is the time to buy: for {59} six tenths of all dividends are yours. Nobody can take CTL from you any more.',
          ru: 'Низкая цена — время покупать: за {59} вы получаете шесть десятых всех дивидендов. Отнять у вас CTL уже нельзя.',
          pl: 'Niski kurs to czas na zakupy: za {59} masz sześć dziesiątych wszystkich dywidend. Nikt ci już CTL nie zabierze.',
        },
        otherwise: {
          en: 'CTL runs for {50} in a moment; a share of it brings {5} now and more later. Take it back.',
          ru: 'CTL вот-вот заработает {50}; её акция принесёт {5} сразу и больше потом. Отмените ход.',
          pl: 'CTL zaraz przyniesie {50}; jej akcja da {5} teraz i więcej później. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass', until: { at: 'CTL' } }],
    },
    {
      say: {
        en: 'CTL again. One tile a turn: from Mazzara over the plain H2 towards Castelvetrano.',
        ru: 'Снова CTL. Один тайл за ход: от Mazzara по равнине H2 в сторону Castelvetrano.',
        pl: 'Znowu CTL. Jeden kafelek w turze: z Mazzary przez równinę H2 w stronę Castelvetrano.',
      },
      point: [
        { at: 'hex', hex: 'H2' },
        { at: 'tile', tile: '8' },
      ],
      task: {
        text: {
          en: 'Lay tile 8 on H2, from Mazzara (north-west) to Castelvetrano (north-east).',
          ru: 'Положить тайл 8 на H2: от Mazzara (северо-запад) к Castelvetrano (северо-восток).',
          pl: 'Połóż kafelek 8 na H2: od Mazzary (północny zachód) do Castelvetrano (północny wschód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'H2', tile: '8', rotation: 2 } },
        move: { type: 'layTile', hex: 'H2', tile: '8', rotation: 2 },
        why: {
          en: 'Next turn a tile in Castelvetrano adds another {10}, exactly within the reach of a 4H.',
          ru: 'В следующий ход тайл в Castelvetrano добавит ещё {10}, как раз на длину 4H.',
          pl: 'W następnej turze kafelek w Castelvetrano doda kolejne {10}, dokładnie w zasięgu 4H.',
        },
        otherwise: {
          en: 'This does not lead to the next stop. Castelvetrano, north-east of H2, is worth {10} more. Take it back.',
          ru: 'Так до следующего города не дойти. Castelvetrano, северо-восточнее H2, даст ещё {10}. Отмените ход.',
          pl: 'To nie prowadzi do następnego miasta. Castelvetrano, na północny wschód od H2, da {10} więcej. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The train runs. A run joins at least two stops, one of them with your station; a 4H crosses at most four borders of hexes. The best run is already drawn on the map: Trapani {20}, Marsala {20}, Mazzara {10}.',
        ru: 'Поезд едет. Рейс соединяет не меньше двух остановок, на одной из них ваша станция; 4H пересекает не больше четырёх границ гексов. Лучший рейс уже нарисован на карте: Trapani {20}, Marsala {20}, Mazzara {10}.',
        pl: 'Pociąg jedzie. Przejazd łączy co najmniej dwa przystanki, na jednym z nich stoi twoja stacja; 4H przekracza najwyżej cztery granice heksów. Najlepszy przejazd jest już narysowany na mapie: Trapani {20}, Marsala {20}, Mazzara {10}.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {50}.', ru: 'Запустить: {50}.', pl: 'Przejazd: {50}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.CTL': 50 } },
        move: { type: 'runRoutes', runs: ['4H: C1-E1, E1-G1'] },
        why: {
          en: 'CTL has earned {50}: {5} for every tenth of it.',
          ru: 'CTL заработала {50}: по {5} на каждую десятую часть.',
          pl: 'CTL zarobiła {50}: po {5} na każdą dziesiątą część.',
        },
        otherwise: {
          en: 'A shorter run earns less and gains nothing. Take it back.',
          ru: 'Короткий рейс приносит меньше, а выгоды никакой. Отмените ход.',
          pl: 'Krótszy przejazd przynosi mniej, a korzyści żadnej. Cofnij ruch.',
        },
      },
    },
    {
      say: common.dividends,
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out the {50}.', ru: 'Выплатить {50}.', pl: 'Wypłać {50}.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You got {30}. The price stays at {59}, since {50} is less than the price. With {60} it would have moved right: pay out at least the price, and it rises.',
          ru: 'Вы получили {30}. Цена осталась {59}, ведь {50} меньше цены. При {60} она ушла бы вправо: выплатите не меньше цены, и она растёт.',
          pl: 'Dostajesz {30}. Kurs zostaje na {59}, bo {50} to mniej niż kurs. Przy {60} poszedłby w prawo: wypłać co najmniej tyle, ile kurs, a rośnie.',
        },
        others: [
          {
            wanted: { type: 'dividend', fields: { kind: 'withhold' } },
            say: {
              en: 'The treasury gets {50}, you get nothing, and the price falls to {52}. That is right when a train must be paid. Here CTL is rich enough. Take it back.',
              ru: 'Касса получает {50}, вы — ничего, а цена падает до {52}. Так делают, когда копят на поезд. Сейчас CTL и так богата. Отмените ход.',
              pl: 'Kasa dostaje {50}, ty nic, a kurs spada do {52}. Tak się robi, gdy zbiera się na pociąg. Tu CTL ma dość. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'Take it back and pay out.',
          ru: 'Отмените ход и выплатите.',
          pl: 'Cofnij ruch i wypłać.',
        },
      },
    },
    {
      say: {
        en: 'So it goes on: stock round, operating round, a little more track, a little more money. Let us look at moments that decide games.',
        ru: 'Так и идёт: биржевой раунд, операционный раунд, чуть больше путей, чуть больше денег. Посмотрим на моменты, которые решают партии.',
        pl: 'I tak dalej: runda giełdowa, runda operacyjna, trochę więcej torów, trochę więcej pieniędzy. Spójrzmy na chwile, które rozstrzygają partie.',
      },
    },
  ],
}
