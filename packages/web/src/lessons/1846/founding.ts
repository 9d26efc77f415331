import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first stock round: a company is started at a price of one's choice. */
export const founding: Chapter = {
  name: { en: 'Shares', ru: 'Акции', pl: 'Akcje' },
  scenario: {
    title: '1846',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 1,
    round: 'stock',
    priority: 'Anna',
    removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'],
  },
  steps: [
    { say: common.investor, point: [{ at: 'player', player: 'Anna' }] },
    { say: common.shares, point: [{ at: 'panel', panel: 'charters' }] },
    {
      say: {
        en: 'The market of 1846 is one long row. A company that pays well moves right, one that does not moves left. Nothing else decides how rich you will be.',
        ru: 'Биржа в 1846 — один длинный ряд. Кто хорошо платит, идёт вправо, кто нет — влево. От этого и зависит, насколько вы разбогатеете.',
        pl: 'Giełda w 1846 to jeden długi rząd. Spółka, która dobrze płaci, idzie w prawo, ta, która nie płaci, w lewo. Od tego zależy, ile zarobisz.',
      },
      point: [{ at: 'panel', panel: 'market' }],
    },
    {
      say: {
        en: 'Whoever starts a company chooses its price and pays twice that for the first 20%. A high price gives it money, a low one gives you more shares. New York Central (NYC) in Erie has a good start: it needs about {240} for track and trains.',
        ru: 'Кто основывает компанию, выбирает её цену и платит две такие цены за первые 20%. Высокая цена даёт ей деньги, низкая — вам больше акций. У New York Central (NYC) в Erie хорошее начало: на пути и поезда ей нужно около {240}.',
        pl: 'Kto zakłada spółkę, wybiera jej kurs i płaci jego dwukrotność za pierwsze 20%. Wysoki kurs daje jej pieniądze, niski daje ci więcej akcji. New York Central (NYC) w Erie ma dobry początek: na tory i pociągi potrzebuje około {240}.',
      },
      point: [
        { at: 'start', of: 'NYC', price: 70 },
        { at: 'price', price: 70 },
      ],
      task: {
        text: {
          en: 'Start NYC at {70}: choose {70} on the market, or open the prices of NYC.',
          ru: 'Основать NYC по {70}: выбрать {70} на бирже или открыть цены NYC.',
          pl: 'Załóż NYC po {70}: wybierz {70} na giełdzie albo otwórz kursy NYC.',
        },
        wanted: { type: 'par', fields: { corporation: 'NYC', price: 70 } },
        move: { type: 'par', corporation: 'NYC', price: 70 },
        why: {
          en: 'You are president of NYC. With {260} left you can buy three more shares, and each pays {70} into the company.',
          ru: 'Вы — президент NYC. На оставшиеся {260} можно купить ещё три акции, и каждая даёт компании {70}.',
          pl: 'Jesteś prezesem NYC. Za pozostałe {260} kupisz jeszcze trzy akcje, a każda wpłaca spółce {70}.',
        },
        others: [
          {
            wanted: { type: 'par', fields: { corporation: 'NYC' } },
            say: {
              en: 'Too low a price leaves NYC without money for trains; too high a one leaves you with 20% or 30%. {70} gives it {350} and you one half. Take it back.',
              ru: 'При слишком низкой цене у NYC не будет денег на поезда, при слишком высокой у вас будет лишь 20–30%. При {70} у неё будет {350}, а у вас половина. Отмените ход.',
              pl: 'Przy zbyt niskim kursie NYC nie ma na pociągi, przy zbyt wysokim masz tylko 20–30%. {70} daje jej {350}, a tobie połowę. Cofnij ruch.',
            },
          },
          {
            wanted: { type: 'par' },
            say: {
              en: 'A company can be started in many places, but NYC has a rich neighbour, Cleveland, and Buffalo next door. Take it back.',
              ru: 'Основать можно разные компании, но у NYC рядом богатые Cleveland и Buffalo. Отмените ход.',
              pl: 'Można założyć różne spółki, ale NYC ma obok bogate Cleveland i Buffalo. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'Without a company your money earns nothing. Take it back.',
          ru: 'Без компании ваши деньги ничего не приносят. Отмените ход.',
          pl: 'Bez spółki twoje pieniądze nic nie zarabiają. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'par', corporation: 'GT', price: 60 },
        { type: 'par', corporation: 'IC', price: 60 },
      ],
    },
    {
      say: {
        en: 'Boris started GT, Celina IC. In a turn you may sell shares and buy one; then it is the next player’s turn, round and round until all pass.',
        ru: 'Борис основал GT, Селина — IC. За ход можно продать акции и купить одну; потом ходит следующий, и так по кругу, пока все не спасуют.',
        pl: 'Boris założył GT, Celina IC. W turze możesz sprzedać akcje i kupić jedną; potem kolej następnego, i tak w koło, aż wszyscy spasują.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'NYC' }],
      task: {
        text: { en: 'Buy 10% of NYC.', ru: 'Купить 10% NYC.', pl: 'Kup 10% NYC.' },
        wanted: { type: 'buyShares', fields: { corporation: 'NYC' } },
        move: { type: 'buyShares', corporation: 'NYC' },
        why: {
          en: 'NYC has {210} now. The others do the same with their companies.',
          ru: 'У NYC теперь {210}. Остальные делают то же со своими компаниями.',
          pl: 'NYC ma teraz {210}. Pozostali robią to samo ze swoimi spółkami.',
        },
        otherwise: {
          en: 'First your own company: without money it cannot buy trains. Take it back.',
          ru: 'Сначала своя компания: без денег ей не купить поездов. Отмените ход.',
          pl: 'Najpierw własna spółka: bez pieniędzy nie kupi pociągów. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'GT' },
        { type: 'buyShares', corporation: 'IC' },
      ],
    },
    {
      say: { en: 'And again.', ru: 'И ещё раз.', pl: 'I jeszcze raz.' },
      point: [{ at: 'offer', type: 'buyShares', of: 'NYC' }],
      task: {
        text: { en: 'Buy another 10% of NYC.', ru: 'Купить ещё 10% NYC.', pl: 'Kup kolejne 10% NYC.' },
        wanted: { type: 'buyShares', fields: { corporation: 'NYC' } },
        move: { type: 'buyShares', corporation: 'NYC' },
        why: {
          en: '40% is yours, and the treasury has {280}.',
          ru: 'У вас 40%, в кассе {280}.',
          pl: 'Masz 40%, w kasie jest {280}.',
        },
        otherwise: {
          en: 'First your own company. Take it back.',
          ru: 'Сначала своя компания. Отмените ход.',
          pl: 'Najpierw własna spółka. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'GT' },
        { type: 'buyShares', corporation: 'IC' },
      ],
    },
    {
      say: {
        en: 'One more makes it half: five tenths of every dividend.',
        ru: 'Ещё одна — и половина ваша: пять десятых всех дивидендов.',
        pl: 'Jeszcze jedna i połowa jest twoja: pięć dziesiątych każdej dywidendy.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'NYC' }],
      task: {
        text: { en: 'Buy 10% of NYC.', ru: 'Купить 10% NYC.', pl: 'Kup 10% NYC.' },
        wanted: { type: 'buyShares', fields: { corporation: 'NYC' } },
        move: { type: 'buyShares', corporation: 'NYC' },
        why: {
          en: 'NYC has {350}. Boris and Celina pass.',
          ru: 'У NYC {350}. Борис и Селина пасуют.',
          pl: 'NYC ma {350}. Boris i Celina pasują.',
        },
        otherwise: {
          en: 'A share of another company is a fair thing, but NYC needs the money now. Take it back.',
          ru: 'Акция другой компании — дело хорошее, но сейчас деньги нужны NYC. Отмените ход.',
          pl: 'Akcja innej spółki to dobra rzecz, ale teraz pieniędzy potrzebuje NYC. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass' }, { type: 'pass' }],
    },
    {
      say: {
        en: 'You have {50}, less than a share costs at NYC. Pass, and the companies go to work.',
        ru: 'У вас {50}, это меньше цены акции NYC. Спасуйте, и компании примутся за работу.',
        pl: 'Masz {50}, mniej niż akcja NYC. Spasuj, a spółki wezmą się do pracy.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Pass.', ru: 'Спасовать.', pl: 'Spasuj.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'All have passed. GT and IC go first, build nothing much and buy a train each.',
          ru: 'Все спасовали. Первыми ходят GT и IC, почти ничего не строят и покупают по поезду.',
          pl: 'Wszyscy spasowali. Pierwsze działają GT i IC, prawie nic nie budują i kupują po pociągu.',
        },
        otherwise: {
          en: 'Keep what you have: take it back and pass.',
          ru: 'Оставьте всё как есть: отмените ход и спасуйте.',
          pl: 'Zostaw, co masz: cofnij i spasuj.',
        },
      },
      afterwards: [
        { type: 'pass', until: 'buyTrains' },
        { type: 'buyTrain', name: '2' },
        { type: 'pass', until: { at: 'IC' } },
        { type: 'pass', until: 'buyTrains' },
        { type: 'buyTrain', name: '2' },
        { type: 'pass', until: { at: 'NYC' } },
      ],
    },
  ],
}
