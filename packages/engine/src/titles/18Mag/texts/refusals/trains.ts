import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const trainsRefusals = {
  'or.buyTrain.AT_LIMIT': {
    id: 'MAG-XTRN-1',
    rule: 'MAG-TRN-1',
    also: ['MAG-TRN-5'],
    text: {
      en: '{company} already has {limit} trains.',
      ru: 'У {company} уже {limit} поезда.',
      pl: '{company} ma już {limit} pociągi.',
    },
  },
  'or.buyTrain.TRADE_AT_LIMIT': {
    id: 'MAG-XTRN-1',
    rule: 'MAG-TRN-1',
    text: {
      en: '{company} already has {limit} trains, so it cannot take one from another minor.',
      ru: 'У {company} уже {limit} поезда, взять ещё один у другой малой компании нельзя.',
      pl: '{company} ma już {limit} pociągi, więc nie może przejąć kolejnego od innej małej spółki.',
    },
  },
  'or.buyTrain.NO_CASH': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-TRN-2',
    also: ['MAG-GEN-3'],
    text: {
      en: 'The train costs {need}, the treasury has {have}.',
      ru: 'Поезд стоит {need}, а в кассе {have}.',
      pl: 'Pociąg kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.buyTrain.TRADE_NO_CASH': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-TRN-3',
    also: ['MAG-GEN-3'],
    text: {
      en: 'The price is {need}, the treasury of the buyer has {have}.',
      ru: 'Цена {need}, а в кассе покупателя {have}.',
      pl: 'Cena wynosi {need}, a w kasie kupującego jest {have}.',
    },
  },
  'or.buyTrain.PRICE': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-TRN-2',
    text: {
      en: 'A new {train}-train costs {need}, not {price}.',
      ru: 'Новый поезд {train} стоит {need}, а не {price}.',
      pl: 'Nowy pociąg {train} kosztuje {need}, a nie {price}.',
    },
  },
  'or.buyTrain.NO_HELP': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-GEN-3',
    text: {
      en: 'The owner’s cash cannot help: a minor pays for trains out of its own treasury.',
      ru: 'Деньги владельца не помогут: за поезда малая компания платит из своей кассы.',
      pl: 'Pieniądze właściciela nie pomogą: mała spółka płaci za pociągi z własnej kasy.',
    },
  },
  'or.buyTrain.HELP_IN_TRADE': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-GEN-3',
    text: {
      en: 'The owner’s cash cannot help in a deal between minors.',
      ru: 'Деньги владельца в сделке между малыми компаниями не помогут.',
      pl: 'Pieniądze właściciela nie pomogą w transakcji między małymi spółkami.',
    },
  },
  'or.contribute.NO_CASH': {
    id: 'MAG-XTRN-2',
    rule: 'MAG-GEN-3',
    text: {
      en: 'The owner has {have}, not the {need} he wants to add, and may add nothing.',
      ru: 'У владельца {have}, а не {need}, да и доплачивать он не может.',
      pl: 'Właściciel ma {have}, a nie {need}, i nie może dopłacać.',
    },
  },
  'or.buyTrain.TRADE_PRICE': {
    id: 'MAG-XTRN-3',
    rule: 'MAG-TRN-3',
    text: {
      en: 'A train of another minor costs a whole number of at least {need}.',
      ru: 'Поезд другой малой компании стоит целое число, не меньше {need}.',
      pl: 'Pociąg innej małej spółki kosztuje całkowitą kwotę, co najmniej {need}.',
    },
  },
  'or.buyTrain.NO_CONSENT': {
    id: 'MAG-XTRN-3',
    rule: 'MAG-TRN-3',
    text: {
      en: '{player} does not agree to this deal.',
      ru: '{player} не соглашается на эту сделку.',
      pl: '{player} nie zgadza się na tę transakcję.',
    },
  },
  'or.buyTrain.SELF': {
    id: 'MAG-XTRN-3',
    rule: 'MAG-TRN-3',
    text: {
      en: '{company} cannot buy a train from itself.',
      ru: '{company} не может купить поезд у самой себя.',
      pl: '{company} nie może kupić pociągu od samej siebie.',
    },
  },
  'or.buyTrain.MAJOR': {
    id: 'MAG-XTRN-4',
    rule: 'MAG-MAJ-1',
    text: {
      en: '{company} is a major, and majors own no trains.',
      ru: '{company} — крупная компания, поездов у них не бывает.',
      pl: '{company} to duża spółka, a duże spółki nie mają pociągów.',
    },
  },
  'or.buyTrain.NOT_OFFERED': {
    id: 'MAG-XTRN-5',
    rule: 'MAG-TRN-2',
    text: {
      en: 'There is no such {train}-train to buy there.',
      ru: 'Такого поезда {train} там купить нельзя.',
      pl: 'Takiego pociągu {train} nie można tam kupić.',
    },
  },
  'or.buyTrain.NOT_THEIRS': {
    id: 'MAG-XTRN-3',
    rule: 'MAG-TRN-3',
    text: {
      en: '{company} has no train {train} to sell.',
      ru: 'У {company} нет поезда {train} на продажу.',
      pl: '{company} nie ma pociągu {train} na sprzedaż.',
    },
  },
  'or.buyTrain.NOT_IN_GAME': {
    id: 'MAG-XTRN-5',
    rule: 'MAG-V2-2',
    text: {
      en: 'There are no {train}-trains in the game with one or two players.',
      ru: 'В игре с одним или двумя игроками поездов {train} нет.',
      pl: 'W grze dla jednego lub dwóch graczy nie ma pociągów {train}.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
