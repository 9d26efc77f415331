import type { Rule } from '../../../../core/rules.js'

export const closingRules: Readonly<Record<string, Rule>> = {
  '1849-11-1': {
    section: '§11',
    text: {
      en: 'A corporation closes at once when its marker enters Closed, an emergency fails, or AFG loses its home in the earthquake.',
      ru: 'Корпорация закрывается сразу, когда её маркер входит на клетку закрытия, провалилась чрезвычайная покупка или AFG лишилась дома при землетрясении.',
      pl: 'Spółka zamyka się natychmiast, gdy jej znacznik wchodzi na pole zamknięcia, zawodzi zakup awaryjny albo AFG traci dom w trzęsieniu ziemi.',
    },
  },
  '1849-11-2': {
    section: '§11',
    text: {
      en: 'Its markers, trains, private companies and all certificates are removed without compensation; the treasury goes to the bank; its turn ends.',
      ru: 'Её жетоны, поезда, частные компании и все сертификаты убираются без возмещения; касса уходит в банк; её ход окончен.',
      pl: 'Jej znaczniki, pociągi, spółki prywatne i wszystkie certyfikaty usuwa się bez odszkodowania; kasa trafia do banku; jej tura się kończy.',
    },
  },
  '1849-11-3': {
    section: '§11',
    text: {
      en: 'From the next stock round it can be founded again as the last in order, fresh: eight certificates, three markers, the fee again.',
      ru: 'Со следующего биржевого раунда её можно основать снова, последней по порядку и с нуля: восемь сертификатов, три жетона, взнос заново.',
      pl: 'Od następnej rundy giełdowej można ją założyć ponownie jako ostatnią w kolejności, od nowa: osiem certyfikatów, trzy znaczniki, opłata jeszcze raz.',
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
      ru: 'Несколько закрытий сразу идут в прежнем порядке стоимости.',
      pl: 'Kilka jednoczesnych zamknięć następuje w dotychczasowej kolejności wartości.',
    },
  },
  '1849-12-1': {
    section: '§12',
    text: {
      en: 'When the first 12H is bought, Messina’s tile goes back to the supply and all markers there are lost.',
      ru: 'С покупкой первого 12H тайл Мессины возвращается в запас, все жетоны там пропадают.',
      pl: 'Z zakupem pierwszego 12H kafelek Mesyny wraca do zapasu, a wszystkie znaczniki tam przepadają.',
    },
  },
  '1849-12-2': {
    section: '§12',
    text: {
      en: 'AFG at home in Messina without another marker closes, even if it bought that train.',
      ru: 'AFG с домом в Мессине и без других жетонов закрывается, даже если поезд купила она.',
      pl: 'AFG z domem w Mesynie i bez innego znacznika zamyka się, nawet jeśli to ona kupiła ten pociąg.',
    },
  },
  '1849-12-3': {
    section: '§12',
    text: {
      en: 'Messina may not be upgraded until the next stock round has begun; its empty slot may be used at once.',
      ru: 'Мессину нельзя улучшать до начала следующего биржевого раунда; её свободным местом можно пользоваться сразу.',
      pl: 'Mesyny nie wolno ulepszać do rozpoczęcia następnej rundy giełdowej; z wolnego miejsca można korzystać od razu.',
    },
  },
}
