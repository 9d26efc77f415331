import type { RefusalWording } from '../../../../core/rules.js'

export const purchasesRefusals: Readonly<Record<string, RefusalWording>> = {
  BC1: {
    rule: '1849-9-1',
    text: {
      en: 'You have already bought this turn.',
      ru: 'В этот ход вы уже покупали.',
      pl: 'W tej turze dokonano już zakupu.',
    },
  },
  BC2: {
    rule: '1849-9.1-1',
    text: {
      en: 'You have {have} certificates and the limit is {limit}.',
      ru: 'У вас сертификатов: {have}, а лимит — {limit}.',
      pl: 'Masz certyfikatów: {have}, a limit wynosi {limit}.',
    },
  },
  BC3: {
    rule: '1849-9.3-3',
    text: {
      en: 'You would hold {percent}% of {corporation}; {limit}% is the most.',
      ru: 'У вас оказалось бы {percent}% корпорации {corporation}, а можно не больше {limit}%.',
      pl: 'Byłoby to {percent}% spółki {corporation}; najwięcej można {limit}%.',
    },
  },
  BC4: {
    rule: '1849-9.2-5',
    text: {
      en: 'You have sold shares of {corporation} in this round and may buy none until the next stock round.',
      ru: 'Вы уже продали акции корпорации {corporation}: покупать их до следующего биржевого раунда нельзя.',
      pl: 'Akcje spółki {corporation} zostały już przez ciebie sprzedane: do następnej rundy giełdowej nie możesz ich kupić.',
    },
  },
  BC5: {
    rule: '1849-9.3-2',
    text: {
      en: 'The last certificate of {corporation} is for sale only when no other lies in the same place.',
      ru: 'Последний сертификат корпорации {corporation} продаётся, только когда там же не осталось других.',
      pl: 'Ostatni certyfikat spółki {corporation} można kupić dopiero, gdy w tym samym miejscu nie leży żaden inny.',
    },
  },
  BC6: {
    rule: '1849-9.3-3',
    text: {
      en: 'The certificate costs {need}, and you have {have}.',
      ru: 'Сертификат стоит {need}, а у вас {have}.',
      pl: 'Certyfikat kosztuje {need}, a masz {have}.',
    },
  },
  BC7: {
    rule: '1849-9.3-3',
    text: {
      en: '{corporation} has not been founded.',
      ru: 'Корпорация {corporation} не основана.',
      pl: 'Spółka {corporation} nie jest założona.',
    },
  },
  BC8: {
    rule: '1849-9.1-2',
    text: {
      en: 'You have {have} certificates, more than the limit of {limit}: nothing may be bought.',
      ru: 'У вас сертификатов: {have}, больше лимита ({limit}): покупать нельзя.',
      pl: 'Masz certyfikatów: {have}, więcej niż limit ({limit}): nie wolno kupować.',
    },
  },
  /** The rules give it no number. */
  'any.NO_SUCH_SHARE': {
    rule: '1849-9.3-1',
    text: {
      en: 'There is no such certificate of {corporation} to buy.',
      ru: 'Такого сертификата корпорации {corporation} в продаже нет.',
      pl: 'Nie ma takiego certyfikatu spółki {corporation} do kupienia.',
    },
  },
  FO1: {
    rule: '1849-9.4-1',
    text: {
      en: '{corporation} is not next in the founding order: {next} is.',
      ru: 'По порядку основания сейчас очередь {next}, а не корпорации {corporation}.',
      pl: 'W kolejności zakładania następna jest {next}, a nie spółka {corporation}.',
    },
  },
  FO2: {
    rule: '1849-9.4-2',
    text: {
      en: '{price} is no start price that this phase has opened.',
      ru: 'Начальной цены {price} в этой фазе нет.',
      pl: '{price} nie jest kursem początkowym dostępnym w tej fazie.',
    },
  },
  FO3: {
    rule: '1849-9.4-3',
    text: {
      en: 'It costs {need}, and you have {have}.',
      ru: 'Это стоит {need}, а у вас {have}.',
      pl: 'To kosztuje {need}, a masz {have}.',
    },
  },
  FO4: {
    rule: '1849-9.4-3',
    text: {
      en: 'The founder of {corporation} buys at most two ordinary certificates beside the president’s.',
      ru: 'Основатель корпорации {corporation} покупает сверх сертификата президента не больше двух обычных.',
      pl: 'Założyciel spółki {corporation} kupuje poza certyfikatem prezesa najwyżej dwa zwykłe.',
    },
  },
  FO5: {
    rule: '1849-9.1-1',
    also: ['1849-9.4-3'],
    text: {
      en: 'You have {have} certificates and the limit is {limit}: a founder takes no more.',
      ru: 'У вас сертификатов: {have}, а лимит — {limit}: больше основателю взять нельзя.',
      pl: 'Masz certyfikatów: {have}, a limit wynosi {limit}: założyciel nie może wziąć więcej.',
    },
  },
  FO6: {
    rule: '1849-9.4.1-2',
    text: {
      en: '{corporation} has no city with a free slot for its home and is left out for now.',
      ru: 'Для корпорации {corporation} нет города со свободным местом, и пока её пропускают.',
      pl: 'Dla spółki {corporation} nie ma miasta z wolnym miejscem, więc na razie się ją pomija.',
    },
  },
  FO7: {
    rule: '1849-11-3',
    text: {
      en: '{corporation} has closed: it can be founded again from the next stock round on.',
      ru: 'Корпорация {corporation} закрылась: основать её снова можно со следующего биржевого раунда.',
      pl: 'Spółka {corporation} została zamknięta: można ją założyć ponownie od następnej rundy giełdowej.',
    },
  },
  FO8: {
    rule: '1849-9-1',
    also: ['1849-9.4-1'],
    text: {
      en: 'You have already bought this turn and cannot found a corporation as well.',
      ru: 'В этот ход вы уже покупали и основать корпорацию не можете.',
      pl: 'W tej turze dokonano już zakupu i nie możesz założyć spółki.',
    },
  },
  /** The rules give it no number. */
  'any.FOUNDED': {
    rule: '1849-9.4-1',
    text: {
      en: '{corporation} is founded already.',
      ru: 'Корпорация {corporation} уже основана.',
      pl: 'Spółka {corporation} jest już założona.',
    },
  },
  SW1: {
    rule: '1849-9.5-3',
    text: {
      en: 'Which certificates of {corporation} are handed over is up to the outgoing president.',
      ru: 'Какие сертификаты корпорации {corporation} перейдут, решает уходящий президент.',
      pl: 'O tym, które certyfikaty spółki {corporation} zostaną oddane, decyduje ustępujący prezes.',
    },
  },
  SW2: {
    rule: '1849-9.5-3',
    text: {
      en: 'The new president of {corporation} does not have these certificates to give.',
      ru: 'У нового президента корпорации {corporation} нет таких сертификатов.',
      pl: 'Nowy prezes spółki {corporation} nie ma takich certyfikatów do oddania.',
    },
  },
}
