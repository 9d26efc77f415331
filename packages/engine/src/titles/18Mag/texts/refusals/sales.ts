import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const salesRefusals = {
  'sr.sell.NOT_OWNED': {
    id: 'MAG-XSEL-1',
    rule: 'MAG-SEL-1',
    text: {
      en: 'You do not hold {percent}% of {corporation} to sell.',
      ru: 'У вас нет {percent}% {corporation} на продажу.',
      pl: 'Nie masz {percent}% {corporation} do sprzedania.',
    },
  },
  'sr.sell.SECOND_BLOCK': {
    id: 'MAG-XSEL-1',
    rule: 'MAG-SEL-1',
    text: {
      en: 'You have already sold {corporation} in this turn; its shares are sold in one sale a turn.',
      ru: 'Вы уже продавали {corporation} в этот ход, а все акции одной компании продают за ход один раз.',
      pl: 'W tej turze sprzedano już {corporation}, a akcje jednej spółki sprzedaje się w turze tylko raz.',
    },
  },
  'sr.sell.AFTER_BUY': {
    id: 'MAG-XSEL-2',
    rule: 'MAG-SR-1',
    text: {
      en: 'You have already bought in this turn; sales come before.',
      ru: 'В этот ход вы уже купили; продают до покупки.',
      pl: 'W tej turze już kupiono; sprzedaje się przed kupnem.',
    },
  },
  'sr.sell.PRES_CERT_NO_TAKER': {
    id: 'MAG-XSEL-3',
    rule: 'MAG-SEL-4',
    text: {
      en: 'As president of {corporation} you keep 20%: nobody else holds that much.',
      ru: 'Как президент {corporation} вы оставляете себе 20%: больше ни у кого столько нет.',
      pl: 'Jako prezes {corporation} zachowujesz 20%: nikt inny tyle nie ma.',
    },
  },
  'sr.buy.FROM_PLAYER': {
    id: 'MAG-XSEL-4',
    rule: 'MAG-SR-4',
    text: {
      en: 'Shares of {corporation} are traded with the bank only, not between players.',
      ru: 'Акции {corporation} покупают у банка и продают банку, а не друг другу.',
      pl: 'Akcjami {corporation} handluje się tylko z bankiem, nie między graczami.',
    },
  },
  'sr.trade.MINOR': {
    id: 'MAG-XSEL-4',
    rule: 'MAG-SR-4',
    text: {
      en: '{company} is a minor and can never be sold.',
      ru: '{company} — малая компания, она не продаётся.',
      pl: '{company} to mała spółka i nigdy się jej nie sprzedaje.',
    },
  },
  'sr.pass.MUST_SELL': {
    id: 'MAG-XBUY-5',
    rule: 'MAG-LIM-2',
    text: {
      en: 'You hold {have} certificates and the limit is {limit}: sell first.',
      ru: 'У вас сертификатов: {have}, а лимит — {limit}: сначала продайте лишние.',
      pl: 'Masz certyfikatów: {have}, a limit wynosi {limit}: najpierw sprzedaj nadmiar.',
    },
  },
  'solo.NOT_WANTED': {
    id: 'MAG-XALL-1',
    rule: 'MAG-V1-5',
    text: {
      en: 'For István you choose only where his cards leave a choice, and by them company {company} does something else.',
      ru: 'За Иштвана вы решаете только там, где его карты оставляют выбор, а компания {company} по ним делает другое.',
      pl: 'Za Istvána decydujesz tylko tam, gdzie jego karty zostawiają wybór, a spółka {company} ma według nich zrobić co innego.',
    },
  },
  'solo.MUST_CHOOSE': {
    id: 'MAG-XALL-1',
    rule: 'MAG-V1-5',
    text: {
      en: 'István does not pass here: his company {company} does one of the things offered, and you choose which.',
      ru: 'Иштван здесь не пасует: его компания {company} делает что-то из предложенного, а что — решаете вы.',
      pl: 'István tu nie pasuje: jego spółka {company} robi coś z tego, co jest do wyboru, a ty wybierasz co.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
