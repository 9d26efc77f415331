import type { Rule } from '../../../../core/rules.js'

export const closingRules: Readonly<Record<string, Rule>> = {
  '1849-11-1': {
    section: '§11',
    text: {
      en: 'A corporation closes at once when its marker enters Closed, an emergency fails, or AFG loses its home station in the earthquake.',
      ru: 'Корпорация закрывается сразу, когда её маркер входит на клетку закрытия, денег на поезд не удалось собрать или AFG лишилась домашней станции при землетрясении.',
      pl: 'Spółka zamyka się natychmiast, gdy jej znacznik wchodzi na pole zamknięcia, nie udało się zebrać pieniędzy na pociąg albo AFG traci stację macierzystą w trzęsieniu ziemi.',
    },
  },
  '1849-11-2': {
    section: '§11',
    text: {
      en: 'Its stations, trains, private companies and all certificates are removed without compensation; the treasury goes to the bank; its turn ends.',
      ru: 'Её станции, поезда, частные компании и все сертификаты убирают без возмещения; касса уходит в банк; её ход окончен.',
      pl: 'Jej stacje, pociągi, spółki prywatne i wszystkie certyfikaty usuwa się bez odszkodowania; kasa trafia do banku; jej tura się kończy.',
    },
  },
  '1849-11-3': {
    section: '§11',
    text: {
      en: 'From the next stock round it can be founded again as the last in order, fresh: eight certificates, three stations, the fee again.',
      ru: 'Со следующего биржевого раунда её можно основать снова, последней по порядку и с нуля: восемь сертификатов, три станции, взнос заново.',
      pl: 'Od następnej rundy giełdowej można ją założyć ponownie jako ostatnią w kolejności, od nowa: osiem certyfikatów, trzy stacje, opłata jeszcze raz.',
    },
  },
  '1849-11-4': {
    section: '§11',
    text: {
      en: 'A slot of its home city is kept for it as before; none for AFG.',
      ru: 'Место в её домашнем городе снова сохраняется за ней; за AFG — нет.',
      pl: 'Miejsce w jej mieście macierzystym jest dla niej zachowane jak wcześniej; dla AFG żadne.',
    },
  },
  '1849-11-5': {
    section: '§11',
    text: {
      en: 'Several that close at once do so in their order of value before.',
      ru: 'Если закрываются сразу несколько, порядок — по их прежней стоимости.',
      pl: 'Kilka jednoczesnych zamknięć następuje w dotychczasowej kolejności wartości.',
    },
  },
  '1849-12-1': {
    section: '§12',
    text: {
      en: 'When the first 12H is bought, Messina’s tile goes back to the supply and all stations there are lost.',
      ru: 'С покупкой первого 12H тайл Messina возвращается в запас, все станции там пропадают.',
      pl: 'Z zakupem pierwszego 12H kafelek Messiny wraca do zapasu, a wszystkie stacje tam przepadają.',
    },
  },
  '1849-12-2': {
    section: '§12',
    text: {
      en: 'AFG with its home in Messina and no other station closes, even if it bought that train.',
      ru: 'AFG, чья домашняя станция в Messina единственная, закрывается, даже если поезд купила она.',
      pl: 'AFG ze stacją macierzystą w Messinie i bez innej stacji zamyka się, nawet jeśli to ona kupiła ten pociąg.',
    },
  },
  '1849-12-3': {
    section: '§12',
    text: {
      en: 'Messina may not be upgraded until the next stock round has begun; its empty slot may be used at once.',
      ru: 'Тайл Messina нельзя улучшать до начала следующего биржевого раунда; свободным местом можно пользоваться сразу.',
      pl: 'Messiny nie wolno ulepszać do rozpoczęcia następnej rundy giełdowej; z wolnego miejsca można korzystać od razu.',
    },
  },
}
