import type { Rule } from '../../../../core/rules.js'

export const variantsRules: Readonly<Record<string, Rule>> = {
  '1849-14-1': {
    section: '§14',
    text: {
      en: 'With variants a turn goes: tile, station, run, buy another’s station, E marker, trains, finance, interest, redeem the bond, issue the bond.',
      ru: 'С вариантами порядок хода: тайл, станция, рейсы, покупка чужой станции, маркер E, поезда, финансы, проценты, погашение облигации, выпуск облигации.',
      pl: 'Z wariantami tura przebiega tak: kafelek, stacja, przejazd, zakup cudzej stacji, znacznik E, pociągi, finanse, odsetki, spłata obligacji, emisja obligacji.',
    },
  },
  '1849-14-2': {
    section: '§14',
    text: {
      en: 'Buying others’ stations and Bonds can be used alone, Electric Dreams only with both.',
      ru: '«Покупку чужих станций» и «Облигации» можно брать отдельно, Electric Dreams — только с обоими.',
      pl: '„Kupowanie cudzych stacji” i „Obligacje” można stosować osobno, Electric Dreams tylko z oboma.',
    },
  },
  '1849-14.1-1': {
    section: '§14.1',
    text: {
      en: 'From Phase 6 a corporation may in step 4 buy one station of another from treasury to treasury, for a whole price of at least 1, if its president agrees.',
      ru: 'С фазы 6 корпорация может на шаге 4 купить у другой одну станцию, из кассы в кассу, за целую цену от 1, если её президент согласен.',
      pl: 'Od fazy 6 spółka może w kroku 4 kupić od innej jedną stację, z kasy do kasy, za całkowitą cenę od 1, jeśli jej prezes się zgodzi.',
    },
  },
  '1849-14.1-2': {
    section: '§14.1',
    text: {
      en: 'It needs a route to that city and an unplaced station of its own, which takes the slot; the seller’s returns to its charter.',
      ru: 'Нужен маршрут в этот город и своя ещё не поставленная станция, которая займёт место; станция продавца возвращается на его планшет.',
      pl: 'Potrzebna jest trasa do tego miasta i własna niepostawiona stacja, która zajmie miejsce; stacja sprzedającej spółki wraca na jej kartę.',
    },
  },
  '1849-14.1-3': {
    section: '§14.1',
    text: {
      en: 'Home stations are never bought, and nobody gets two stations in one hex.',
      ru: 'Домашние станции не продаются, и двух своих станций в гексе быть не может.',
      pl: 'Stacji macierzystych nie można kupić i nikt nie ma dwóch stacji w jednym heksie.',
    },
  },
  '1849-14.1-4': {
    section: '§14.1',
    text: {
      en: 'It comes beside the station of step 2 and after the run; it holds for both corporations at once.',
      ru: 'Это сверх станции шага 2 и после рейсов; действует сразу для обеих корпораций.',
      pl: 'To poza stacją z kroku 2 i po przejeździe; działa od razu dla obu spółek.',
    },
  },
  '1849-14.2-1': {
    section: '§14.2',
    text: {
      en: 'From Phase 8 a corporation may issue its one bond of 500; the marker goes one column left. No interest in that turn.',
      ru: 'С фазы 8 корпорация может выпустить свою единственную облигацию на 500; маркер идёт на столбец влево. В этот ход процентов нет.',
      pl: 'Od fazy 8 spółka może wyemitować swoją jedyną obligację na 500; znacznik idzie o kolumnę w lewo. W tej turze bez odsetek.',
    },
  },
  '1849-14.2-2': {
    section: '§14.2',
    text: {
      en: 'While it is out, every turn pays 50 interest; the president covers what the treasury lacks as in an emergency. Failure closes the corporation.',
      ru: 'Пока она не погашена, каждый ход платят проценты, 50; если в кассе не хватает, доплачивает президент, как в экстренном случае. Если собрать не удалось, корпорация закрывается.',
      pl: 'Dopóki jest w obiegu, każda tura płaci 50 odsetek; gdy w kasie brakuje, dopłaca prezes jak w sytuacji awaryjnej. Jeśli nie uda się zebrać, spółka się zamyka.',
    },
  },
  '1849-14.2-3': {
    section: '§14.2',
    text: {
      en: 'With 500 in the treasury it may be redeemed: the marker goes one column right. It may be issued again later, in the same turn too.',
      ru: 'Имея 500 в кассе, её можно погасить: маркер идёт на столбец вправо. Потом её можно выпустить снова, даже в тот же ход.',
      pl: 'Mając 500 w kasie, można ją spłacić: znacznik idzie o kolumnę w prawo. Później można ją wyemitować znowu, także w tej samej turze.',
    },
  },
  '1849-14.2-4': {
    section: '§14.2',
    text: {
      en: 'A corporation that closes with its bond out redeems it first: from the treasury, then by its president as in an emergency. What cannot be raised is written off.',
      ru: 'Закрываясь с непогашенной облигацией, корпорация сначала её гасит: из кассы, затем за счёт президента, как в экстренном случае. Чего не собрать — списывается.',
      pl: 'Spółka zamykana z obligacją w obiegu najpierw ją spłaca: z kasy, potem kosztem prezesa jak w sytuacji awaryjnej. Czego nie da się zebrać, jest umorzone.',
    },
  },
  '1849-14.2-5': {
    section: '§14.2',
    text: {
      en: 'Founded again, it has its bond unissued.',
      ru: 'После нового основания её облигация снова не выпущена.',
      pl: 'Po ponownym założeniu jej obligacja jest znów niewyemitowana.',
    },
  },
  '1849-14.2-6': {
    section: '§14.2',
    text: {
      en: 'At the end a share of a corporation with its bond out counts 100 less, never below 0.',
      ru: 'В конце акция корпорации с непогашенной облигацией стоит на 100 меньше, но не ниже 0.',
      pl: 'Na końcu akcja spółki z obligacją w obiegu liczy się o 100 mniej, nie mniej niż 0.',
    },
  },
  '1849-14.3-1': {
    section: '§14.3',
    text: {
      en: 'E markers are on sale once the first 12H is sold; its buyer cannot get one in the same turn.',
      ru: 'Маркеры E продаются после продажи первого 12H; его покупатель в тот же ход купить маркер не может.',
      pl: 'Znaczniki E są w sprzedaży po sprzedaży pierwszego 12H; jego nabywca nie dostanie go w tej samej turze.',
    },
  },
  '1849-14.3-2': {
    section: '§14.3',
    text: {
      en: 'The first one costs 1,100 in Phase 12 and 800 in Phase 16, later ones 800 and 550. Six exist, one a corporation, from its own treasury.',
      ru: 'Первый стоит 1100 в фазе 12 и 800 в фазе 16, следующие — 800 и 550. Всего шесть, по одному на корпорацию, из своей кассы.',
      pl: 'Pierwszy kosztuje 1100 w fazie 12 i 800 w fazie 16, następne 800 i 550. Jest ich sześć, po jednym na spółkę, z własnej kasy.',
    },
  },
  '1849-14.3-3': {
    section: '§14.3',
    text: {
      en: 'E markers are never traded; a closed corporation’s is gone.',
      ru: 'Маркеры E не перепродают; маркер закрытой корпорации пропадает.',
      pl: 'Znacznikami E się nie handluje; znacznik zamkniętej spółki przepada.',
    },
  },
  '1849-14.3-4': {
    section: '§14.3',
    text: {
      en: 'Six E trains at 550 are on sale to holders of an E marker, within the train limit; they begin no phase and never go.',
      ru: 'Шесть поездов E по 550 продаются владельцам маркера E в пределах лимита; фаз они не начинают и не выбывают.',
      pl: 'Sześć pociągów E po 550 jest w sprzedaży dla posiadaczy znacznika E, w limicie pociągów; nie zaczynają faz i nie znikają.',
    },
  },
  '1849-14.3-5': {
    section: '§14.3',
    text: {
      en: 'Any purchase of an E train needs an E marker; in an emergency it counts only for a corporation that has one.',
      ru: 'Для любой покупки поезда E нужен маркер E; в экстренном случае такой поезд учитывают, только если он есть.',
      pl: 'Każdy zakup pociągu E wymaga znacznika E; w sytuacji awaryjnej liczy się tylko dla spółki, która go ma.',
    },
  },
  '1849-14.3-6': {
    section: '§14.3',
    text: {
      en: 'An E route has no limit of length but no narrow track; dual is allowed.',
      ru: 'Маршрут E не ограничен по длине, но без узкой колеи; двойная разрешена.',
      pl: 'Trasa E nie ma limitu długości, ale bez toru wąskiego; podwójny jest dozwolony.',
    },
  },
  '1849-14.3-7': {
    section: '§14.3',
    text: {
      en: 'On an E route Catania, Messina, Palermo and Siracusa count double, nothing else does.',
      ru: 'На маршруте E вдвойне считаются Catania, Messina, Palermo и Siracusa, больше ничего.',
      pl: 'Na trasie E podwójnie liczą się Catania, Messina, Palermo i Siracusa, nic więcej.',
    },
  },
}
