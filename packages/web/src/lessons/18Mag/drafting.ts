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
        en: 'There are two kinds of companies. The minors, numbers 1 to 13, lay track and run trains; each has one owner. The seven majors sell them tiles, trains and rail-cars. Shares of majors are bought and sold.',
        ru: 'Компании бывают двух видов. Малые, с 1 по 13, кладут пути и водят поезда; у каждой один владелец. Семь крупных продают им тайлы, поезда и вагоны. Акции крупных покупают и продают игроки.',
        pl: 'Są dwa rodzaje spółek. Małe, od 1 do 13, kładą tory i prowadzą pociągi; każda ma jednego właściciela. Siedem dużych sprzedaje im kafelki, pociągi i wagony. Akcje dużych kupują i sprzedają gracze.',
      },
      point: [{ at: 'panel', panel: 'charters' }],
    },
    {
      say: {
        en: 'The game begins with a draft: everybody takes one thing in turn, for nothing. A minor comes with a train, {50}, and a station in its home city. Number 3 sits in Székesfehérvár, close to Budapest.',
        ru: 'Игра начинается с выбора: все по очереди бесплатно берут что-то одно. У малой компании сразу есть поезд, {50} и станция в домашнем городе. Номер 3 начинает в Székesfehérvár, рядом с Budapest.',
        pl: 'Gra zaczyna się od wyboru: wszyscy po kolei biorą po jednej rzeczy, za darmo. Mała spółka ma od razu pociąg, {50} i stację w mieście macierzystym. Numer 3 zaczyna w Székesfehérvár, blisko Budapestu.',
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
              en: 'Every minor can work, but in this lesson we play number 3. Take it back.',
              ru: 'Годится любая малая компания, но в этом уроке мы играем за номер 3. Отмените ход.',
              pl: 'Każda mała spółka jest dobra, ale w tej lekcji gramy numerem 3. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'A share can wait: it earns only when its company is paid. First a minor. Take it back.',
          ru: 'Акция подождёт: она приносит деньги, лишь когда платят её компании. Сначала малая компания. Отмените ход.',
          pl: 'Akcja poczeka: zarabia dopiero, gdy ktoś płaci jej spółce. Najpierw mała spółka. Cofnij ruch.',
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
        ru: 'Снова ваш ход. LdStEG продаёт всем поезда 2 и 4: половина цены каждого — её доход. Её акция — это доля с каждого чужого поезда.',
        pl: 'Znowu twoja kolej. LdStEG sprzedaje wszystkim pociągi 2 i 4: połowa ceny każdego to jej dochód. Jej akcja to zysk z każdego cudzego pociągu.',
      },
      point: [{ at: 'offer', type: 'bid', of: 'LdStEG' }],
      task: {
        text: { en: 'Take the share of LdStEG.', ru: 'Взять акцию LdStEG.', pl: 'Weź akcję LdStEG.' },
        wanted: { type: 'bid', fields: { company: 'LdStEG' } },
        move: { type: 'bid', company: 'LdStEG', price: 0 },
        why: {
          en: 'With a second share you will be its president: remember that for later.',
          ru: 'Со второй акцией вы станете президентом: запомните это.',
          pl: 'Z drugą akcją zostaniesz jej prezesem: zapamiętaj to.',
        },
        otherwise: {
          en: 'Also possible, but we want to see how a share earns. Take it back.',
          ru: 'Можно и так, но посмотрим, как приносят деньги акции. Отмените ход.',
          pl: 'Też można, ale zobaczmy, jak zarabia akcja. Cofnij ruch.',
        },
      },
    },
  ],
}
