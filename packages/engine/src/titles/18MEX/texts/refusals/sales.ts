import type { RefusalWording } from '../../../../core/rules.js'

export const salesRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-PS-1': {
    rule: 'MEX-3.3-5',
    text: {
      en: 'You are over a limit and can still sell: sell before your turn ends.',
      ru: 'Вы превысили лимит и ещё можете продавать: продайте до конца хода.',
      pl: 'Przekraczasz limit i możesz jeszcze sprzedawać: sprzedaj przed końcem tury.',
    },
  },
  'X-SS-1': {
    rule: 'MEX-3.2-3',
    text: {
      en: 'No shares may be sold in the first stock round of the game.',
      ru: 'В первом биржевом раунде игры продавать акции нельзя.',
      pl: 'W pierwszej rundzie giełdowej gry nie wolno sprzedawać akcji.',
    },
  },
  'X-SS-2': {
    rule: 'MEX-3.2-4',
    text: {
      en: "{corporation} has no market value yet: its president's certificate is still in the Initial Offering.",
      ru: 'У компании {corporation} ещё нет цены: её сертификат президента лежит в первичном предложении.',
      pl: 'Spółka {corporation} nie ma jeszcze kursu: jej certyfikat prezesa leży w ofercie pierwotnej.',
    },
  },
  'X-SS-3': {
    rule: 'MEX-3.2-5',
    text: {
      en: 'The sale would leave more than 50% of {corporation} in the Open Market.',
      ru: 'После этой продажи на открытом рынке было бы больше 50% акций {corporation}.',
      pl: 'Po tej sprzedaży na otwartym rynku byłoby ponad 50% akcji {corporation}.',
    },
  },
  'X-SS-4': {
    rule: 'MEX-3.2-6',
    text: {
      en: "The president's certificate of {corporation} may be sold only if another player holds at least 20% and becomes president by it.",
      ru: 'Сертификат президента {corporation} можно продать, только если у другого игрока есть не меньше 20% и он станет президентом.',
      pl: 'Certyfikat prezesa {corporation} można sprzedać tylko wtedy, gdy inny gracz ma co najmniej 20% i zostanie prezesem.',
    },
  },
  'X-SS-5': {
    rule: 'MEX-3.2-7',
    text: {
      en: "Half of the president's certificate of {corporation} may be sold only if it is your sole certificate of that company.",
      ru: 'Половину сертификата президента {corporation} можно продать, только если других сертификатов этой компании у вас нет.',
      pl: 'Połowę certyfikatu prezesa {corporation} można sprzedać tylko wtedy, gdy nie masz innych certyfikatów tej spółki.',
    },
  },
  'X-SS-6': {
    rule: 'MEX-3.2-1',
    text: {
      en: 'The purchase of a turn comes before or after all its sales, not between them.',
      ru: 'Покупают до или после всех продаж хода, а не между ними.',
      pl: 'Zakup w turze następuje przed wszystkimi sprzedażami albo po nich, nie pomiędzy.',
    },
  },
  'X-SS-7': {
    rule: 'MEX-3.2-2',
    text: {
      en: 'You do not own these shares of {corporation}, or the company is no longer in the game.',
      ru: 'У вас нет этих акций {corporation}, или компании уже нет в игре.',
      pl: 'Nie masz tych akcji {corporation} albo spółki nie ma już w grze.',
    },
  },
  'X-SS-8': {
    rule: 'MEX-3.1-1',
    text: {
      en: 'Nothing may be sold while any of companies 1–7 is unsold.',
      ru: 'Пока не проданы все компании № 1–7, продавать ничего нельзя.',
      pl: 'Dopóki nie sprzedano wszystkich spółek nr 1–7, niczego nie wolno sprzedawać.',
    },
  },
  'X-SH-1': {
    rule: 'MEX-3.2-9',
    text: {
      en: 'You own a 5% NdM certificate, so you cannot sell 5% by exchange.',
      ru: 'У вас есть сертификат NdM на 5%, поэтому продать 5% обменом нельзя.',
      pl: 'Masz certyfikat 5% NdM, więc nie możesz sprzedać 5% przez wymianę.',
    },
  },
  'X-SH-2': {
    rule: 'MEX-3.2-9',
    text: {
      en: 'There is no 5% NdM certificate in the Open Market to exchange for.',
      ru: 'На открытом рынке нет сертификата NdM на 5% для обмена.',
      pl: 'Na otwartym rynku nie ma certyfikatu 5% NdM do wymiany.',
    },
  },
  'X-SH-3': {
    rule: 'MEX-3.2-9',
    text: {
      en: 'Selling 5% by exchange takes at least 10% of NdM.',
      ru: 'Чтобы продать 5% обменом, нужно не меньше 10% NdM.',
      pl: 'Do sprzedaży 5% przez wymianę trzeba mieć co najmniej 10% NdM.',
    },
  },
  'X-SH-4': {
    rule: 'MEX-3.2-9',
    text: {
      en: "You have no 10% NdM certificate to hand in; the president's certificate cannot be used.",
      ru: 'У вас нет сертификата NdM на 10% для обмена; сертификат президента не годится.',
      pl: 'Nie masz certyfikatu 10% NdM do oddania; certyfikat prezesa się nie nadaje.',
    },
  },
}
