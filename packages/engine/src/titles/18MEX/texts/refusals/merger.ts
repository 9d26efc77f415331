import type { RefusalWording } from '../../../../core/rules.js'

export const mergerRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-ME-1': {
    rule: 'MEX-5.3-2',
    text: {
      en: '{corporation} cannot merge: only CHI, MC, MEX, SPM and UdY can.',
      ru: 'Компания {corporation} не может влиться: могут только CHI, MC, MEX, SPM и UdY.',
      pl: 'Spółka {corporation} nie może zostać wcielona: mogą tylko CHI, MC, MEX, SPM i UdY.',
    },
  },
  'X-ME-2': {
    rule: 'MEX-5.3-3',
    text: {
      en: "NdM's president cannot merge a major they preside over.",
      ru: 'Президент NdM не может влить в неё компанию, в которой сам президент.',
      pl: 'Prezes NdM nie może wcielić spółki, której sam jest prezesem.',
    },
  },
  'X-ME-3': {
    rule: 'MEX-5.3-2',
    text: {
      en: '{corporation} is not launched and cannot be offered for the merger.',
      ru: 'Компания {corporation} не запущена, предложить её к слиянию нельзя.',
      pl: 'Spółka {corporation} nie jest uruchomiona i nie można jej zaproponować do fuzji.',
    },
  },
  'X-ME-4': {
    rule: 'MEX-5.3-4',
    text: {
      en: "{corporation} may not be chosen while another candidate's president's certificate is in the Initial Offering.",
      ru: 'Компанию {corporation} выбрать нельзя, пока у другого кандидата сертификат президента лежит в первичном предложении.',
      pl: 'Nie można wybrać spółki {corporation}, dopóki certyfikat prezesa innej kandydatki leży w ofercie pierwotnej.',
    },
  },
  'X-ME-5': {
    rule: 'MEX-5.3-4',
    text: {
      en: "Nobody offered a major, so NdM's president must choose one to merge.",
      ru: 'Никто не предложил компанию, поэтому президент NdM обязан выбрать, какую влить.',
      pl: 'Nikt nie zaproponował spółki, więc prezes NdM musi wybrać, którą wcielić.',
    },
  },
  'X-ME-6': {
    rule: 'MEX-5.3-12',
    text: {
      en: 'NdM already has a station in hex {hex}, so no station is replaced there.',
      ru: 'У NdM уже есть станция в гексе {hex}, замены там нет.',
      pl: 'NdM ma już stację w heksie {hex}, więc niczego się tam nie zastępuje.',
    },
  },
  'X-ME-7': {
    rule: 'MEX-5.3-12',
    text: {
      en: 'One more station of the merging major can be replaced, so NdM must do it.',
      ru: 'Ещё одну станцию вливаемой компании можно заменить, и NdM обязана это сделать.',
      pl: 'Można zastąpić jeszcze jedną stację wcielanej spółki, więc NdM musi to zrobić.',
    },
  },
}
