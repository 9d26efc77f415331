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
      ru: 'Президент NdM не может влить в неё компанию, где он тоже президент.',
      pl: 'Prezes NdM nie może wcielić spółki, której też jest prezesem.',
    },
  },
  /** The rules give it no number. */
  'merger.NOT_PRESIDENT': {
    rule: 'MEX-5.3-2',
    text: {
      en: 'Only the president of {corporation} may offer it for the merger.',
      ru: 'Предложить {corporation} к слиянию может только её президент.',
      pl: 'Spółkę {corporation} może zaproponować do fuzji tylko jej prezes.',
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
  /** The rules give it no number. */
  'merger.LAUNCHED': {
    rule: 'MEX-5.3-4',
    text: {
      en: "{corporation} is launched and was not offered: NdM's president chooses among majors that are not launched.",
      ru: 'Компания {corporation} запущена, и её не предложили: президент NdM выбирает среди незапущенных.',
      pl: 'Spółka {corporation} jest uruchomiona i nie została zaproponowana: prezes NdM wybiera spośród nieuruchomionych.',
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
  /** The rules give it no number. */
  'merger.NO_STATION': {
    rule: 'MEX-5.3-12',
    text: {
      en: '{corporation} has no other station in hex {hex} that NdM could replace.',
      ru: 'В гексе {hex} у {corporation} нет другой станции, которую NdM могла бы заменить.',
      pl: 'W heksie {hex} spółka {corporation} nie ma innej stacji, którą NdM mogłaby zastąpić.',
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
