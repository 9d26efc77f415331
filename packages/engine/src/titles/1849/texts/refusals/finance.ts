import type { RefusalWording } from '../../../../core/rules.js'

export const financeRefusals: Readonly<Record<string, RefusalWording>> = {
  IS1: {
    rule: '1849-10.8-2',
    text: {
      en: '{corporation} issues nothing in its first operating turn.',
      ru: 'В свой первый операционный ход корпорация {corporation} ничего не выпускает.',
      pl: 'W swojej pierwszej turze operacyjnej spółka {corporation} niczego nie emituje.',
    },
  },
  IS2: {
    rule: '1849-10.8-2',
    text: {
      en: 'The market would hold {percent}% of {corporation}; {limit}% is the most.',
      ru: 'На рынке оказалось бы {percent}% корпорации {corporation}, а можно не больше {limit}%.',
      pl: 'Na rynku leżałoby {percent}% spółki {corporation}; najwięcej może {limit}%.',
    },
  },
  IS3: {
    rule: '1849-10.8-2',
    text: {
      en: 'The last certificate of {corporation} is issued only when all ordinary ones go with it or are gone.',
      ru: 'Последний сертификат корпорации {corporation} выпускают, только если все обычные уходят с ним или уже ушли.',
      pl: 'Ostatni certyfikat spółki {corporation} emituje się tylko, gdy wszystkie zwykłe idą z nim albo już ich nie ma.',
    },
  },
  IS4: {
    rule: '1849-10.8-1',
    text: {
      en: '{corporation} has already issued or redeemed this turn.',
      ru: 'Корпорация {corporation} в этот ход уже выпускала или выкупала акции.',
      pl: 'Spółka {corporation} w tej turze już emitowała lub odkupywała akcje.',
    },
  },
  /** The rules give it no number. */
  'any.NOT_IN_TREASURY': {
    rule: '1849-10.8-2',
    text: {
      en: '{corporation} does not have that much in its treasury.',
      ru: 'В кассе корпорации {corporation} столько нет.',
      pl: 'W kasie spółki {corporation} nie ma tyle.',
    },
  },
  RD1: {
    rule: '1849-10.8-3',
    text: {
      en: '{corporation} has issued this turn and redeems nothing.',
      ru: 'Корпорация {corporation} в этот ход уже выпускала акции и ничего не выкупает.',
      pl: 'Spółka {corporation} w tej turze emitowała już akcje i niczego nie odkupuje.',
    },
  },
  RD2: {
    rule: '1849-10.8-3',
    text: {
      en: '{corporation} redeems one certificate a turn.',
      ru: 'Корпорация {corporation} выкупает за ход один сертификат.',
      pl: 'Spółka {corporation} odkupuje w turze jeden certyfikat.',
    },
  },
  RD3: {
    rule: '1849-10.8-3',
    text: {
      en: 'The last certificate of {corporation} is redeemed only when no ordinary one is in the market.',
      ru: 'Последний сертификат корпорации {corporation} выкупают, только если на рынке нет обычных.',
      pl: 'Ostatni certyfikat spółki {corporation} odkupuje się tylko, gdy na rynku nie ma zwykłych.',
    },
  },
  RD4: {
    rule: '1849-10.8-3',
    text: {
      en: 'The certificate costs {need}, and the treasury has {have}.',
      ru: 'Сертификат стоит {need}, а в кассе {have}.',
      pl: 'Certyfikat kosztuje {need}, a w kasie jest {have}.',
    },
  },
  /** The rules give it no number. */
  'any.NOT_IN_POOL': {
    rule: '1849-10.8-3',
    text: {
      en: 'There is no such certificate of {corporation} in the market.',
      ru: 'Такого сертификата корпорации {corporation} на рынке нет.',
      pl: 'Na rynku nie ma takiego certyfikatu spółki {corporation}.',
    },
  },
}
