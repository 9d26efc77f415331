import type { RefusalEntry } from './entry.js'

export const privatesAndMerger: Record<string, RefusalEntry> = {
  'X-MP-1': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'A major may buy privates only after the first 3-train has been bought and until they close.',
      ru: 'Крупная компания может покупать частные только после покупки первого поезда 3 и до их закрытия.',
      pl: 'Duża spółka może kupować spółki prywatne dopiero po zakupie pierwszego pociągu 3, do czasu ich zamknięcia.',
    },
    params: [],
  },
  'X-MP-2': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'A major may never buy {company}: MNR and the minors are not for sale to majors.',
      ru: 'Купить {company} крупная компания не может: MNR и малые компании крупным не продают.',
      pl: 'Duża spółka nie może kupić {company}: MNR i małych spółek nie sprzedaje się dużym.',
    },
    params: ['company'],
  },
  'X-MP-3': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'The price of {company} must be between {min} and {max}.',
      ru: 'Цена компании {company} должна быть от {min} до {max}.',
      pl: 'Cena spółki {company} musi wynosić od {min} do {max}.',
    },
    params: ['company', 'min', 'max'],
  },
  'X-MP-4': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: 'The private costs {need}, and the treasury has {have}.',
      ru: 'Частная компания стоит {need}, а в казне {have}.',
      pl: 'Spółka prywatna kosztuje {need}, a w kasie spółki jest {have}.',
    },
    params: ['need', 'have'],
  },
  'X-MP-5': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: '{company} is not owned by a player, so no major can buy it.',
      ru: '{company} не принадлежит игроку, поэтому крупная компания купить её не может.',
      pl: '{company} nie należy do gracza, więc duża spółka nie może jej kupić.',
    },
    params: ['company'],
  },
  'X-MP-6': {
    rule: 'MEX-4.3.5-1',
    text: {
      en: '{player} has not agreed to sell the private.',
      ru: 'Игрок {player} не согласился продать частную компанию.',
      pl: 'Gracz {player} nie zgodził się sprzedać spółki prywatnej.',
    },
    params: ['player'],
  },
  'X-MP-7': {
    rule: 'MEX-4.3-9',
    text: {
      en: 'A major buys privates only in its own turn, after the mail.',
      ru: 'Частные компании крупная покупает только в свой ход, после почты.',
      pl: 'Duża spółka kupuje spółki prywatne tylko w swojej turze, po poczcie.',
    },
    params: [],
  },
  'X-ME-1': {
    rule: 'MEX-5.3-2',
    text: {
      en: '{corporation} cannot merge: only CHI, MC, MEX, SPM and UdY can.',
      ru: 'Компания {corporation} не может влиться: могут только CHI, MC, MEX, SPM и UdY.',
      pl: 'Spółka {corporation} nie może zostać wcielona: mogą tylko CHI, MC, MEX, SPM i UdY.',
    },
    params: ['corporation'],
  },
  'X-ME-2': {
    rule: 'MEX-5.3-3',
    text: {
      en: "NdM's president cannot merge a major they preside over.",
      ru: 'Президент NdM не может влить в неё компанию, в которой сам президент.',
      pl: 'Prezes NdM nie może wcielić spółki, której sam jest prezesem.',
    },
    params: [],
  },
  'X-ME-3': {
    rule: 'MEX-5.3-2',
    text: {
      en: '{corporation} is not launched and cannot be offered for the merger.',
      ru: 'Компания {corporation} не запущена, предложить её к слиянию нельзя.',
      pl: 'Spółka {corporation} nie jest uruchomiona i nie można jej zaproponować do fuzji.',
    },
    params: ['corporation'],
  },
  'X-ME-4': {
    rule: 'MEX-5.3-4',
    text: {
      en: "{corporation} may not be chosen while another candidate's president's certificate is in the Initial Offering.",
      ru: 'Компанию {corporation} выбрать нельзя, пока у другого кандидата сертификат президента лежит в первичном предложении.',
      pl: 'Nie można wybrać spółki {corporation}, dopóki certyfikat prezesa innej kandydatki leży w ofercie pierwotnej.',
    },
    params: ['corporation'],
  },
  'X-ME-5': {
    rule: 'MEX-5.3-4',
    text: {
      en: "Nobody offered a major, so NdM's president must choose one to merge.",
      ru: 'Никто не предложил компанию, поэтому президент NdM обязан выбрать, какую влить.',
      pl: 'Nikt nie zaproponował spółki, więc prezes NdM musi wybrać, którą wcielić.',
    },
    params: [],
  },
  'X-ME-6': {
    rule: 'MEX-5.3-12',
    text: {
      en: 'NdM already has a station in hex {hex}, so no station is replaced there.',
      ru: 'У NdM уже есть станция в гексе {hex}, замены там нет.',
      pl: 'NdM ma już stację w heksie {hex}, więc niczego się tam nie zastępuje.',
    },
    params: ['hex'],
  },
  'X-ME-7': {
    rule: 'MEX-5.3-12',
    text: {
      en: 'One more station of the merging major can be replaced, so NdM must do it.',
      ru: 'Ещё одну станцию вливаемой компании можно заменить, и NdM обязана это сделать.',
      pl: 'Można zastąpić jeszcze jedną stację wcielanej spółki, więc NdM musi to zrobić.',
    },
    params: [],
  },
}
