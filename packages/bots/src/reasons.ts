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
  atRandom: { en: 'Chosen by the dice.', ru: 'Выбрано наугад.', pl: 'Wybrane losowo.' },
  worthItsPrice: {
    en: '{company} is worth about {worth} to me and costs {price}.',
    ru: '{company} стоит для меня около {worth}, а цена {price}.',
    pl: '{company} jest dla mnie warta około {worth}, a kosztuje {price}.',
  },
  tooDear: {
    en: 'Nothing here is worth its price to me.',
    ru: 'Здесь ничто не стоит для меня своей цены.',
    pl: 'Nic tutaj nie jest dla mnie warte swojej ceny.',
  },
  mostPromising: {
    en: '{company} promises most of what is left.',
    ru: '{company} обещает больше всего из оставшегося.',
    pl: '{company} obiecuje najwięcej z tego, co zostało.',
  },
  start: {
    en: 'I expect {company}, started at {price}, to bring me {gain} more than anything else.',
    ru: 'Жду, что {company} с ценой {price} принесёт мне на {gain} больше, чем другое.',
    pl: 'Liczę, że {company} z kursem {price} przyniesie mi o {gain} więcej niż co innego.',
  },
  shareBrings: {
    en: 'A share of {company} should bring about {worth} by the end, for {price}.',
    ru: 'Акция {company} до конца должна принести около {worth} при цене {price}.',
    pl: 'Akcja {company} powinna do końca przynieść około {worth} przy cenie {price}.',
  },
  sellBetterUse: {
    en: 'The money in {company} does more elsewhere.',
    ru: 'Деньги из {company} нужнее в другом месте.',
    pl: 'Pieniądze z {company} przydadzą się lepiej gdzie indziej.',
  },
  dump: {
    en: '{company} will need {help} for a train: somebody else may lead it.',
    ru: '{company} понадобится {help} на поезд: пусть ею руководит другой.',
    pl: '{company} będzie potrzebować {help} na pociąg: niech prowadzi ją ktoś inny.',
  },
  sellForTrain: {
    en: 'A train must be paid for.',
    ru: 'Нужно оплатить поезд.',
    pl: 'Trzeba zapłacić za pociąg.',
  },
  nothingBetter: {
    en: 'Nothing here is better than waiting.',
    ru: 'Ждать сейчас лучше всего.',
    pl: 'Nic tu nie jest lepsze niż czekanie.',
  },
  track: {
    en: 'The run of {company} goes from {before} to {after}, and later trains gain from it.',
    ru: 'Рейсы {company} вырастут с {before} до {after}, и будущие поезда выиграют.',
    pl: 'Przejazdy {company} wzrosną z {before} do {after}, a późniejsze pociągi zyskają.',
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
    en: 'A station there secures {company} its way.',
    ru: 'Станция там закрепит за {company} её путь.',
    pl: 'Stacja tam zabezpiecza {company} jej drogę.',
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
    ru: 'Освобождает место для лучшего поезда.',
    pl: 'Robi miejsce na lepszy pociąg.',
  },
  fair: { en: 'The price is good for me.', ru: 'Цена меня устраивает.', pl: 'Cena jest dla mnie dobra.' },
  unfair: { en: 'I would lose by it.', ru: 'Я бы на этом потерял.', pl: 'Straciłbym na tym.' },
  bestByForecast: {
    en: 'Of what can be done it leads to the best end I can see.',
    ru: 'Из возможного это ведёт к лучшему исходу, какой я вижу.',
    pl: 'Z możliwych rzeczy prowadzi do najlepszego końca, jaki widzę.',
  },
  furtherAhead: {
    en: 'Played on, it leaves me about {gain} better off than what comes next.',
    ru: 'Если разыграть дальше, это даёт мне примерно на {gain} больше, чем следующий по силе ход.',
    pl: 'Po rozegraniu dalej daje mi to około {gain} więcej niż następny najlepszy ruch.',
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
