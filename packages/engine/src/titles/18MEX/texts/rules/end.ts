import type { Rule } from '../../../../core/rules.js'

export const endRules: Readonly<Record<string, Rule>> = {
  'MEX-6-1': {
    section: '6(a)',
    text: {
      en: 'When the bank runs out of money in an operating round, finish that round; in a stock round, finish it and play one operating round. All payments are still made in full.',
      ru: 'Если деньги банка кончились в операционном раунде, его доигрывают; если в биржевом — доигрывают его и ещё один операционный. Все выплаты по-прежнему делают полностью.',
      pl: 'Gdy bankowi skończą się pieniądze w rundzie operacyjnej, dogrywa się tę rundę; gdy w giełdowej, dogrywa się ją i jedną rundę operacyjną. Wypłaty nadal są pełne.',
    },
  },
  'MEX-6-2': {
    section: '6(b)',
    text: {
      en: 'When a market value reaches $200, the end comes with the same timing. A rise at the end of a stock round counts as in that stock round.',
      ru: 'Когда чья-то цена достигла $200, конец наступает так же. Подъём в конце биржевого раунда считается произошедшим в нём.',
      pl: 'Gdy kurs którejś spółki osiągnie $200, koniec następuje w takim samym terminie. Wzrost na końcu rundy giełdowej liczy się jako w tej rundzie.',
    },
  },
  'MEX-6-3': {
    section: '6(c), A1',
    text: {
      en: 'A bankruptcy ends the game at once, even after another end trigger. The game never ends inside a stock round.',
      ru: 'Банкротство завершает игру сразу, даже если её конец уже вызван иначе. Внутри биржевого раунда игра не кончается никогда.',
      pl: 'Bankructwo kończy grę od razu, nawet gdy koniec wywołano już inaczej. Gra nigdy nie kończy się w trakcie rundy giełdowej.',
    },
  },
  'MEX-6.1-1': {
    section: '6.1',
    text: {
      en: 'The score is cash, shares at market value (also of unlaunched majors with a par) and privates and minors at nominal. What companies own does not count.',
      ru: 'Итог — это наличные, акции по их цене (и незапущенных компаний с начальной ценой), частные и малые компании по номиналу. Имущество компаний не считается.',
      pl: 'Wynik to gotówka, akcje po kursie (także nieuruchomionych spółek z kursem) oraz spółki prywatne i małe po nominale. Majątek spółek się nie liczy.',
    },
  },
  'MEX-6.1-2': {
    section: '6.1, 3.2(a)',
    text: {
      en: 'An odd 5% of NdM scores half the market value, rounded up.',
      ru: 'Нечётные 5% NdM считаются за половину цены с округлением вверх.',
      pl: 'Nieparzyste 5% NdM liczy się za połowę kursu zaokrągloną w górę.',
    },
  },
  'MEX-6.1-3': {
    section: '6.1',
    text: {
      en: 'A bankrupt player loses all cash but still scores the shares they were not allowed to sell and privates and minors at nominal, and may even win.',
      ru: 'Банкрот теряет все деньги, но ему засчитываются акции, которые не имел права продать, а также частные и малые компании по номиналу; он даже может победить.',
      pl: 'Bankrut traci całą gotówkę, ale liczy akcje, których nie wolno mu było sprzedać, oraz spółki prywatne i małe po nominale; może nawet wygrać.',
    },
  },
  'MEX-6.1-4': {
    section: '6.1',
    text: {
      en: 'Ties stand. In a tournament they may be broken by one more operating round without a stock round, but not after a bankruptcy.',
      ru: 'Ничья остаётся ничьей. На турнире её можно разрешить ещё одним операционным раундом без биржевого, но не после банкротства.',
      pl: 'Remis pozostaje remisem. Na turnieju można go rozstrzygnąć jeszcze jedną rundą operacyjną bez giełdowej, ale nie po bankructwie.',
    },
  },
}
