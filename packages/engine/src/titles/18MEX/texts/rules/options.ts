import type { Rule } from '../../../../core/rules.js'

export const optionsRules: Readonly<Record<string, Rule>> = {
  'MEX-8-1': {
    section: '8(a)',
    text: {
      en: 'Option: on its first operating turn a major may lay three yellow tiles instead of two. Still no yellow tile beside an upgrade.',
      ru: 'Вариант: в свой первый операционный ход компания может положить три жёлтых тайла вместо двух. Вместе с улучшением жёлтые по-прежнему нельзя.',
      pl: 'Wariant: w pierwszej turze operacyjnej duża spółka może położyć trzy żółte kafelki zamiast dwóch. Żółtego obok ulepszenia nadal nie wolno.',
    },
  },
  'MEX-8-2': {
    section: '8(b)',
    text: {
      en: 'Option: before phase 3 a major may buy KCM&O from a player for $20 to $40.',
      ru: 'Вариант: до фазы 3 крупная компания может купить KCM&O у игрока за $20–40.',
      pl: 'Wariant: przed fazą 3 duża spółka może kupić KCM&O od gracza za $20–40.',
    },
  },
  'MEX-8-3': {
    section: '8(c)',
    text: {
      en: 'Option: minors go on operating, their 2-trains even in phase 4, and are exchanged at the start of the next stock round. NdM certificates may still be bought from phase 3½ on.',
      ru: 'Вариант: малые компании действуют дальше, их поезда 2 остаются и в фазе 4, а обмен проходит в начале следующего биржевого раунда. Сертификаты NdM можно покупать с фазы 3½, как обычно.',
      pl: 'Wariant: małe spółki działają dalej, ich pociągi 2 zostają też w fazie 4, a wymiana następuje na początku następnej rundy giełdowej. Certyfikaty NdM można kupować od fazy 3½, jak zwykle.',
    },
  },
  'MEX-8-4': {
    section: '8(d)',
    text: {
      en: 'Option: the second 6-train removes all 4-trains at once.',
      ru: 'Вариант: второй поезд 6 сразу убирает все поезда 4.',
      pl: 'Wariant: drugi pociąg 6 od razu usuwa wszystkie pociągi 4.',
    },
  },
  // A decision of ours, where the rulebook is silent.
  'MEX-8-5': {
    section: '8(c), 5.3(h)',
    text: {
      en: 'Option: if UdY has been merged before C closes, its certificate has left the game with the others: the owner of C gets nothing, and the money of C goes to NdM.',
      ru: 'Вариант: если UdY поглощена до закрытия C, её сертификат выбыл из игры вместе с остальными: владелец C ничего не получает, а деньги C достаются NdM.',
      pl: 'Wariant: jeśli UdY została wchłonięta, zanim C się zamknie, jej certyfikat opuścił grę wraz z innymi: właściciel C nic nie dostaje, a pieniądze C przechodzą na NdM.',
    },
  },
}
