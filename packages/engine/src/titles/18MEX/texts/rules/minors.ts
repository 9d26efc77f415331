import type { Rule } from '../../../../core/rules.js'

export const minorsRules: Readonly<Record<string, Rule>> = {
  'MEX-4.2-1': {
    section: '4.2(a)',
    text: {
      en: 'On its first turn a minor must place its home station, free of charge.',
      ru: 'В свой первый ход малая компания обязана бесплатно поставить домашнюю станцию.',
      pl: 'W swojej pierwszej turze mała spółka musi bezpłatnie postawić stację macierzystą.',
    },
  },
  'MEX-4.2-2': {
    section: '4.2(b), 4.4.1(a)',
    text: {
      en: 'A minor may lay one yellow tile a turn, paid from its treasury. It never upgrades.',
      ru: 'Малая компания может за ход положить один жёлтый тайл за счёт своей кассы. Улучшать тайлы она не может.',
      pl: 'Mała spółka może w turze położyć jeden żółty kafelek, płacąc ze swojej kasy. Nigdy nie ulepsza kafelków.',
    },
  },
  'MEX-4.2-3': {
    section: '4.2(c), 4.4.2.1',
    text: {
      en: 'A minor must run its 2-train for the best possible revenue. Anyone may point out a better route.',
      ru: 'Малая компания обязана сделать рейс с наибольшим возможным доходом. Указать лучший маршрут может любой.',
      pl: 'Mała spółka musi jechać tak, by przychód był najwyższy z możliwych. Lepszą trasę może wskazać każdy.',
    },
  },
  'MEX-4.2-4': {
    section: '1.3.3, A1',
    text: {
      en: 'A minor cannot withhold, place further stations, or buy trains or privates.',
      ru: 'Малая компания не может удерживать доход, ставить другие станции, покупать поезда и частные компании.',
      pl: 'Mała spółka nie może zatrzymać przychodu, stawiać kolejnych stacji ani kupować pociągów i spółek prywatnych.',
    },
  },
  'MEX-4.2-5': {
    section: '4.2(d)',
    text: {
      en: "The bank pays half of a minor's revenue to its owner and half to its treasury.",
      ru: 'Половину дохода малой компании банк платит владельцу, половину — в её кассу.',
      pl: 'Bank wypłaca połowę przychodu małej spółki właścicielowi, a połowę do jej kasy.',
    },
  },
}
