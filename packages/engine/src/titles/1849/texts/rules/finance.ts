import type { Rule } from '../../../../core/rules.js'

export const financeRules: Readonly<Record<string, Rule>> = {
  '1849-10.8-1': {
    section: '§10.8',
    text: {
      en: 'Financial step: issue certificates, or redeem one, or nothing.',
      ru: 'Финансовый шаг: выпустить сертификаты, или выкупить один, или ничего.',
      pl: 'Krok finansowy: emisja certyfikatów albo odkup jednego, albo nic.',
    },
  },
  '1849-10.8-2': {
    section: '§10.8',
    text: {
      en: 'Issue: any number of treasury certificates to the market at the price, then one row down a share. Not in the first turn, at most 50% in the market, the last certificate only after all ordinary ones.',
      ru: 'Выпуск: сколько угодно сертификатов из кассы на рынок по текущей цене, затем на ряд вниз за акцию. Не в первый ход, на рынке не больше 50%, последний сертификат — только после всех обычных.',
      pl: 'Emisja: dowolna liczba certyfikatów z kasy na rynek po kursie, potem rząd w dół za akcję. Nie w pierwszej turze, najwyżej 50% na rynku, ostatni certyfikat dopiero po wszystkich zwykłych.',
    },
  },
  '1849-10.8-3': {
    section: '§10.8',
    text: {
      en: 'Redeem: one certificate from the market to the treasury at the price, the last one only if no ordinary one is there. The price does not move. Not after an issue in the same turn.',
      ru: 'Выкуп: один сертификат с рынка в кассу по цене, последний — только если обычных на рынке нет. Цена не меняется. Не после выпуска в тот же ход.',
      pl: 'Odkup: jeden certyfikat z rynku do kasy po kursie, ostatni tylko, gdy na rynku nie ma zwykłych. Kurs się nie zmienia. Nie po emisji w tej samej turze.',
    },
  },
}
