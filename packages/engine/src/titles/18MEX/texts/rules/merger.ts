import type { Rule } from '../../../../core/rules.js'

export const mergerRules: Readonly<Record<string, Rule>> = {
  'MEX-5.3-1': {
    section: '5.3, 5.3(a)',
    text: {
      en: 'The merger happens only when the first 5-train of the game is bought. If NdM is not launched then, there is no merger.',
      ru: 'Слияние возможно только при покупке первого в игре поезда 5. Если NdM к этому моменту не запущена, слияния нет.',
      pl: 'Do fuzji dochodzi tylko przy zakupie pierwszego w grze pociągu 5. Jeśli NdM nie jest wtedy uruchomiona, fuzji nie ma.',
    },
  },
  'MEX-5.3-2': {
    section: '5.3(b)',
    text: {
      en: "Clockwise from the left of the president of the buying major, who comes last, each player except NdM's president may merge one of their launched majors out of CHI, MC, MEX, SPM and UdY into NdM. The first acceptance ends the offers; the major need not have operated.",
      ru: 'По часовой стрелке, начиная слева от президента купившей компании (он последний), каждый, кроме президента NdM, может влить в NdM одну свою запущенную компанию из CHI, MC, MEX, SPM и UdY. Первое согласие завершает опрос; действовать раньше компания не обязана.',
      pl: 'Zgodnie z ruchem wskazówek zegara, od gracza po lewej prezesa kupującej spółki (on jest ostatni), każdy poza prezesem NdM może wcielić do NdM jedną ze swoich uruchomionych spółek CHI, MC, MEX, SPM i UdY. Pierwsza zgoda kończy propozycje; spółka nie musiała jeszcze działać.',
    },
  },
  'MEX-5.3-3': {
    section: '5.3(b)',
    text: {
      en: "NdM's president can never merge a major they preside over.",
      ru: 'Президент NdM не может влить в неё компанию, где он тоже президент.',
      pl: 'Prezes NdM nigdy nie może wcielić spółki, której też jest prezesem.',
    },
  },
  'MEX-5.3-4': {
    section: '5.3(c)',
    text: {
      en: "If nobody accepts, NdM's president must choose an eligible unlaunched major whose president's certificate they do not own. If some have that certificate in the Initial Offering, it must be one of those.",
      ru: 'Если никто не согласился, президент NdM обязан выбрать подходящую незапущенную компанию, чей сертификат президента не у него. Если у некоторых он лежит в первичном предложении — одну из них.',
      pl: 'Jeśli nikt się nie zgodzi, prezes NdM musi wybrać dopuszczoną do fuzji nieuruchomioną spółkę, której certyfikatu prezesa sam nie ma. Jeśli u niektórych leży on w ofercie pierwotnej, musi to być jedna z nich.',
    },
  },
  'MEX-5.3-5': {
    section: '5.3(c)',
    text: {
      en: "The owner of the president's certificate of an unlaunched major cannot refuse.",
      ru: 'Владелец сертификата президента незапущенной компании отказаться не может.',
      pl: 'Posiadacz certyfikatu prezesa nieuruchomionej spółki nie może odmówić.',
    },
  },
  'MEX-5.3-6': {
    section: '5.3(c)',
    text: {
      en: 'If there is no such major, there is no merger.',
      ru: 'Если такой компании нет, слияния нет.',
      pl: 'Jeśli takiej spółki nie ma, fuzji nie ma.',
    },
  },
  'MEX-5.3-7': {
    section: '5.3(d)',
    text: {
      en: "A player who owns the merging major's president's certificate gives it up for the 10% NdM merger share and gets nothing else for that 20%.",
      ru: 'Игрок, владеющий сертификатом президента вливаемой компании, отдаёт его за акцию слияния — 10% NdM; больше за эти 20% он не получает ничего.',
      pl: 'Gracz posiadający certyfikat prezesa wcielanej spółki oddaje go za akcję z fuzji, czyli 10% NdM, i nic więcej za te 20% nie dostaje.',
    },
  },
  'MEX-5.3-8': {
    section: '5.3(d)',
    text: {
      en: "If this changes NdM's presidency, it changes now, and the new president decides the following steps.",
      ru: 'Если от этого меняется президент NdM, это происходит сейчас, и дальше решает новый президент.',
      pl: 'Jeśli zmienia to prezesa NdM, zmiana następuje teraz, a o dalszych krokach decyduje nowy prezes.',
    },
  },
  'MEX-5.3-9': {
    section: '5.3(d)',
    text: {
      en: "If the merging major's president's certificate is in the Initial Offering, the merger share joins NdM's shares there and can be bought.",
      ru: 'Если сертификат президента вливаемой компании лежит в первичном предложении, акция слияния ложится туда же к акциям NdM, и её можно купить.',
      pl: 'Jeśli certyfikat prezesa wcielanej spółki leży w ofercie pierwotnej, akcja z fuzji trafia tam do akcji NdM i można ją kupić.',
    },
  },
  'MEX-5.3-10': {
    section: '5.3(e)',
    text: {
      en: "The bank buys players' other shares of the merging major at half the market value, rounded up once per player, or for nothing if it has none. No price token moves, no limits are checked, and shares in the bank pay nothing.",
      ru: 'Прочие акции вливаемой компании банк выкупает у игроков за половину цены, округляя вверх один раз на игрока; если цены нет — за $0. Маркеры цены не движутся, лимиты не проверяют, за акции в банке не платят.',
      pl: 'Pozostałe akcje wcielanej spółki bank odkupuje od graczy za połowę kursu, zaokrąglając w górę raz na gracza; bez kursu za $0. Znaczniki kursu się nie ruszają, limitów się nie sprawdza, a akcje w banku nic nie dają.',
    },
  },
  'MEX-5.3-11': {
    section: '5.3(f)',
    text: {
      en: "The merging major's home station, or its reserved circle, gets a spare station of NdM unless NdM already has a station in that hex.",
      ru: 'На место домашней станции вливаемой компании (или её зарезервированного круга) ставят запасную станцию NdM, если в этом гексе ещё нет станции NdM.',
      pl: 'Stację macierzystą wcielanej spółki (lub jej zarezerwowane kółko) zastępuje stacja zapasowa NdM, chyba że NdM ma już stację w tym heksie.',
    },
  },
  'MEX-5.3-12': {
    section: '5.3(f), A2',
    text: {
      en: "If it has other stations in hexes without NdM, NdM must replace exactly one of them, its president's choice, for free. The rest are removed; an unused spare station stays with NdM and costs $80 to place.",
      ru: 'Если у неё есть другие станции в гексах без NdM, NdM обязана бесплатно заменить ровно одну, по выбору своего президента. Остальные убирают; неиспользованная запасная станция остаётся у NdM, поставить её стоит $80.',
      pl: 'Jeśli ma inne stacje w heksach bez NdM, NdM musi bezpłatnie zastąpić dokładnie jedną, wybraną przez jej prezesa. Reszta znika; niewykorzystana stacja zapasowa zostaje w NdM, a jej postawienie kosztuje $80.',
    },
  },
  'MEX-5.3-13': {
    section: '5.3(g),(h)',
    text: {
      en: 'All its cash and trains go to NdM, which discards any trains above its limit of 3 to the Open Market. The merged major leaves the game, and if it was operating, its turn is over.',
      ru: 'Все её деньги и поезда переходят к NdM; поезда сверх лимита 3 NdM сбрасывает на открытый рынок. Влитая компания выбывает из игры; если шёл её ход, он окончен.',
      pl: 'Cała jej gotówka i pociągi przechodzą do NdM, która pociągi ponad limit 3 odrzuca na otwarty rynek. Wcielona spółka opuszcza grę, a jeśli trwała jej tura, jest skończona.',
    },
  },
  'MEX-5.3-14': {
    section: '5.3(i), 3.3(b)',
    text: {
      en: "If there is no merger, the merger share joins NdM's shares in the Initial Offering, both spare stations leave the game and every player's certificate limit rises by 1 for good.",
      ru: 'Если слияния нет, акция слияния ложится к акциям NdM в первичном предложении, обе запасные станции выбывают, а лимит сертификатов каждого игрока навсегда растёт на 1.',
      pl: 'Jeśli fuzji nie ma, akcja z fuzji trafia do akcji NdM w ofercie pierwotnej, obie stacje zapasowe opuszczają grę, a limit certyfikatów każdego gracza na stałe rośnie o 1.',
    },
  },
}
