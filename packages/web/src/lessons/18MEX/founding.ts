import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first stock round: half of a company must be bought before it goes to work. */
export const founding: Chapter = {
  name: { en: 'Shares', ru: 'Акции', pl: 'Akcje' },
  scenario: {
    title: '18MEX',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 1,
    round: 'stock',
    priority: 'Anna',
  },
  steps: [
    { say: common.investor, point: [{ at: 'player', player: 'Anna' }] },
    { say: common.shares, point: [{ at: 'panel', panel: 'charters' }] },
    { say: common.market, point: [{ at: 'panel', panel: 'market' }] },
    {
      say: {
        en: 'Whoever starts a company chooses its price, {60} to {90}, and buys its first 20% for twice that. The company goes to work when half of its shares are sold; then the bank gives it ten times the price at once. So a high price means a rich company, and dear shares for you.',
        ru: 'Кто основывает компанию, выбирает её цену, от {60} до {90}, и покупает первые 20% за двойную. Компания начинает работать, когда продана половина акций; тогда банк сразу платит ей десять таких цен. Высокая цена — богатая компания, но и вам акции обойдутся дороже.',
        pl: 'Kto zakłada spółkę, wybiera jej kurs, od {60} do {90}, i kupuje pierwsze 20% za jego dwukrotność. Spółka rusza, gdy sprzedano połowę akcji; wtedy bank od razu wypłaca jej dziesięciokrotność kursu. Wysoki kurs to bogata spółka, ale drogie akcje także dla ciebie.',
      },
      point: [
        { at: 'start', of: 'CHI', price: 80 },
        { at: 'price', price: 80 },
      ],
      task: {
        text: {
          en: 'Start CHI, in Chihuahua, at {80}.',
          ru: 'Основать CHI в Chihuahua по {80}.',
          pl: 'Załóż CHI w Chihuahua po {80}.',
        },
        wanted: { type: 'par', fields: { corporation: 'CHI', price: 80 } },
        move: { type: 'par', corporation: 'CHI', price: 80 },
        why: {
          en: 'You are president of CHI. You need three more shares, {240}, to set it going, and you have {465}.',
          ru: 'Вы — президент CHI. Чтобы она заработала, нужны ещё три акции, {240}, а у вас {465}.',
          pl: 'Jesteś prezesem CHI. Aby ruszyła, potrzebujesz jeszcze trzech akcji, {240}, a masz {465}.',
        },
        others: [
          {
            wanted: { type: 'par', fields: { corporation: 'CHI' } },
            say: {
              en: 'That works too. Cheaper means less money for trains; {90} leaves you less for shares of others. We take {80}. Take it back.',
              ru: 'Можно и так. Дешевле — меньше денег на поезда; при {90} меньше останется на чужие акции. Мы берём {80}. Отмените ход.',
              pl: 'Tak też można. Taniej to mniej na pociągi; {90} zostawia mniej na akcje innych. Bierzemy {80}. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'For this lesson we want CHI: El Paso lies next to it. Take it back.',
          ru: 'В этом уроке нам нужна CHI: рядом с ней El Paso. Отмените ход.',
          pl: 'W tej lekcji zakładamy CHI: obok leży El Paso. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'par', corporation: 'SPM', price: 70 },
        { type: 'par', corporation: 'MC', price: 70 },
      ],
    },
    {
      say: {
        en: 'Boris started SPM, Celina MC. In a turn you may sell shares and buy one; it goes round until all pass.',
        ru: 'Борис основал SPM, Селина — MC. За ход можно продать акции и купить одну; так по кругу, пока все не спасуют.',
        pl: 'Boris założył SPM, Celina MC. W turze możesz sprzedać akcje i kupić jedną; i tak w koło, aż wszyscy spasują.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CHI' }],
      task: {
        text: { en: 'Buy 10% of CHI.', ru: 'Купить 10% CHI.', pl: 'Kup 10% CHI.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CHI' } },
        move: { type: 'buyShares', corporation: 'CHI' },
        why: {
          en: '30%. In this game the money goes to the bank: the company is paid when half is sold.',
          ru: '30%. В этой игре деньги идут банку: компания получит свои, когда будет продана половина.',
          pl: '30%. W tej grze pieniądze idą do banku: spółka dostanie swoje, gdy sprzedana będzie połowa.',
        },
        otherwise: {
          en: 'CHI earns nothing until half of it is sold. Take it back.',
          ru: 'CHI ничего не принесёт, пока не продана половина. Отмените ход.',
          pl: 'CHI nic nie zarobi, dopóki nie sprzedano połowy. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'SPM' },
        { type: 'buyShares', corporation: 'MC' },
      ],
    },
    {
      say: { en: 'Two more.', ru: 'Ещё две.', pl: 'Jeszcze dwie.' },
      point: [{ at: 'offer', type: 'buyShares', of: 'CHI' }],
      task: {
        text: { en: 'Buy another 10% of CHI.', ru: 'Купить ещё 10% CHI.', pl: 'Kup kolejne 10% CHI.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CHI' } },
        move: { type: 'buyShares', corporation: 'CHI' },
        why: { en: '40%.', ru: '40%.', pl: '40%.' },
        otherwise: {
          en: 'First set your own company going. Take it back.',
          ru: 'Сначала пусть заработает ваша компания. Отмените ход.',
          pl: 'Najpierw niech ruszy twoja spółka. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'SPM' },
        { type: 'buyShares', corporation: 'MC' },
      ],
    },
    {
      say: {
        en: 'The next one makes it half.',
        ru: 'Со следующей будет половина.',
        pl: 'Następna to już połowa.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CHI' }],
      task: {
        text: { en: 'Buy 10% of CHI.', ru: 'Купить 10% CHI.', pl: 'Kup 10% CHI.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CHI' } },
        move: { type: 'buyShares', corporation: 'CHI' },
        why: {
          en: 'The bank has paid CHI {800}. It will operate in the coming round.',
          ru: 'Банк выплатил CHI {800}. В следующем раунде она начнёт работать.',
          pl: 'Bank wypłacił CHI {800}. Zacznie działać w najbliższej rundzie.',
        },
        otherwise: {
          en: 'One share is missing. Take it back.',
          ru: 'Не хватает одной акции. Отмените ход.',
          pl: 'Brakuje jednej akcji. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'SPM' },
        { type: 'buyShares', corporation: 'MC' },
      ],
    },
    {
      say: {
        en: 'You have {225}. A share of a rival’s company lets you earn from it too.',
        ru: 'У вас {225}. Акция соперника позволит зарабатывать и на его компании.',
        pl: 'Masz {225}. Akcja spółki rywala pozwala zarabiać i na niej.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'SPM' }],
      task: {
        text: { en: 'Buy 10% of SPM.', ru: 'Купить 10% SPM.', pl: 'Kup 10% SPM.' },
        wanted: { type: 'buyShares', fields: { corporation: 'SPM' } },
        move: { type: 'buyShares', corporation: 'SPM' },
        why: {
          en: 'A tenth of SPM’s dividends is yours now. Boris and Celina pass.',
          ru: 'Десятая часть дивидендов SPM теперь ваша. Борис и Селина пасуют.',
          pl: 'Dziesiąta część dywidend SPM jest teraz twoja. Boris i Celina pasują.',
        },
        otherwise: {
          en: 'Not bad, but here we want a rival’s share. Take it back and buy SPM.',
          ru: 'Тоже хорошо, но мы хотим купить акцию соперника. Отмените ход и купите SPM.',
          pl: 'Też dobrze, ale tu chcemy kupić akcję rywala. Cofnij ruch i kup SPM.',
        },
      },
      afterwards: [{ type: 'pass' }, { type: 'pass' }],
    },
    {
      say: {
        en: 'Enough bought for now.',
        ru: 'Пока хватит покупок.',
        pl: 'Na razie dość zakupów.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Pass.', ru: 'Спасовать.', pl: 'Spasuj.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'The stock round is over. The company with the highest price operates first: CHI.',
          ru: 'Биржевой раунд окончен. Первой ходит компания с самой высокой ценой: CHI.',
          pl: 'Runda giełdowa skończona. Pierwsza działa spółka z najwyższym kursem: CHI.',
        },
        otherwise: {
          en: 'Keep a little in hand. Take it back and pass.',
          ru: 'Оставьте немного денег про запас. Отмените ход и спасуйте.',
          pl: 'Zostaw trochę pieniędzy na zapas. Cofnij ruch i spasuj.',
        },
      },
    },
  ],
}
