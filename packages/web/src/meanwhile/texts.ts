import type { Texts } from '../texts/say.js'

export const meanwhileTexts = {
  title: { en: 'Since your last turn', ru: 'С вашего последнего хода', pl: 'Od twojej ostatniej tury' },
  command: {
    en: 'What the others did since your last turn',
    ru: 'Что сделали другие с вашего последнего хода',
    pl: 'Co zrobili inni od twojej ostatniej tury',
  },
  nothing: {
    en: 'Nobody else has done anything since your last turn.',
    ru: 'С вашего последнего хода другие ничего не делали.',
    pl: 'Od twojej ostatniej tury nikt inny nic nie zrobił.',
  },
  onMap: {
    en: 'The runs are drawn on the map.',
    ru: 'Рейсы показаны на карте.',
    pl: 'Przejazdy są narysowane na mapie.',
  },
  look: { en: 'Look at this moment', ru: 'Посмотреть этот момент', pl: 'Zobacz tę chwilę' },
  passes: { en: 'passes', ru: 'пас', pl: 'pas' },
  tile: { en: '{tile} on {hex}', ru: '{tile} на {hex}', pl: '{tile} na {hex}' },
  token: { en: 'station: {hex}', ru: 'станция: {hex}', pl: 'stacja: {hex}' },
  ran: { en: 'ran {money}', ru: 'рейсы {money}', pl: 'przejazdy {money}' },
  noRun: { en: 'no revenue', ru: 'без дохода', pl: 'bez przychodu' },
  kept: { en: 'kept', ru: 'удержано', pl: 'zatrzymane' },
  paid: { en: 'paid out', ru: 'выплачено', pl: 'wypłacone' },
  paidPart: { en: 'paid out, {kept} kept', ru: 'выплачено, удержано {kept}', pl: 'wypłacone, zatrzymane {kept}' },
  paidEach: { en: '{each} a share', ru: '{each} на акцию', pl: '{each} na akcję' },
  paidEachPart: {
    en: '{each} a share, {kept} kept',
    ru: '{each} на акцию, удержано {kept}',
    pl: '{each} na akcję, zatrzymane {kept}',
  },
  train: { en: '{train} train, {price}', ru: 'поезд {train}, {price}', pl: 'pociąg {train}, {price}' },
  bought: { en: 'bought {what}, {price}', ru: 'покупка {what}, {price}', pl: 'kupno {what}, {price}' },
  sold: { en: 'sold {what}, {price}', ru: 'продажа {what}, {price}', pl: 'sprzedaż {what}, {price}' },
  issued: { en: 'issued {percent}%, {price}', ru: 'выпуск {percent}%, {price}', pl: 'emisja {percent}%, {price}' },
  redeemed: { en: 'redeemed {percent}%, {price}', ru: 'выкуп {percent}%, {price}', pl: 'odkup {percent}%, {price}' },
  bid: { en: 'bid {price} for {what}', ru: 'ставка {price}, {what}', pl: 'oferta {price}, {what}' },
  started: { en: 'started {what} at {price}', ru: 'основание {what}, {price}', pl: 'założenie {what}, {price}' },
  price: { en: '{what}{from} → {to}', ru: '{what}{from} → {to}', pl: '{what}{from} → {to}' },
} as const satisfies Texts
