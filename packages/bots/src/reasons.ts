import { format, type Language, type Text } from '@roundhouse/engine'

/** Why a bot does something: a code and what it speaks of. The text is made where it is shown. */
export interface Reason {
  readonly code: ReasonCode
  readonly params: Readonly<Record<string, string | number>>
}

/** `company` and `train` are names; all other parameters are amounts of money. */
export const REASON_TEXTS = {
  onlyChoice: {
    en: 'There is nothing else to do.',
    ru: 'Больше ничего сделать нельзя.',
    pl: 'Nie ma nic innego do zrobienia.',
  },
  atRandom: { en: 'Chosen by the dice.', ru: 'Выбрано наугад.', pl: 'Wybrano losowo.' },
  worthItsPrice: {
    en: '{company} is worth about {worth} to me and costs {price}.',
    ru: 'Для меня {company} стоит около {worth}, а цена {price}.',
    pl: '{company} jest dla mnie warta około {worth}, a kosztuje {price}.',
  },
  tooDear: {
    en: 'Nothing here is worth its price to me.',
    ru: 'По этой цене мне здесь ничего не нужно.',
    pl: 'Nic tutaj nie jest dla mnie warte tej ceny.',
  },
  mostPromising: {
    en: '{company} promises most of what is left.',
    ru: 'Из оставшегося {company} обещает больше всего.',
    pl: '{company} obiecuje najwięcej z tego, co zostało.',
  },
  start: {
    en: '{company}, started at {price}, should bring me {gain} more than anything else.',
    ru: '{company} с ценой {price} должна принести мне на {gain} больше, чем другие варианты.',
    pl: '{company} z kursem {price} powinna dać mi o {gain} więcej niż cokolwiek innego.',
  },
  shareBrings: {
    en: 'A share of {company} should bring about {worth} by the end, for {price}.',
    ru: 'До конца игры акция {company} должна принести около {worth}, а стоит {price}.',
    pl: 'Do końca gry akcja {company} powinna przynieść około {worth}, a kosztuje {price}.',
  },
  sellBetterUse: {
    en: 'The money in {company} does more elsewhere.',
    ru: 'Деньги из {company} нужнее в другом месте.',
    pl: 'Pieniądze z {company} przydadzą się lepiej gdzie indziej.',
  },
  dump: {
    en: '{company} will be {help} short for a train: let somebody else be its president.',
    ru: 'На поезд {company} не хватит {help}: пусть президентом будет другой.',
    pl: 'Na pociąg {company} zabraknie {help}: niech prezesem będzie ktoś inny.',
  },
  sellForTrain: {
    en: 'A train must be paid for.',
    ru: 'Нужно оплатить поезд.',
    pl: 'Trzeba zapłacić za pociąg.',
  },
  nothingBetter: {
    en: 'It is best to do nothing now.',
    ru: 'Лучше ничего не делать.',
    pl: 'Najlepiej nic nie robić.',
  },
  track: {
    en: 'The run of {company} goes from {before} to {after}, and later trains gain from it.',
    ru: 'Доход {company} вырастет с {before} до {after}, и будущим поездам это на руку.',
    pl: 'Przychód {company} wzrośnie z {before} do {after}, a późniejsze pociągi zyskają.',
  },
  trackAhead: {
    en: 'It brings {company} nearer to places worth visiting.',
    ru: 'Это приближает {company} к выгодным местам.',
    pl: 'To przybliża {company} do miejsc wartych odwiedzenia.',
  },
  noTrackWorthIt: {
    en: 'No tile is worth its cost to {company} now.',
    ru: 'Ни один тайл сейчас не окупится для {company}.',
    pl: 'Żaden kafelek nie jest teraz wart swej ceny dla {company}.',
  },
  token: {
    en: 'A station there keeps the way open for {company}.',
    ru: 'Станция там не даст перекрыть путь {company}.',
    pl: 'Stacja tam nie pozwoli zamknąć drogi {company}.',
  },
  noToken: {
    en: 'A station is not worth it now.',
    ru: 'Станция сейчас не окупится.',
    pl: 'Stacja się teraz nie opłaca.',
  },
  bestRun: {
    en: 'No run earns more than {revenue}.',
    ru: 'Больше {revenue} не заработать.',
    pl: 'Nie da się zarobić więcej niż {revenue}.',
  },
  car: {
    en: 'It earns more than it costs.',
    ru: 'Это принесёт больше, чем стоит.',
    pl: 'Przyniesie więcej, niż kosztuje.',
  },
  payOut: {
    en: 'Paying out is worth most to the shareholders and the price.',
    ru: 'Выплата лучше всего для акционеров и цены акций.',
    pl: 'Wypłata jest najlepsza dla akcjonariuszy i kursu.',
  },
  payHalf: {
    en: 'Half is paid, half is kept for what {company} needs.',
    ru: 'Половина выплачена, половина оставлена на нужды {company}.',
    pl: 'Połowa wypłacona, połowa zostaje na potrzeby {company}.',
  },
  keep: {
    en: '{company} needs the money for trains.',
    ru: '{company} нужны деньги на поезда.',
    pl: '{company} potrzebuje pieniędzy na pociągi.',
  },
  trainEarns: {
    en: 'The {train} train should earn about {run} a round.',
    ru: 'Поезд {train} должен приносить около {run} за раунд.',
    pl: 'Pociąg {train} powinien zarabiać około {run} na rundę.',
  },
  noTrain: {
    en: 'No train is worth buying now.',
    ru: 'Поезд сейчас покупать не стоит.',
    pl: 'Nie warto teraz kupować pociągu.',
  },
  mustHaveTrain: {
    en: '{company} must own a train.',
    ru: '{company} обязана иметь поезд.',
    pl: '{company} musi mieć pociąg.',
  },
  worstTrain: { en: 'It earns least.', ru: 'Он приносит меньше всех.', pl: 'Zarabia najmniej.' },
  roomForBetter: {
    en: 'It makes room for a better train.',
    ru: 'Это освободит место для лучшего поезда.',
    pl: 'Robi miejsce na lepszy pociąg.',
  },
  offerForTrain: {
    en: 'The {train} train of {company} for {price} should bring me about {gain}, and its owner gains too.',
    ru: 'Поезд {train} компании {company} за {price} должен принести мне около {gain}, и владелец тоже выиграет.',
    pl: 'Pociąg {train} spółki {company} za {price} powinien mi przynieść około {gain}, a jego właściciel też zyska.',
  },
  offerForCompany: {
    en: '{company} for {price} should bring me about {gain}, and its owner gains too.',
    ru: '{company} за {price} должна принести мне около {gain}, и владелец тоже выиграет.',
    pl: '{company} za {price} powinna mi przynieść około {gain}, a właściciel też zyska.',
  },
  fair: { en: 'The price is good for me.', ru: 'Цена меня устраивает.', pl: 'Cena jest dla mnie dobra.' },
  unfair: { en: 'I would lose by it.', ru: 'Мне это невыгодно.', pl: 'To mi się nie opłaca.' },
  bestByForecast: {
    en: 'Of all moves this one leads to the best result I can see.',
    ru: 'Из всех ходов этот ведёт к лучшему исходу, какой я вижу.',
    pl: 'Ze wszystkich ruchów ten prowadzi do najlepszego wyniku, jaki widzę.',
  },
  furtherAhead: {
    en: 'Played on, it leaves me about {gain} better off than what comes next.',
    ru: 'В просчитанных продолжениях это даёт мне примерно на {gain} больше, чем следующий по силе ход.',
    pl: 'W rozegranych dalej partiach daje mi to około {gain} więcej niż następny najlepszy ruch.',
  },
  issue: {
    en: '{company} needs more money than it has for what it will buy.',
    ru: '{company} нужно больше денег, чем есть, на будущие покупки.',
    pl: '{company} potrzebuje więcej pieniędzy, niż ma, na przyszłe zakupy.',
  },
  redeem: {
    en: '{company} has money it can do without.',
    ru: 'У {company} есть лишние деньги.',
    pl: '{company} ma pieniądze, bez których się obejdzie.',
  },
  bankrupt: { en: 'There is no way to pay.', ru: 'Заплатить нечем.', pl: 'Nie ma z czego zapłacić.' },
} as const satisfies Readonly<Record<string, Text>>

export type ReasonCode = keyof typeof REASON_TEXTS

export const reason = (code: ReasonCode, params: Reason['params'] = {}): Reason => ({ code, params })

/** How whoever shows a reason calls companies and money. */
export interface ReasonNaming {
  name(id: string): string
  money(amount: number): string
}

/** A reason in one sentence. */
export const reasonText = ({ code, params }: Reason, language: Language, { name, money }: ReasonNaming): string =>
  format(
    REASON_TEXTS[code][language],
    Object.fromEntries(
      Object.entries(params).map(([key, value]) => [
        key,
        key === 'company' ? name(String(value)) : typeof value === 'number' ? money(value) : value,
      ]),
    ),
    language,
  )
