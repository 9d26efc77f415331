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
      en: 'Anna leads three corporations and the game, until one of them needs a train. A close win for the player with a single rich one.',
      ru: 'У Анны три корпорации, и она впереди, пока одной из них не нужен поезд. С небольшим перевесом побеждает владелец одной, но богатой.',
      pl: 'Anna kieruje trzema spółkami i prowadzi, aż jedna z nich potrzebuje pociągu. O włos wygrywa właściciel jednej, ale bogatej.',
    },
  },
  {
    file: '1849.json',
    title: '1849',
    bots: ['normal', 'normal', 'normal'],
    seed: 11,
    moves: 383,
    story: {
      en: 'Boris leads for most of the game and pays more than L.1000 of his own for trains. Ends at 377, with an earthquake on the way.',
      ru: 'Борис лидирует почти всю партию и отдаёт за поезда больше L.1000 из своего кармана. По пути — землетрясение, конец при цене 377.',
      pl: 'Boris prowadzi przez większość gry i płaci za pociągi ponad L.1000 z własnej kieszeni. Po drodze trzęsienie ziemi, koniec przy kursie 377.',
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
      ru: 'Терпеливая игра с NdM: слияние, вовремя проданная компания и вопрос, кто заплатит за поезда.',
      pl: 'Cierpliwa gra z NdM: fuzja, spółka sprzedana w dobrej chwili i pytanie, kto zapłaci za pociągi.',
    },
  },
  {
    file: '18Mag.json',
    title: '18Mag',
    bots: ['normal', 'normal', 'normal'],
    seed: 1,
    moves: 751,
    story: {
      en: 'Twelve minors, three players within 200 Ft before the last round. Decided by the shares of those whom all have to pay.',
      ru: 'Двенадцать малых компаний; перед последним раундом между тремя игроками меньше 200 Ft. Решают акции компаний, которым платят все.',
      pl: 'Dwanaście małych spółek; przed ostatnią rundą troje graczy dzieli mniej niż 200 Ft. Decydują akcje spółek, którym wszyscy płacą.',
    },
  },
]
