import type { ExampleNote } from '../types.js'

export const notes18Mag: readonly ExampleNote[] = [
  {
    at: 18,
    text: {
      en: 'The draft is over: four minors and two shares each. Nobody has two shares of one major, so for now no major has a president, and all of them pay out whatever they get.',
      ru: 'Выбор окончен: у каждого четыре малые компании и две акции. Двух акций одной крупной нет ни у кого, так что президентов пока нет и каждая крупная выплачивает всё, что получит.',
      pl: 'Wybór skończony: każdy ma cztery małe spółki i dwie akcje. Nikt nie ma dwóch akcji jednej dużej, więc na razie żadna nie ma prezesa i każda wypłaca wszystko, co dostanie.',
    },
  },
  {
    at: 36,
    text: {
      en: 'A common trick in this game: minor 4 buys the train of minor 6 for 1 Ft. Both are Boris’s, and two trains on the better network earn more than one on each.',
      ru: 'Обычный приём в этой игре: малая компания 4 покупает поезд компании 6 за 1 Ft. Обе принадлежат Борису, а два поезда на лучшей сети приносят больше, чем по одному на каждой.',
      pl: 'Częsty chwyt w tej grze: mała spółka 4 kupuje pociąg spółki 6 za 1 Ft. Obie należą do Borisa, a dwa pociągi na lepszej sieci zarabiają więcej niż po jednym na każdej.',
    },
  },
  {
    at: 163,
    text: {
      en: 'G&C has a president by now, Celina, and she puts its first station on the map: 10 Ft more for every train that stops in that city, her own minors’ trains first of all.',
      ru: 'У G&C уже есть президент, Селина, и она ставит первую станцию компании: на 10 Ft больше каждому поезду, который останавливается в этом городе, и прежде всего её собственным.',
      pl: 'G&C ma już prezesa, Celinę, która stawia jej pierwszą stację: o 10 Ft więcej dla każdego pociągu, który zatrzyma się w tym mieście, a przede wszystkim dla jej własnych.',
    },
  },
  {
    at: 185,
    text: {
      en: 'Minor 4 gives a 2-train back to make room and buys the first 3-train: the green phase. The set of operating rounds ends here, and half of the 120 Ft goes to the major that sells 3-trains.',
      ru: 'Малая компания 4 возвращает двойку, чтобы освободить место, и покупает первый поезд 3: зелёная фаза. Серия операционных раундов на этом кончается, а половину из 120 Ft получает крупная компания, которая продаёт такие поезда.',
      pl: 'Mała spółka 4 oddaje dwójkę, by zrobić miejsce, i kupuje pierwszy pociąg 3: faza zielona. Seria rund operacyjnych na tym się kończy, a połowę ze 120 Ft dostaje duża spółka, która takie pociągi sprzedaje.',
    },
  },
  {
    at: 437,
    text: {
      en: 'Long stretch of building. Anna is 400 Ft ahead: her four minors earn the most, and half of it goes straight to her. But look at the shares: of RÁBA Boris holds 40%, the others 30% each.',
      ru: 'Долгое строительство. Анна впереди на 400 Ft: её четыре малые компании зарабатывают больше всех, и половину сразу получает она. Но взгляните на акции: 40% RÁBA у Бориса, у остальных по 30%.',
      pl: 'Długi czas budowy. Anna prowadzi o 400 Ft: jej cztery małe spółki zarabiają najwięcej, a połowa trafia wprost do niej. Ale spójrz na akcje: 40% RÁBA ma Boris, pozostali po 30%.',
    },
  },
  {
    at: 543,
    text: {
      en: 'Three operating rounds in a row no train was sold. The third marker begins the brown phase by itself: dearer cars, better red hexes, and with them more money for RÁBA and SNW.',
      ru: 'Три операционных раунда подряд не продано ни одного поезда. Третий маркер сам начинает коричневую фазу: вагоны дороже, красные гексы дают больше, а с ними больше денег у RÁBA и SNW.',
      pl: 'Trzy rundy operacyjne z rzędu nie sprzedano żadnego pociągu. Trzeci znacznik sam zaczyna fazę brązową: droższe wagony, lepsze czerwone heksy, a z nimi więcej pieniędzy dla RÁBA i SNW.',
    },
  },
  {
    at: 572,
    text: {
      en: 'Minor 4 buys the first 6-train: gray, and the end is in sight: one stock round and three operating rounds. Boris has chosen the moment, and his minor has the longest train in the game.',
      ru: 'Малая компания 4 покупает первый поезд 6: серая фаза, и конец близок — биржевой раунд и три операционных. Момент выбрал Борис, и у его компании самый длинный поезд в игре.',
      pl: 'Mała spółka 4 kupuje pierwszy pociąg 6: faza szara i koniec jest blisko: runda giełdowa i trzy operacyjne. Moment wybrał Boris, a jego spółka ma najdłuższy pociąg w grze.',
    },
  },
  {
    at: 716,
    text: {
      en: 'One round to go, and all three within 200 Ft: 6457 Ft, 6439 Ft, 6258 Ft. RÁBA and SNW, of which Boris holds most, rise with every dividend.',
      ru: 'Остался один раунд, и разница между всеми меньше 200 Ft: 6457 Ft, 6439 Ft, 6258 Ft. RÁBA и SNW, чьих акций больше всего у Бориса, дорожают с каждыми дивидендами.',
      pl: 'Została jedna runda, a wszystkich dzieli mniej niż 200 Ft: 6457 Ft, 6439 Ft, 6258 Ft. RÁBA i SNW, których akcji najwięcej ma Boris, drożeją z każdą dywidendą.',
    },
  },
  {
    at: 751,
    text: {
      en: 'Boris wins with 7408 Ft before Celina with 7224 Ft and Anna with 6958 Ft. Ten percent more of the two majors that everybody had to pay made the difference.',
      ru: 'Побеждает Борис: 7408 Ft, у Селины 7224 Ft, у Анны 6958 Ft. Решили лишние десять процентов двух крупных компаний, которым платили все.',
      pl: 'Wygrywa Boris: 7408 Ft, Celina 7224 Ft, Anna 6958 Ft. Zdecydowało dziesięć procent więcej w dwóch dużych spółkach, którym wszyscy musieli płacić.',
    },
  },
]
