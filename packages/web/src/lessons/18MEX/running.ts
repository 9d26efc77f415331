import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first run and the first dividend. */
export const running: Chapter = {
  name: { en: 'The first dividend', ru: 'Первые дивиденды', pl: 'Pierwsza dywidenda' },
  steps: [
    {
      say: {
        en: 'A new stock round. Shares still with the bank cost the price the company was started at: CHI {80}. Nobody may hold more than 60%.',
        ru: 'Новый биржевой раунд. Акции, которые ещё в банке, стоят начальную цену компании: у CHI это {80}. Больше 60% иметь нельзя.',
        pl: 'Nowa runda giełdowa. Akcje, które ma jeszcze bank, kosztują tyle, ile kurs początkowy spółki: CHI {80}. Nikt nie może mieć więcej niż 60%.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CHI' }],
      task: {
        text: { en: 'Buy the sixth 10% of CHI.', ru: 'Купить шестые 10% CHI.', pl: 'Kup szóste 10% CHI.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CHI' } },
        move: { type: 'buyShares', corporation: 'CHI' },
        why: {
          en: 'Nobody can take CHI from you any more.',
          ru: 'Отнять у вас CHI уже нельзя.',
          pl: 'Nikt ci już nie zabierze CHI.',
        },
        otherwise: {
          en: 'CHI runs for {50} in a moment. Take it back and buy it.',
          ru: 'CHI вот-вот заработает {50}. Отмените ход и купите её акцию.',
          pl: 'CHI zaraz zarobi {50}. Cofnij ruch i kup jej akcję.',
        },
      },
      afterwards: [{ type: 'pass', until: { at: 'CHI' } }],
    },
    {
      say: {
        en: 'Did you see it? A company with a train is paid for the mail: before anything else the bank pays it the value of its home city, {20}.',
        ru: 'Заметили? Компания с поездом получает деньги за почту: прежде всего банк платит ей доход её домашнего города, {20}.',
        pl: 'Widzisz? Spółka z pociągiem dostaje pieniądze za pocztę: bank najpierw płaci jej wartość miasta macierzystego, {20}.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Lay no track.', ru: 'Не класть тайлов.', pl: 'Nie kładź kafelków.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'In a real game you would build on. We hurry to the run.',
          ru: 'В настоящей партии стоило бы строить дальше. Мы спешим к рейсу.',
          pl: 'W prawdziwej partii warto by budować dalej. My spieszymy się do przejazdu.',
        },
        otherwise: {
          en: 'Not bad, but for this run it is not needed. Take it back.',
          ru: 'Неплохо, но для этого рейса не нужно. Отмените ход.',
          pl: 'Nieźle, ale do tego przejazdu to niepotrzebne. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The run is drawn on the map: El Paso {30}, Chihuahua {20}. Towns on the way would earn too, without counting against the train’s number.',
        ru: 'Рейс нарисован на карте: El Paso {30}, Chihuahua {20}. Городки по пути тоже приносят доход, но в число поезда не входят.',
        pl: 'Przejazd jest na mapie: El Paso {30}, Chihuahua {20}. Miasteczka po drodze też przynoszą dochód, ale nie wliczają się do liczby pociągu.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {50}.', ru: 'Запустить: {50}.', pl: 'Przejazd: {50}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.CHI': 50 } },
        move: { type: 'runRoutes', runs: ['2: A6-C6-E6'] },
        why: {
          en: '{5} for every tenth.',
          ru: 'По {5} на каждую десятую часть.',
          pl: 'Po {5} na każdą dziesiątą część.',
        },
        otherwise: {
          en: 'That earns less. Take it back.',
          ru: 'Это меньше. Отмените ход.',
          pl: 'To mniej. Cofnij ruch.',
        },
      },
    },
    {
      say: common.dividends,
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out.', ru: 'Выплатить.', pl: 'Wypłać.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You got {30}, and the price is {80} again: in 18MEX every payment moves it right, however small.',
          ru: 'Вы получили {30}, и цена снова {80}: в 18MEX любая выплата двигает её вправо, даже малая.',
          pl: 'Dostajesz {30}, a kurs to znów {80}: w 18MEX każda wypłata przesuwa go w prawo, choćby mała.',
        },
        otherwise: {
          en: 'CHI is rich already; you get nothing, and the price falls to {70}. Take it back.',
          ru: 'CHI и так богата; вы ничего не получаете, а цена падает до {70}. Отмените ход.',
          pl: 'CHI i tak jest bogata; ty nic nie dostajesz, a kurs spada do {70}. Cofnij ruch.',
        },
      },
    },
  ],
}
