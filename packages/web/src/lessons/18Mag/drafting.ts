import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The draft: small railways and first shares, for nothing. */
export const drafting: Chapter = {
  name: { en: 'What you own', ru: 'Что у вас есть', pl: 'Co posiadasz' },
  scenario: {
    title: '18Mag',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 1,
    round: { kind: 'draft' },
  },
  steps: [
    { say: common.investor, point: [{ at: 'player', player: 'Anna' }] },
    {
      say: {
        en: 'There are two kinds of companies. The small ones, numbers 1 to 13, lay track and run trains; each has one owner. The seven big ones build and sell: tiles, trains, rail-cars. Their shares are bought and sold.',
        ru: 'Компании бывают двух видов. Маленькие, с 1 по 13, кладут пути и водят поезда; у каждой один владелец. Семь больших строят и продают: тайлы, поезда, вагоны. Их акции покупают и продают.',
        pl: 'Są dwa rodzaje spółek. Małe, od 1 do 13, kładą tory i prowadzą pociągi; każda ma jednego właściciela. Siedem dużych buduje i sprzedaje: kafelki, pociągi, wagony. Ich akcje kupuje się i sprzedaje.',
      },
      point: [{ at: 'panel', panel: 'charters' }],
    },
    {
      say: {
        en: 'The game begins with a draft: everybody takes one thing in turn, for nothing. A small railway comes with a train, {50}, and a station in its home city. Number 3 sits in Székesfehérvár, close to Budapest.',
        ru: 'Игра начинается с выбора: все по очереди берут по одной вещи, бесплатно. Маленькая дорога приходит с поездом, {50} и станцией в родном городе. Номер 3 стоит в Székesfehérvár, рядом с Будапештом.',
        pl: 'Gra zaczyna się doborem: wszyscy po kolei biorą po jednej rzeczy, za darmo. Mała kolej ma pociąg, {50} i stację w rodzinnym mieście. Numer 3 jest w Székesfehérvár, blisko Budapesztu.',
      },
      point: [
        { at: 'offer', type: 'bid', of: '3' },
        { at: 'hex', hex: 'E10' },
      ],
      task: {
        text: { en: 'Take number 3.', ru: 'Взять номер 3.', pl: 'Weź numer 3.' },
        wanted: { type: 'bid', fields: { company: '3' } },
        move: { type: 'bid', company: '3', price: 0 },
        why: {
          en: 'Cities lie close together there, and that is what a 2-train needs. The others choose too.',
          ru: 'Города там близко друг к другу, а это и нужно поезду 2. Выбирают и остальные.',
          pl: 'Miasta leżą tam blisko siebie, a tego potrzebuje pociąg 2. Inni też wybierają.',
        },
        others: [
          {
            wanted: {
              type: 'bid',
              fields: { company: ['1', '2', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] },
            },
            say: {
              en: 'Every railway can work, but in this lesson we play number 3. Take it back.',
              ru: 'Годится любая дорога, но в этом уроке мы играем номером 3. Верните ход.',
              pl: 'Każda kolej może działać, ale w tej lekcji gramy numerem 3. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'A share can wait: it earns only when its company is paid. First a railway. Take it back.',
          ru: 'Акция подождёт: она приносит, лишь когда платят её компании. Сначала дорога. Верните ход.',
          pl: 'Akcja poczeka: zarabia dopiero, gdy jej spółce ktoś płaci. Najpierw kolej. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'bid', company: '4', price: 0 },
        { type: 'bid', company: '10', price: 0 },
        { type: 'bid', company: '1', price: 0 },
        { type: 'bid', company: '8', price: 0 },
      ],
    },
    {
      say: {
        en: 'Your turn again. LdStEG sells 2-trains and 4-trains to everybody: half the price of each is its income. A share of it is a share of everybody’s trains.',
        ru: 'Снова ваш ход. LdStEG продаёт всем поезда 2 и 4: половина цены каждого — её доход. Её акция — это доля во всех чужих поездах.',
        pl: 'Znowu twoja kolej. LdStEG sprzedaje wszystkim pociągi 2 i 4: połowa ceny każdego to jej dochód. Jej akcja to część cudzych pociągów.',
      },
      point: [{ at: 'offer', type: 'bid', of: 'LdStEG' }],
      task: {
        text: { en: 'Take the share of LdStEG.', ru: 'Взять акцию LdStEG.', pl: 'Weź akcję LdStEG.' },
        wanted: { type: 'bid', fields: { company: 'LdStEG' } },
        move: { type: 'bid', company: 'LdStEG', price: 0 },
        why: {
          en: 'With a second share you will lead it: remember that for later.',
          ru: 'Со второй акцией вы её возглавите: запомните это.',
          pl: 'Z drugą akcją będziesz ją prowadzić: zapamiętaj to.',
        },
        otherwise: {
          en: 'Also possible, but we want to see how a share earns. Take it back.',
          ru: 'Можно и так, но посмотрим, как зарабатывает акция. Верните ход.',
          pl: 'Też można, ale zobaczmy, jak zarabia akcja. Cofnij ruch.',
        },
      },
    },
  ],
}
