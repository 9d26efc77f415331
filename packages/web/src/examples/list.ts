import type { Example } from './types.js'

/** The shelf, a game a title. */
export const EXAMPLES: readonly Example[] = [
  {
    file: '1846.json',
    title: '1846',
    bots: ['normal', 'normal', 'normal'],
    seed: 13,
    moves: 318,
    story: {
      en: 'Anna leads three corporations and the game, until one of them needs a train. Closely won by a single rich one.',
      ru: 'Anna ведёт три корпорации и партию, пока одной из них не понадобился поезд. Побеждает — чуть-чуть — единственная богатая.',
      pl: 'Anna kieruje trzema spółkami i prowadzi, aż jedna z nich potrzebuje pociągu. O włos wygrywa jedna, ale bogata.',
    },
  },
  {
    file: '1849.json',
    title: '1849',
    bots: ['normal', 'normal', 'normal'],
    seed: 11,
    moves: 383,
    story: {
      en: 'Boris leads for most of the game and pays more than L.1000 for trains of his own. Ends at 377, with an earthquake on the way.',
      ru: 'Boris ведёт почти всю партию и отдаёт больше L.1000 своих за поезда. Кончается на 377, по пути — землетрясение.',
      pl: 'Boris prowadzi przez większość gry i płaci ponad L.1000 z własnych za pociągi. Koniec na 377, po drodze trzęsienie ziemi.',
    },
  },
  {
    file: '18MEX.json',
    title: '18MEX',
    bots: ['normal', 'normal', 'normal'],
    seed: 11,
    moves: 534,
    story: {
      en: 'Patience with NdM: a merger, a company sold at the right moment, and who pays for the trains.',
      ru: 'Терпение с NdM: слияние, вовремя проданная компания и кто платит за поезда.',
      pl: 'Cierpliwość z NdM: fuzja, spółka sprzedana w dobrej chwili i kto płaci za pociągi.',
    },
  },
  {
    file: '18Mag.json',
    title: '18Mag',
    bots: ['normal', 'normal', 'normal'],
    seed: 1,
    moves: 751,
    story: {
      en: 'Twelve minors, three players within 200 before the last round. Decided by the shares of those whom all have to pay.',
      ru: 'Двенадцать малых компаний, трое в пределах 200 перед последним раундом. Решают акции тех, кому платят все.',
      pl: 'Dwanaście małych spółek, troje graczy w granicach 200 przed ostatnią rundą. Decydują akcje tych, którym wszyscy płacą.',
    },
  },
]
