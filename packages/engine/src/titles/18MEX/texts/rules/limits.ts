import type { Rule } from '../../../../core/rules.js'

export const limitsRules: Readonly<Record<string, Rule>> = {
  'MEX-3.3-1': {
    section: '3.3(a)',
    text: {
      en: 'No purchase may bring a player above 60% of a major, not even in the yellow zone.',
      ru: 'Никакая покупка не может дать игроку больше 60% акций компании, даже в жёлтой зоне.',
      pl: 'Żaden zakup nie może dać graczowi ponad 60% akcji spółki, nawet w żółtej strefie.',
    },
  },
  'MEX-3.3-2': {
    section: '3.3(b)',
    text: {
      en: "Every private, minor charter, president's certificate and 10% certificate counts as one towards the limit, worthless shares included. NdM's 5% certificates, certificates of a major in the yellow zone and privates owned by majors do not count.",
      ru: 'В лимит входят по одному: частная компания, планшет малой, сертификат президента и сертификат на 10%, даже ничего не стоящий. Не считаются сертификаты NdM на 5%, все сертификаты компании в жёлтой зоне и частные компании у крупных.',
      pl: 'Do limitu liczą się po jednym: spółka prywatna, karta małej spółki, certyfikat prezesa i certyfikat 10%, nawet bez wartości. Nie liczą się certyfikaty 5% NdM, certyfikaty spółki w żółtej strefie i spółki prywatne należące do dużych spółek.',
    },
  },
  'MEX-3.3-3': {
    section: '3.3(b)',
    text: {
      en: 'At or over the certificate limit you may buy only a certificate that does not count, even if becoming president would reduce your count.',
      ru: 'При достигнутом или превышенном лимите сертификатов можно купить лишь тот, что не считается, — даже если став президентом вы уменьшили бы их число.',
      pl: 'Przy osiągniętym lub przekroczonym limicie certyfikatów można kupić tylko taki, który się nie liczy, nawet jeśli objęcie prezesury zmniejszyłoby ich liczbę.',
    },
  },
  'MEX-3.3-4': {
    section: '3.3',
    text: {
      en: 'A player may get over a limit passively: by losing a presidency, by a market value leaving the yellow zone, by an exchange share or by the merger share.',
      ru: 'Превысить лимит можно не по своей воле: потеряв президентство, из-за выхода цены из жёлтой зоны, получив обменную акцию или акцию слияния.',
      pl: 'Limit można przekroczyć mimowolnie: przez utratę prezesury, wyjście kursu z żółtej strefy, akcję z wymiany albo akcję z fuzji.',
    },
  },
  'MEX-3.3-5': {
    section: '3.3(b)',
    text: {
      en: 'A player over a limit must sell on their next stock turn until they comply. Selling a major down into the yellow zone so that its certificates stop counting is legal.',
      ru: 'Игрок, превысивший лимит, в свой следующий ход биржевого раунда обязан продавать, пока не уложится в него. Можно опустить цену компании в жёлтую зону, чтобы её сертификаты перестали считаться.',
      pl: 'Gracz ponad limitem musi w swojej następnej turze rundy giełdowej sprzedawać, aż się w nim zmieści. Wolno zbić kurs spółki do żółtej strefy, żeby jej certyfikaty przestały się liczyć.',
    },
  },
  'MEX-3.3-6': {
    section: '3.3(a)',
    text: {
      en: 'A player with 70% of UdY must sell at least 10% of it on that turn.',
      ru: 'Игрок с 70% UdY в этот ход обязан продать не меньше 10% UdY.',
      pl: 'Gracz mający 70% UdY musi w tej turze sprzedać co najmniej 10% UdY.',
    },
  },
}
