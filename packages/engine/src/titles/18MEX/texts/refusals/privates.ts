import type { RefusalWording } from '../../../../core/rules.js'

export const privatesRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-PP-1': {
    rule: 'MEX-3.2-14',
    text: {
      en: '{company} is a minor and can never be sold.',
      ru: '{company} — малая компания, продать её нельзя.',
      pl: '{company} to mała spółka i nie można jej sprzedać.',
    },
  },
  'X-PP-2': {
    rule: 'MEX-3.2-13',
    text: {
      en: 'The price of a private must be a whole number of dollars, at least $1.',
      ru: 'Цена частной компании — целое число долларов, не меньше $1.',
      pl: 'Cena spółki prywatnej to pełne dolary, co najmniej $1.',
    },
  },
  'X-PP-3': {
    rule: 'MEX-3.2-13',
    text: {
      en: '{player} has not agreed to this deal.',
      ru: 'Игрок {player} не согласился на эту сделку.',
      pl: 'Gracz {player} nie zgodził się na tę transakcję.',
    },
  },
  'X-PP-4': {
    rule: 'MEX-3.2-13',
    text: {
      en: 'On your own turn a private counts as your one purchase, and you have already made it.',
      ru: 'За свой ход можно сделать одну покупку, частная компания тоже считается, а покупка уже сделана.',
      pl: 'We własnej turze można dokonać jednego zakupu, spółka prywatna też się liczy, a zakup został już wykonany.',
    },
  },
  'X-PP-5': {
    rule: 'MEX-3.3-3',
    text: {
      en: 'The buyer is at the certificate limit of {limit}, and a private counts.',
      ru: 'Покупатель уже достиг лимита сертификатов ({limit}), а частная компания считается.',
      pl: 'Kupujący osiągnął limit certyfikatów ({limit}), a spółka prywatna się liczy.',
    },
  },
  'X-PP-6': {
    rule: 'MEX-3.1-1',
    text: {
      en: 'Privates may not change hands while any of companies 1–7 is unsold.',
      ru: 'Пока не проданы все компании № 1–7, перепродавать частные компании нельзя.',
      pl: 'Dopóki nie sprzedano wszystkich spółek nr 1–7, spółek prywatnych nie wolno odsprzedawać.',
    },
  },
  'X-PP-7': {
    rule: 'MEX-3.2-13',
    text: {
      en: 'Players may trade privates only in a stock round.',
      ru: 'Игроки торгуют частными компаниями только в биржевом раунде.',
      pl: 'Gracze handlują spółkami prywatnymi tylko w rundzie giełdowej.',
    },
  },
  'X-PP-8': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: '{company} is owned by a major, which can never resell it.',
      ru: '{company} принадлежит крупной компании, а та перепродать её не может.',
      pl: '{company} należy do dużej spółki, która nie może jej odsprzedać.',
    },
  },
  /** The rules give it no number. */
  'any.NOT_OWNER': {
    rule: 'MEX-3.2-13',
    text: {
      en: '{company} does not belong to {player}.',
      ru: '{company} не принадлежит игроку {player}.',
      pl: '{company} nie należy do gracza {player}.',
    },
  },
  /** The rules give it no number. */
  'any.OWN_COMPANY': {
    rule: 'MEX-3.2-13',
    text: {
      en: 'Nobody sells {company} to himself: a private goes to another player.',
      ru: 'Никто не продаёт {company} самому себе: частная компания переходит к другому игроку.',
      pl: 'Nikt nie sprzedaje {company} samemu sobie: spółka prywatna przechodzi do innego gracza.',
    },
  },
  'X-CC-1': {
    rule: 'MEX-T3-1',
    text: {
      en: 'Tile 470 may be laid only by a major that owns KCM&O, on its own turn.',
      ru: 'Тайл 470 может положить только крупная компания, владеющая KCM&O, в свой ход.',
      pl: 'Kafelek 470 może położyć tylko duża spółka posiadająca KCM&O, w swojej turze.',
    },
  },
  'X-CC-2': {
    rule: 'MEX-T3-2',
    text: {
      en: 'Hex F5 already has a tile.',
      ru: 'В гексе F5 уже лежит тайл.',
      pl: 'W heksie F5 leży już kafelek.',
    },
  },
  'X-CC-3': {
    rule: 'MEX-T3-6',
    text: {
      en: 'The first 5-train has been bought: tile 470 is out of the game.',
      ru: 'Первый поезд 5 куплен: тайл 470 выбыл из игры.',
      pl: 'Pierwszy pociąg 5 został kupiony: kafelka 470 nie ma już w grze.',
    },
  },
  'X-CC-4': {
    rule: 'MEX-T3-4',
    text: {
      en: 'Tile 470 costs {need}, and the treasury has {have}.',
      ru: 'Тайл 470 стоит {need}, а в кассе {have}.',
      pl: 'Kafelek 470 kosztuje {need}, a w kasie spółki jest {have}.',
    },
  },
  'X-CC-5': {
    rule: 'MEX-T3-1',
    text: {
      en: 'Tile 470 may be laid only in the tile step of the turn.',
      ru: 'Тайл 470 кладут только на шаге укладки тайлов.',
      pl: 'Kafelek 470 kładzie się tylko w kroku układania kafelków.',
    },
  },
  'X-CC-6': {
    rule: 'MEX-4.4.1-8',
    text: {
      en: 'Laid this way, tile 470 would lead into a forbidden side.',
      ru: 'В таком положении путь тайла 470 ведёт в запрещённую сторону.',
      pl: 'W tym ustawieniu tor kafelka 470 prowadziłby w zakazany bok.',
    },
  },
  'X-MP-1': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'A major may buy privates only after the first 3-train has been bought and until they close.',
      ru: 'Крупная компания может покупать частные только после покупки первого поезда 3 и до их закрытия.',
      pl: 'Duża spółka może kupować spółki prywatne dopiero po zakupie pierwszego pociągu 3, do czasu ich zamknięcia.',
    },
  },
  'X-MP-2': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'A major may never buy {company}: MNR and the minors are not for sale to majors.',
      ru: 'Купить {company} крупная компания не может: MNR и малые компании крупным не продают.',
      pl: 'Duża spółka nie może kupić {company}: MNR i małych spółek nie sprzedaje się dużym.',
    },
  },
  'X-MP-3': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'The price of {company} must be between {min} and {max}.',
      ru: 'Цена компании {company} должна быть от {min} до {max}.',
      pl: 'Cena spółki {company} musi wynosić od {min} do {max}.',
    },
  },
  'or.buyPrivate.EARLY_PRICE': {
    id: 'X-MP-3',
    rule: 'MEX-8-2',
    text: {
      en: 'Before the first 3-train the price of {company} must be between {min} and {max}.',
      ru: 'До первого поезда 3 цена компании {company} должна быть от {min} до {max}.',
      pl: 'Przed pierwszym pociągiem 3 cena spółki {company} musi wynosić od {min} do {max}.',
    },
  },
  'X-MP-4': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'The private costs {need}, and the treasury has {have}.',
      ru: 'Частная компания стоит {need}, а в кассе {have}.',
      pl: 'Spółka prywatna kosztuje {need}, a w kasie spółki jest {have}.',
    },
  },
  'X-MP-5': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: '{company} is not owned by a player, so no major can buy it.',
      ru: '{company} не принадлежит игроку, поэтому крупная компания купить её не может.',
      pl: '{company} nie należy do gracza, więc duża spółka nie może jej kupić.',
    },
  },
  'X-MP-6': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: '{player} has not agreed to sell the private.',
      ru: 'Игрок {player} не согласился продать частную компанию.',
      pl: 'Gracz {player} nie zgodził się sprzedać spółki prywatnej.',
    },
  },
  'X-MP-7': {
    rule: 'MEX-4.3-9',
    text: {
      en: 'A major buys privates only in its own turn, after the mail.',
      ru: 'Крупная компания покупает частные только в свой ход, после почты.',
      pl: 'Duża spółka kupuje spółki prywatne tylko w swojej turze, po poczcie.',
    },
  },
}
