import type { Rule } from '../../../../core/rules.js'

export const dividendsRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3.3-1': {
    section: '4.3.3(a)',
    text: {
      en: "When dividends are paid, each player gets their percent of the revenue and the Open Market's share goes to the treasury. Shares in the Initial Offering and exchange shares pay nobody.",
      ru: 'При выплате каждый игрок получает свой процент дохода, доля акций на открытом рынке идёт в кассу. За акции в первичном предложении и обменные не платят никому.',
      pl: 'Przy wypłacie każdy gracz dostaje swój procent przychodu, a część akcji na otwartym rynku trafia do kasy spółki. Akcje w ofercie pierwotnej i na polu wymiany nikomu nic nie dają.',
    },
  },
  'MEX-4.3.3-2': {
    section: '4.3.3(b), A1',
    text: {
      en: 'When withholding, all revenue goes to the treasury. There is no half payment.',
      ru: 'При удержании весь доход идёт в кассу. Половинной выплаты нет.',
      pl: 'Przy zatrzymaniu cały przychód trafia do kasy spółki. Wypłaty połowicznej nie ma.',
    },
  },
  'MEX-4.3.3-3': {
    section: '4.3.3',
    text: {
      en: 'Paying a revenue above $0 moves the price token right. Withholding or running no train moves it left.',
      ru: 'Выплата дохода больше $0 двигает маркер цены вправо. Удержание или отсутствие рейсов — влево.',
      pl: 'Wypłata przychodu większego niż $0 przesuwa znacznik kursu w prawo. Zatrzymanie lub brak przejazdu w lewo.',
    },
  },
  'MEX-4.3.3-4': {
    section: '4.3.3',
    text: {
      en: 'A holder with an odd 5% has the dividend rounded up; this applies to players and to the Open Market.',
      ru: 'При нечётных 5% дивиденды округляют вверх — и игрокам, и открытому рынку.',
      pl: 'Posiadaczowi z nieparzystym 5% dywidendę zaokrągla się w górę; dotyczy to graczy i otwartego rynku.',
    },
  },
}
