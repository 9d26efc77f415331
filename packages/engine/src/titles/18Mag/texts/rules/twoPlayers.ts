import type { Rule } from '../../../../core/rules.js'

export const twoPlayersRules: Readonly<Record<string, Rule>> = {
  'MAG-V2-1': {
    section: 'X',
    text: {
      en: 'Small map; minors 1, 2, 3, 4, 6, 7, 11; majors LdStEG, SIK, SzKÉV, RÁBA.',
      ru: 'Малая карта; малые компании 1, 2, 3, 4, 6, 7, 11; крупные LdStEG, SIK, SzKÉV, RÁBA.',
      pl: 'Mała mapa; małe spółki 1, 2, 3, 4, 6, 7, 11; duże LdStEG, SIK, SzKÉV, RÁBA.',
    },
  },
  'MAG-V2-2': {
    section: 'X',
    text: {
      en: 'No 6-trains; LdStEG sells all others and gets a quarter of the price.',
      ru: 'Поездов 6 нет; остальные продаёт LdStEG и получает четверть цены.',
      pl: 'Bez pociągów 6; pozostałe sprzedaje LdStEG i dostaje ćwierć ceny.',
    },
  },
  'MAG-V2-3': {
    section: 'X',
    text: {
      en: 'No gray tiles and no gray phase.',
      ru: 'Серых тайлов и серой фазы нет.',
      pl: 'Bez szarych kafelków i szarej fazy.',
    },
  },
  'MAG-V2-4': {
    section: 'X',
    text: {
      en: 'RÁBA sells one car a turn for 10, in brown 20: either the bonus on a red hex or a plus-train, never both.',
      ru: 'RÁBA продаёт один вагон за ход за 10, в коричневой 20: либо бонус красного гекса, либо плюс-поезд, но не оба.',
      pl: 'RÁBA sprzedaje jeden wagon na turę za 10, w brązowej 20: albo premia czerwonego heksu, albo pociąg plus, nigdy oba.',
    },
  },
  'MAG-V2-5': {
    section: 'X, T10',
    text: {
      en: 'The market ends at 300; dividends move the marker by a table of their own.',
      ru: 'Биржа кончается на 300; дивиденды двигают маркер по своей таблице.',
      pl: 'Giełda kończy się na 300; dywidendy przesuwają znacznik według własnej tabeli.',
    },
  },
  'MAG-V2-6': {
    section: 'X',
    text: {
      en: 'Picks go 1-2-2-1-1-2-2-1: three minors and one share each. Player 1 keeps the Priority Deal.',
      ru: 'Выбирают в порядке 1-2-2-1-1-2-2-1: по три малые компании и одной акции. Приоритет остаётся у игрока 1.',
      pl: 'Kolejność wyboru 1-2-2-1-1-2-2-1: po trzy małe spółki i jednej akcji. Priorytet zostaje u gracza 1.',
    },
  },
  'MAG-V2-7': {
    section: 'X',
    text: {
      en: 'Round tiles lie on 3 and 4: the first brings green, the second brown, which ends the game as gray does.',
      ru: 'Жетоны раунда лежат на 3 и 4: первый начинает зелёную фазу, второй — коричневую; она завершает игру, как серая.',
      pl: 'Żetony rundy leżą na 3 i 4: pierwszy zaczyna fazę zieloną, drugi brązową, która kończy grę jak szara.',
    },
  },
  'MAG-V2-8': {
    section: 'X',
    text: {
      en: 'Certificate limit 10.',
      ru: 'Лимит сертификатов 10.',
      pl: 'Limit certyfikatów 10.',
    },
  },
  'MAG-V2-9': {
    section: 'X',
    text: {
      en: 'No mines; SNW, G&C and MÁVAG are not in the game.',
      ru: 'Шахт нет; SNW, G&C и MÁVAG не участвуют.',
      pl: 'Bez kopalń; SNW, G&C i MÁVAG nie grają.',
    },
  },
}
