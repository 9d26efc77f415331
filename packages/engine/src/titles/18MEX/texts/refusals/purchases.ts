import type { RefusalWording } from '../../../../core/rules.js'

export const purchasesRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-BP-1': {
    rule: 'MEX-3.2-16',
    text: {
      en: "The president's certificate of {corporation} is not in the Initial Offering.",
      ru: 'Сертификата президента {corporation} в первичном предложении нет.',
      pl: 'Certyfikatu prezesa {corporation} nie ma w ofercie pierwotnej.',
    },
  },
  'X-BP-2': {
    rule: 'MEX-3.2-16',
    text: {
      en: "The president's certificate costs twice par, {need}, and you have {have}.",
      ru: 'Сертификат президента стоит две начальные цены, {need}, а у вас {have}.',
      pl: 'Certyfikat prezesa kosztuje dwukrotność kursu początkowego, {need}, a masz {have}.',
    },
  },
  'X-BP-3': {
    rule: 'MEX-3.3-3',
    text: {
      en: 'You are at the certificate limit of {limit}, and this certificate counts.',
      ru: 'Вы достигли лимита сертификатов ({limit}), а этот сертификат считается.',
      pl: 'Limit certyfikatów ({limit}) jest osiągnięty, a ten certyfikat się liczy.',
    },
  },
  'X-BP-4': {
    rule: 'MEX-3.3-1',
    text: {
      en: "The president's certificate would bring you above 60% of {corporation}.",
      ru: 'С сертификатом президента у вас было бы больше 60% {corporation}.',
      pl: 'Z certyfikatem prezesa byłoby to ponad 60% {corporation}.',
    },
  },
  'X-BP-5': {
    rule: 'MEX-3.2-1',
    text: {
      en: 'You have already made the one purchase of this turn.',
      ru: 'Единственная покупка этого хода уже сделана.',
      pl: 'Jedyny zakup w tej turze został już wykonany.',
    },
  },
  'X-BP-6': {
    rule: 'MEX-3.2-21',
    text: {
      en: 'You sold shares of {corporation} earlier in this stock round.',
      ru: 'Вы уже продавали акции {corporation} в этом биржевом раунде.',
      pl: 'Akcje {corporation} zostały już przez ciebie sprzedane w tej rundzie giełdowej.',
    },
  },
  'X-BP-7': {
    rule: 'MEX-3.1-1',
    text: {
      en: 'A major cannot be founded while any of companies 1–7 is unsold.',
      ru: 'Пока не проданы все компании № 1–7, основать крупную компанию нельзя.',
      pl: 'Dopóki nie sprzedano wszystkich spółek nr 1–7, nie można założyć dużej spółki.',
    },
  },
  'X-BS-1': {
    rule: 'MEX-3.2-15',
    text: {
      en: 'The purchase costs {need}, and the buyer has {have}.',
      ru: 'Покупка стоит {need}, а у покупателя {have}.',
      pl: 'Zakup kosztuje {need}, a kupujący ma {have}.',
    },
  },
  'X-BS-2': {
    rule: 'MEX-3.3-1',
    text: {
      en: 'The purchase would bring you above 60% of {corporation}.',
      ru: 'После покупки у вас было бы больше 60% {corporation}.',
      pl: 'Po zakupie byłoby to ponad 60% {corporation}.',
    },
  },
  'X-BS-3': {
    rule: 'MEX-3.3-3',
    text: {
      en: 'You are at the certificate limit of {limit} and may buy only a certificate that does not count.',
      ru: 'Вы достигли лимита сертификатов ({limit}); купить можно только тот, что не считается.',
      pl: 'Limit certyfikatów ({limit}) jest osiągnięty; można kupić tylko taki, który się nie liczy.',
    },
  },
  'X-BS-4': {
    rule: 'MEX-3.2-21',
    text: {
      en: 'You sold shares of {corporation} in this stock round and may not buy them again in it.',
      ru: 'Вы продавали акции {corporation} в этом биржевом раунде и до его конца купить их не можете.',
      pl: 'Po sprzedaży akcji {corporation} w tej rundzie giełdowej nie możesz ich w niej znów kupić.',
    },
  },
  'X-BS-5': {
    rule: 'MEX-3.2-1',
    text: {
      en: 'A turn has only one purchase, and you have made it.',
      ru: 'За ход можно сделать только одну покупку, и она уже сделана.',
      pl: 'W turze jest tylko jeden zakup i został już wykonany.',
    },
  },
  'X-BS-6': {
    rule: 'MEX-3.2-17',
    text: {
      en: "The president's certificate of {corporation} is still in the Initial Offering and must be bought first.",
      ru: 'Сертификат президента {corporation} ещё в первичном предложении; сначала нужно купить его.',
      pl: 'Certyfikat prezesa {corporation} jest jeszcze w ofercie pierwotnej i musi zostać kupiony najpierw.',
    },
  },
  'X-BS-7': {
    rule: 'MEX-3.2-17',
    text: {
      en: 'This certificate of {corporation} is kept for the exchange of minors or the merger and cannot be bought.',
      ru: 'Этот сертификат {corporation} отложен для обмена малых компаний или слияния, купить его нельзя.',
      pl: 'Ten certyfikat {corporation} jest odłożony na wymianę małych spółek lub fuzję i nie można go kupić.',
    },
  },
  'X-BS-8': {
    rule: 'MEX-5.1-1',
    text: {
      en: 'NdM certificates may not be bought before phase 3½.',
      ru: 'До фазы 3½ покупать сертификаты NdM нельзя.',
      pl: 'Przed fazą 3½ nie wolno kupować certyfikatów NdM.',
    },
  },
  'X-BS-9': {
    rule: 'MEX-3.2-15',
    text: {
      en: 'Shares of {corporation} can be bought only from the bank, not from another player.',
      ru: 'Акции {corporation} покупают только у банка, не у другого игрока.',
      pl: 'Akcje {corporation} kupuje się tylko od banku, nie od innego gracza.',
    },
  },
  'X-BS-10': {
    rule: 'MEX-3.1-1',
    text: {
      en: 'Shares may not be bought while any of companies 1–7 is unsold.',
      ru: 'Пока не проданы все компании № 1–7, покупать акции нельзя.',
      pl: 'Dopóki nie sprzedano wszystkich spółek nr 1–7, nie wolno kupować akcji.',
    },
  },
  'X-BH-1': {
    rule: 'MEX-3.2-20',
    text: {
      en: 'You have no 5% NdM certificate to exchange.',
      ru: 'У вас нет сертификата NdM на 5% для обмена.',
      pl: 'Nie masz certyfikatu 5% NdM do wymiany.',
    },
  },
  'X-BH-2': {
    rule: 'MEX-3.2-20',
    text: {
      en: 'There is no 10% NdM certificate in the Open Market to exchange for.',
      ru: 'На открытом рынке нет сертификата NdM на 10% для обмена.',
      pl: 'Na otwartym rynku nie ma certyfikatu 10% NdM do wymiany.',
    },
  },
  'X-BH-3': {
    rule: 'MEX-3.3-1',
    text: {
      en: 'The extra 5% would bring you above 60% of NdM.',
      ru: 'С дополнительными 5% у вас было бы больше 60% NdM.',
      pl: 'Dodatkowe 5% dałoby ponad 60% NdM.',
    },
  },
  'X-BH-4': {
    rule: 'MEX-3.3-3',
    text: {
      en: 'You are at the certificate limit of {limit}, and a 10% NdM certificate counts unless NdM is in the yellow zone.',
      ru: 'Вы достигли лимита сертификатов ({limit}), а сертификат NdM на 10% считается, если NdM не в жёлтой зоне.',
      pl: 'Limit certyfikatów ({limit}) jest osiągnięty, a certyfikat 10% NdM się liczy, o ile NdM nie jest w żółtej strefie.',
    },
  },
  /** The digest gives it no number. */
  'any.NO_SUCH_SHARE': {
    rule: 'MEX-3.2-15',
    text: {
      en: 'There is no such certificate of {corporation} in that place.',
      ru: 'Такого сертификата {corporation} в этом месте нет.',
      pl: 'W tym miejscu nie ma takiego certyfikatu {corporation}.',
    },
  },
}
