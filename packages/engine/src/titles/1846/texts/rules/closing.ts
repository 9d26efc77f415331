import type { Rule } from '../../../../core/rules.js'

export const closingRules: Readonly<Record<string, Rule>> = {
  '1846-CLS-1': {
    section: '§8',
    text: {
      en: 'A price of $0 closes a corporation, however it came about: a sale, a low dividend, an emergency issue, receivership or the end of a stock round.',
      ru: 'Цена $0 закрывает корпорацию, откуда бы она ни взялась: продажа, малые дивиденды, экстренный выпуск, внешнее управление или конец биржевого раунда.',
      pl: 'Kurs $0 zamyka spółkę bez względu na przyczynę: sprzedaż, niska dywidenda, emisja awaryjna, zarząd przymusowy lub koniec rundy giełdowej.',
    },
  },
  '1846-CLS-2': {
    section: '§8.1',
    text: {
      en: 'Its certificates (without compensation), stations, trains and private companies leave the game, its cash goes to the bank, and it cannot be started again.',
      ru: 'Её сертификаты (без возмещения), станции, поезда и частные компании уходят из игры, деньги — в банк; основать её снова нельзя.',
      pl: 'Jej certyfikaty (bez odszkodowania), stacje, pociągi i spółki prywatne opuszczają grę, pieniądze trafiają do banku i nie można jej założyć ponownie.',
    },
  },
  '1846-CLS-3': {
    section: '§8.2, §5.4',
    text: {
      en: 'The certificate limit is set anew at once.',
      ru: 'Лимит сертификатов сразу пересчитывают.',
      pl: 'Limit certyfikatów od razu się przelicza.',
    },
  },
  '1846-CLS-4': {
    section: '§6.53',
    text: {
      en: 'Its reserved and home slots become ordinary free slots.',
      ru: 'Её зарезервированные и домашнее места становятся обычными свободными.',
      pl: 'Jej miejsca zarezerwowane i macierzyste stają się zwykłymi wolnymi miejscami.',
    },
  },
  '1846-CLS-5': {
    section: '§8',
    text: {
      en: 'A corporation that closes in its own turn ends the turn there and need not buy a train.',
      ru: 'Если корпорация закрылась в свой ход, ход на этом окончен, и поезд ей покупать не нужно.',
      pl: 'Spółka, która zamyka się w swojej turze, kończy ją w tym miejscu i nie musi kupować pociągu.',
    },
  },
}
