import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first run and the first dividend. */
export const running: Chapter = {
  name: { en: 'The first dividend', ru: 'Первые дивиденды', pl: 'Pierwsza dywidenda' },
  steps: [
    {
      say: {
        en: 'Nothing needs to be built for this run.',
        ru: 'Для этого рейса строить ничего не нужно.',
        pl: 'Do tego przejazdu nie trzeba nic budować.',
      },
      point: [{ at: 'way' }],
      task: {
        text: {
          en: 'Build nothing.',
          ru: 'Ничего не строить.',
          pl: 'Nic nie buduj.',
        },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'Usually you would build on, towards Toledo and Detroit. Here we hurry to the run.',
          ru: 'Обычно стоило бы строить дальше, к Toledo и Detroit. Здесь мы спешим к рейсу.',
          pl: 'Zwykle warto by budować dalej, do Toledo i Detroit. Tu spieszymy się do przejazdu.',
        },
        otherwise: {
          en: 'A fair plan, but for this lesson we keep the money. Take it back.',
          ru: 'Неплохой план, но в этом уроке мы бережём деньги. Отмените ход.',
          pl: 'Niezły plan, ale w tej lekcji oszczędzamy. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The best runs are drawn already: Cleveland–Erie for {50}, Erie–Buffalo for {40}.',
        ru: 'Лучшие рейсы уже нарисованы: Cleveland — Erie на {50}, Erie — Buffalo на {40}.',
        pl: 'Najlepsze przejazdy są już narysowane: Cleveland–Erie za {50}, Erie–Buffalo za {40}.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {90}.', ru: 'Запустить: {90}.', pl: 'Przejazd: {90}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.NYC': 90 } },
        move: { type: 'runRoutes', runs: ['2: E17-D18-D20', '2: D20-C21'] },
        why: {
          en: '{90}: {9} for every tenth of the company.',
          ru: '{90}: по {9} на каждую десятую часть компании.',
          pl: '{90}: po {9} na każdą dziesiątą część spółki.',
        },
        otherwise: {
          en: 'That earns less than {90}. Take it back.',
          ru: 'Это меньше {90}. Отмените ход.',
          pl: 'To mniej niż {90}. Cofnij ruch.',
        },
      },
    },
    {
      say: common.dividends,
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out all of it.', ru: 'Выплатить всё.', pl: 'Wypłać całość.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You got {45}. The dividend of {90} is at least the price of {60}, so the marker moves right, to {70}. Twice the price would move it two steps.',
          ru: 'Вы получили {45}. Дивиденды {90} не меньше цены {60}, и маркер идёт вправо, на {70}. Будь они вдвое больше цены, он прошёл бы два шага.',
          pl: 'Dostajesz {45}. Dywidenda {90} to co najmniej kurs {60}, więc znacznik idzie w prawo, na {70}. Dwukrotność kursu przesunęłaby go o dwa kroki.',
        },
        others: [
          {
            wanted: { type: 'dividend', fields: { kind: 'half' } },
            say: {
              en: 'Paying half is special to 1846: {40} stays in the company, {50} is paid. But {50} is less than the price, so it does not rise. Good when a train is needed; here it is not. Take it back.',
              ru: 'Выплата половины — особенность 1846: {40} остаётся в компании, {50} выплачено. Но {50} меньше цены, и она не растёт. Так хорошо копить на поезд, но сейчас он не нужен. Отмените ход.',
              pl: 'Wypłata połowy to cecha 1846: {40} zostaje w spółce, {50} idzie do wypłaty. Ale {50} to mniej niż kurs, więc nie rośnie on. To dobre, gdy zbiera się na pociąg; tu nie trzeba. Cofnij ruch.',
            },
          },
          {
            wanted: { type: 'dividend', fields: { kind: 'withhold' } },
            say: {
              en: 'The company keeps {90}, you get nothing, and the price falls to {50}. Take it back.',
              ru: 'Компания оставляет {90}, вы не получаете ничего, а цена падает до {50}. Отмените ход.',
              pl: 'Spółka zatrzymuje {90}, ty nic nie dostajesz, a kurs spada do {50}. Cofnij ruch.',
            },
          },
        ],
        otherwise: { en: 'Take it back and pay out.', ru: 'Отмените ход и выплатите.', pl: 'Cofnij ruch i wypłać.' },
      },
    },
  ],
}
