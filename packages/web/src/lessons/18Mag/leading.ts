import type { Chapter } from '../../lesson/lesson.js'

/** The stock round, and a big company that pays what its president likes. */
export const leading: Chapter = {
  name: { en: 'Leading a major', ru: 'Во главе крупной компании', pl: 'Na czele dużej spółki' },
  scenario: {
    title: '18Mag',
    players: [
      { name: 'Anna', cash: 120 },
      { name: 'Boris', cash: 70 },
      { name: 'Celina', cash: 60 },
    ],
    turn: 2,
    round: 'stock',
    priority: 'Anna',
    operators: {
      '3': { owner: 'Anna', cash: 50, trains: ['2'] },
      '4': { owner: 'Boris', cash: 50, trains: ['2'] },
      '6': { owner: 'Anna', cash: 50, trains: ['2'] },
      '10': { owner: 'Celina', cash: 50, trains: ['2'] },
      LdStEG: { price: 70, cash: 120, shares: { Anna: 10 } },
      MAVAG: { shares: { Boris: 10 } },
    },
  },
  steps: [
    {
      say: {
        en: 'A stock round: in a turn you may sell shares, then buy one. A price on the market is the price of one share. LdStEG costs {70}, and trains have brought {120} into its treasury.',
        ru: 'Биржевой раунд: за ход можно продать акции, потом купить одну. Цена на бирже — цена одной акции. LdStEG стоит {70}, а проданные поезда принесли в её кассу {120}.',
        pl: 'Runda giełdowa: w turze możesz sprzedać akcje, potem kupić jedną. Kurs na giełdzie to cena jednej akcji. LdStEG kosztuje {70}, a sprzedane pociągi przyniosły jej kasie {120}.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'LdStEG' }],
      task: {
        text: {
          en: 'Buy the second share of LdStEG.',
          ru: 'Купить вторую акцию LdStEG.',
          pl: 'Kup drugą akcję LdStEG.',
        },
        wanted: { type: 'buyShares', fields: { corporation: 'LdStEG' } },
        move: { type: 'buyShares', corporation: 'LdStEG' },
        why: {
          en: 'Two shares make you its president: you decide what it does with its money.',
          ru: 'Две акции — и вы президент: вам решать, что делать с деньгами компании.',
          pl: 'Dwie akcje i jesteś jej prezesem: ty decydujesz, co zrobi z pieniędzmi.',
        },
        otherwise: {
          en: 'A single share makes nobody president, and Boris could take LdStEG. Take it back.',
          ru: 'С одной акцией вы не президент, и LdStEG может забрать Борис. Отмените ход.',
          pl: 'Z jedną akcją nie jest się prezesem, a LdStEG może przejąć Boris. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass', until: { at: 'LdStEG' } }],
    },
    {
      say: {
        en: 'The minors have acted; now LdStEG. A major may put a station into a city: it makes trains earn more there, but may also close the city. That costs {40}, and we do not need it now.',
        ru: 'Малые компании сходили; теперь LdStEG. Крупная компания может поставить в городе станцию: она даёт поездам больше, но может и закрыть город. Это стоит {40} и сейчас не нужно.',
        pl: 'Małe spółki już działały; teraz LdStEG. Duża spółka może postawić w mieście stację: daje ona pociągom więcej, ale może też zamknąć miasto. Kosztuje to {40} i teraz nie jest potrzebne.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Place no station.', ru: 'Не ставить станцию.', pl: 'Nie stawiaj stacji.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'All {120} can be paid out.',
          ru: 'Выплатить можно все {120}.',
          pl: 'Całe {120} można wypłacić.',
        },
        otherwise: {
          en: 'Then there is less to pay out. Take it back.',
          ru: 'Тогда выплатить можно меньше. Отмените ход.',
          pl: 'Wtedy jest mniej do wypłaty. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'You choose how much LdStEG pays: nothing moves the price left; {30} moves it one step right, {60} two, {110} three, {210} four. Everything above a step is better kept for the next round.',
        ru: 'Вы выбираете, сколько выплатит LdStEG: ничего — цена идёт влево; {30} — шаг вправо, {60} — два, {110} — три, {210} — четыре. Что сверх ступени, лучше оставить на следующий раунд.',
        pl: 'Wybierasz, ile wypłaci LdStEG: nic przesuwa kurs w lewo; {30} o krok w prawo, {60} o dwa, {110} o trzy, {210} o cztery. Co ponad stopień, lepiej zostawić na następną rundę.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: {
          en: 'Pay as little as moves the price three steps: choose {110}, then pay.',
          ru: 'Выплатить ровно столько, чтобы цена прошла три шага: выберите {110} и выплатите.',
          pl: 'Wypłać najmniej, co przesuwa kurs o trzy kroki: wybierz {110} i wypłać.',
        },
        wanted: { type: 'dividend', fields: { amount: 110 } },
        move: { type: 'dividend', kind: 'variable', amount: 110 },
        why: {
          en: 'From {70} to {85}, {22} for you, and {10} waits for the next round. Your two shares gained {30}.',
          ru: 'Цена выросла с {70} до {85}, вы получили {22}, а {10} остались на следующий раунд. Две ваши акции подорожали на {30}.',
          pl: 'Kurs wzrósł z {70} do {85}, dostajesz {22}, a {10} czeka na następną rundę. Twoje dwie akcje zyskały {30}.',
        },
        others: [
          {
            wanted: { type: 'dividend', after: { 'price.LdStEG': 85 } },
            say: {
              en: 'Three steps as well; a little more is paid now and less is left for next time. You can go on with it.',
              ru: 'Тоже три шага; сейчас выплачено чуть больше, на потом осталось меньше. Можно играть и так.',
              pl: 'Też trzy kroki; teraz wypłacono trochę więcej, na później zostaje mniej. Możesz grać tak dalej.',
            },
            goesOn: true,
          },
        ],
        otherwise: {
          en: 'The price moves fewer steps than it could. Take it back.',
          ru: 'Цена проходит меньше шагов, чем могла бы. Отмените ход.',
          pl: 'Kurs idzie o mniej kroków, niż mógłby. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'That is the game: your minors buy from majors, and you hold shares of those they buy from. Sell shares of a company nobody pays, before its price falls.',
        ru: 'В этом вся игра: ваши малые компании покупают у крупных, а у вас акции тех, у кого они покупают. Акции компании, которой никто не платит, продавайте, пока цена не упала.',
        pl: 'Na tym polega gra: twoje małe spółki kupują u dużych, a ty masz akcje tych, u których kupują. Akcje spółki, której nikt nie płaci, sprzedaj, zanim kurs spadnie.',
      },
    },
  ],
}
