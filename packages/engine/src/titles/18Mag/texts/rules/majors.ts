import type { Rule } from '../../../../core/rules.js'

export const majorsRules: Readonly<Record<string, Rule>> = {
  'MAG-MAJ-1': {
    section: 'VI.4.1',
    text: {
      en: 'A major’s turn: a station if it likes, then the dividend. Majors own no trains and lay no track.',
      ru: 'Ход крупной компании: станция по желанию, затем дивиденд. Поездов у неё нет, путей она не кладёт.',
      pl: 'Tura dużej spółki: stacja, jeśli chce, potem dywidenda. Duże spółki nie mają pociągów i nie kładą toru.',
    },
  },
  'MAG-MTK-1': {
    section: 'VI.4.2',
    text: {
      en: 'The president may place one station a turn, two in the game, for 40 and 80 to the bank.',
      ru: 'Президент может ставить одну станцию за ход, две за игру, за 40 и 80 банку.',
      pl: 'Prezes może postawić jedną stację na turę, dwie w grze, za 40 i 80 do banku.',
    },
  },
  'MAG-MTK-2': {
    section: 'VI.4.2',
    text: {
      en: 'Any free city slot will do, joined or not; no mine, town or red hex.',
      ru: 'Годится любое свободное место в городе, даже без связи; но не в шахте, городке или красном гексе.',
      pl: 'Wystarczy dowolne wolne miejsce w mieście, nawet bez połączenia; nie w kopalni, miasteczku ani czerwonym heksie.',
    },
  },
  'MAG-MTK-3': {
    section: 'VI.4.2',
    text: {
      en: 'It blocks like any station and adds 10 to its city for every train.',
      ru: 'Она перекрывает город, как любая станция, и добавляет городу 10 для каждого поезда.',
      pl: 'Blokuje jak każda stacja i dodaje miastu 10 dla każdego pociągu.',
    },
  },
  'MAG-MTK-4': {
    section: 'VI.4.2',
    text: {
      en: 'Without a president no station is placed.',
      ru: 'Без президента станций не ставят.',
      pl: 'Bez prezesa nie stawia się stacji.',
    },
  },
  'MAG-DIV-1': {
    section: 'VI.4.3',
    text: {
      en: 'The president chooses a total, a multiple of 10 up to the treasury.',
      ru: 'Президент назначает сумму, кратную 10, в пределах кассы.',
      pl: 'Prezes wybiera sumę, wielokrotność 10, do wysokości kasy.',
    },
  },
  'MAG-DIV-2': {
    section: 'VI.4.3',
    text: {
      en: 'Each 10% gets a tenth of it; what players do not hold goes to the bank.',
      ru: 'На каждые 10% приходится десятая часть; за акции не у игроков получает банк.',
      pl: 'Każde 10% dostaje dziesiątą część; to, czego nie mają gracze, trafia do banku.',
    },
  },
  'MAG-DIV-3': {
    section: 'VI.4.3',
    text: {
      en: 'What is not paid stays in the treasury.',
      ru: 'Невыплаченное остаётся в кассе.',
      pl: 'Niewypłacona część zostaje w kasie.',
    },
  },
  'MAG-DIV-4': {
    section: 'T8, VIII.2',
    text: {
      en: 'The marker moves by the whole total, the bank’s part included.',
      ru: 'Маркер двигается по всей сумме, включая долю банка.',
      pl: 'Znacznik przesuwa się według całej sumy, z częścią banku.',
    },
  },
  'MAG-DIV-5': {
    section: 'VI.4.3',
    text: {
      en: 'Without a president all of the treasury is paid; nothing to pay moves the marker left.',
      ru: 'Без президента выплачивают всю кассу; пустая касса сдвигает маркер влево.',
      pl: 'Bez prezesa wypłaca się całą kasę; pusta kasa przesuwa znacznik w lewo.',
    },
  },
}
