import type { RefusalWording } from '../../../../core/rules.js'

export const salesRefusals: Readonly<Record<string, RefusalWording>> = {
  SE1: {
    rule: '1849-9-1',
    text: {
      en: 'Shares are sold before the purchase of the turn, not after it.',
      ru: 'Акции продают до покупки этого хода, а не после неё.',
      pl: 'Akcje sprzedaje się przed zakupem w tej turze, nie po nim.',
    },
  },
  SE2: {
    rule: '1849-9.2-3',
    text: {
      en: '{corporation} has not finished an operating turn since its founding: its shares may not be sold yet.',
      ru: 'Корпорация {corporation} с момента основания не закончила ни одного операционного хода: её акции продавать пока нельзя.',
      pl: 'Spółka {corporation} od założenia nie zakończyła żadnej tury operacyjnej: jej akcji nie wolno jeszcze sprzedawać.',
    },
  },
  SE3: {
    rule: '1849-9.2-4',
    text: {
      en: 'The market would hold {percent}% of {corporation}; {limit}% is the most.',
      ru: 'На рынке оказалось бы {percent}% корпорации {corporation}, а можно не больше {limit}%.',
      pl: 'Na rynku leżałoby {percent}% spółki {corporation}; najwięcej może {limit}%.',
    },
  },
  SE4: {
    rule: '1849-9.5-5',
    text: {
      en: 'Nobody else could become president of {corporation}, so the president’s certificate stays.',
      ru: 'Никто другой не может стать президентом корпорации {corporation}, поэтому сертификат президента остаётся.',
      pl: 'Nikt inny nie mógłby zostać prezesem spółki {corporation}, więc certyfikat prezesa zostaje.',
    },
  },
  SE5: {
    rule: '1849-9.5-4',
    text: {
      en: 'After the presidency of {corporation} has passed you would have no certificates that make exactly {percent}%.',
      ru: 'После передачи президентства в корпорации {corporation} у вас не будет сертификатов ровно на {percent}%.',
      pl: 'Po oddaniu prezesury spółki {corporation} zabrakłoby certyfikatów na dokładnie {percent}%.',
    },
  },
  'sr.sell.KEEPS_CHAIR': {
    id: 'SE5',
    rule: '1849-9.5-4',
    text: {
      en: 'You would still be president of {corporation} after selling {percent}%, and your other certificates do not make exactly that.',
      ru: 'После продажи {percent}% вы остались бы президентом корпорации {corporation}, а остальных ваших сертификатов ровно на столько нет.',
      pl: 'Po sprzedaży {percent}% prezesem spółki {corporation} nadal jesteś ty, a twoje pozostałe certyfikaty nie dają dokładnie tyle.',
    },
  },
  SE6: {
    rule: '1849-9.2-1',
    text: {
      en: 'You have no certificates of {corporation} that make {percent}%.',
      ru: 'У вас нет сертификатов корпорации {corporation} на {percent}%.',
      pl: 'Nie masz certyfikatów spółki {corporation} na {percent}%.',
    },
  },
  PA1: {
    rule: '1849-9.1-2',
    text: {
      en: 'You have {have} certificates and the limit is {limit}: sell down to it first.',
      ru: 'У вас сертификатов: {have}, а лимит — {limit}: сначала продайте лишние.',
      pl: 'Masz certyfikatów: {have}, a limit wynosi {limit}: najpierw sprzedaj nadmiar.',
    },
  },
}
