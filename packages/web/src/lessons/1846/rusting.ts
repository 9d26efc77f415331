import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first 4/6 phases out all 2-trains. */
export const rusting: Chapter = {
  name: { en: 'Trains rust', ru: 'Поезда ржавеют', pl: 'Pociągi rdzewieją' },
  scenario: {
    title: '1846',
    players: [
      { name: 'Anna', cash: 120 },
      { name: 'Boris', cash: 400 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 3,
    phase: 'II',
    removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'],
    round: { kind: 'operating', at: 'NYC', step: 'buyTrains', facts: { declared: true }, num: 1 },
    operators: {
      NYC: { price: 124, cash: 460, shares: { Anna: 60, Celina: 10 }, trains: ['3/5', '2'], tokens: ['D20', 'E17'] },
      IC: { price: 112, cash: 200, shares: { Celina: 50 }, trains: ['3/5', '3/5', '3/5'] },
      GT: { price: 80, cash: 90, shares: { Boris: 50, pool: 50 }, trains: ['2', '2'] },
    },
    tiles: { D18: '8 r4', E17: '292 r1' },
  },
  steps: [
    { say: common.rust, point: [{ at: 'panel', panel: 'depot' }] },
    {
      say: {
        en: 'The next train is the 4/6 for {450}: it counts the best four of up to six stops. It begins phase III, and every 2-train runs at most once more. NYC has {460}; Boris’s GT has two 2-trains and {90}.',
        ru: 'Следующий поезд — 4/6 за {450}: он считает четыре лучшие остановки из шести. С ним начинается фаза III, и у каждого поезда 2 остаётся не больше одного рейса. У NYC {460}; у GT Бориса два поезда 2 и {90}.',
        pl: 'Następny pociąg to 4/6 za {450}: liczy cztery najlepsze z sześciu przystanków. Zaczyna fazę III i każdy pociąg 2 pojedzie najwyżej raz. NYC ma {460}; GT Borisa ma dwa pociągi 2 i {90}.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy the 4/6.', ru: 'Купить 4/6.', pl: 'Kup 4/6.' },
        wanted: { type: 'buyTrain', fields: { name: '4/6', from: 'bank' } },
        move: { type: 'buyTrain', name: '4/6', from: 'bank' },
        why: {
          en: 'NYC has a train for the rest of the game. In phase III the red areas are worth more too. And GT must find {450} this turn.',
          ru: 'У NYC поезд до конца игры. В фазе III и красные области дают больше. А GT в этот ход должна найти {450}.',
          pl: 'NYC ma pociąg do końca gry. W fazie III także czerwone obszary są warte więcej. A GT musi w tej turze znaleźć {450}.',
        },
        otherwise: {
          en: 'Then somebody else chooses the moment, perhaps when NYC is short of money. Take it back.',
          ru: 'Тогда момент выберет кто-то другой — может быть, когда у NYC не будет денег. Отмените ход.',
          pl: 'Wtedy chwilę wybierze ktoś inny, może gdy NYC nie będzie miała pieniędzy. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass' }, { type: 'pass', until: { at: 'GT' } }],
    },
    {
      say: {
        en: 'Every company must own a train at the end of its turn. If its treasury cannot pay, it first issues shares; then its president pays the rest, and sells shares for it if need be. Always look ahead: who pays for my next train?',
        ru: 'К концу хода у каждой компании должен быть поезд. Не хватает денег в кассе — сначала она выпускает акции, потом доплачивает президент и, если надо, продаёт для этого свои. Всегда смотрите вперёд: кто заплатит за мой следующий поезд?',
        pl: 'Na koniec tury każda spółka musi mieć pociąg. Jeśli kasa nie wystarcza, najpierw emituje akcje; potem resztę dopłaca prezes, a w razie potrzeby sprzedaje na to akcje. Zawsze patrz naprzód: kto zapłaci za mój następny pociąg?',
      },
      point: [{ at: 'company', of: 'GT' }],
    },
  ],
}
