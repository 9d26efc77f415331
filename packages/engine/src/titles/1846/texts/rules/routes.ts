import type { Rule } from '../../../../core/rules.js'

export const routesRules: Readonly<Record<string, Rule>> = {
  '1846-RUN-1': {
    section: '§6.61, §6.62',
    text: {
      en: 'Each train may run one continuous route without reversing, with at least two stops, one of them a city with an own station. No stop twice; blocked cities and off-board areas only at an end.',
      ru: 'Каждый поезд может пройти один непрерывный маршрут без разворотов, где не меньше двух остановок и хотя бы одна — город со своей станцией. Одну остановку дважды проходить нельзя; закрытые города и внешние области — только на конце.',
      pl: 'Każdy pociąg może przejechać jedną ciągłą trasę bez zawracania, z co najmniej dwoma przystankami, w tym miastem z własną stacją. Żadnego przystanku dwa razy; zablokowane miasta i obszary zewnętrzne tylko na końcu.',
    },
  },
  '1846-RUN-2': {
    section: '§6.63, §6.55',
    text: {
      en: 'Chicago is one stop: a route uses at most one of its cities. Buffalo and Pittsburgh are one area each, though drawn on two hexes.',
      ru: 'Chicago — одна остановка: маршрут использует не больше одного его города. Buffalo и Pittsburgh — по одной области, хотя занимают два гекса.',
      pl: 'Chicago to jeden przystanek: trasa korzysta najwyżej z jednego z jego miast. Buffalo i Pittsburgh to po jednym obszarze, choć leżą na dwóch heksach.',
    },
  },
  '1846-RUN-3': {
    section: '§6.63',
    text: {
      en: 'A route may not join two East areas. Two West areas may be joined, without bonus; Holland and Louisville are neither.',
      ru: 'Маршрут не может соединять две восточные области. Две западные можно, но без бонуса; Holland и Louisville — ни те ни другие.',
      pl: 'Trasa nie może łączyć dwóch obszarów wschodnich. Dwa zachodnie wolno, ale bez premii; Holland i Louisville nie należą do żadnych.',
    },
  },
  '1846-RUN-4': {
    section: '§6.67',
    text: {
      en: 'Routes of one railroad in a turn may not share track, but may share stops. Tracks that merge at a hexside count as shared.',
      ru: 'У маршрутов одной дороги за ход не может быть общих путей, а общие остановки могут быть. Пути, сходящиеся на стороне гекса, считаются общими.',
      pl: 'Trasy jednej kolei w turze nie mogą mieć wspólnych torów, ale mogą mieć wspólne przystanki. Tory łączące się na krawędzi heksu uważa się za wspólne.',
    },
  },
  '1846-RUN-5': {
    section: '§6.64',
    text: {
      en: 'A train with one number N visits at most N stops and counts all of them; it cannot skip a city on its way.',
      ru: 'У поезда с одним числом N не больше N остановок, и он считает все; пропустить город по пути нельзя.',
      pl: 'Pociąg z jedną liczbą N odwiedza najwyżej N przystanków i liczy wszystkie; nie może pominąć miasta po drodze.',
    },
  },
  '1846-RUN-6': {
    section: '§6.64',
    text: {
      en: 'An N/M train visits at most M stops and counts at most N of them, one at least with an own station. It too needs a free way through every city between.',
      ru: 'У поезда N/M не больше M остановок, а считает он не больше N из них, хотя бы одну со своей станцией. Ему тоже нужен свободный проезд через все города между ними.',
      pl: 'Pociąg N/M odwiedza najwyżej M przystanków i liczy najwyżej N z nich, w tym co najmniej jeden z własną stacją. On też potrzebuje wolnego przejazdu przez każde miasto po drodze.',
    },
  },
  '1846-RUN-7': {
    section: '§6.65',
    text: {
      en: 'A route from an East area at one end to a West area at the other earns the sum of their two bonus figures. An N/M train must count both ends.',
      ru: 'Маршрут от восточной области до западной приносит сумму двух их бонусов. Поезд N/M должен считать оба конца.',
      pl: 'Trasa z obszaru wschodniego na jednym końcu do zachodniego na drugim daje sumę ich dwóch premii. Pociąg N/M musi liczyć oba końce.',
    },
  },
  '1846-RUN-8': {
    section: '§6.64, §6.66, p.12',
    text: {
      en: 'MAIL adds $10 for every stop of one train of its owner, counted or not.',
      ru: 'MAIL добавляет $10 за каждую остановку одного поезда владельца, учтена она или нет.',
      pl: 'MAIL dodaje $10 za każdy przystanek jednego pociągu właściciela, liczony czy nie.',
    },
  },
  '1846-RUN-9': {
    section: 'p.12',
    text: {
      en: 'The meat marker adds $30 and the port marker $20 or $40 to every route of its company that counts the marked stop. In Chicago the meat marker serves any of the cities, but not Chicago Connections.',
      ru: 'Маркер мяса добавляет $30, маркер порта $20 или $40 каждому маршруту своей компании, который считает отмеченную остановку. В Chicago маркер мяса действует для любого из городов, но не для Chicago Connections.',
      pl: 'Znacznik mięsa dodaje $30, a znacznik portu $20 lub $40 do każdej trasy swojej spółki, która liczy oznaczony przystanek. W Chicago znacznik mięsa działa dla każdego z miast, ale nie dla Chicago Connections.',
    },
  },
  '1846-RUN-10': {
    section: '§6.66',
    text: {
      en: 'A route earns its counted values plus bonuses; the revenue is the sum over all trains. Income of private companies is not part of it.',
      ru: 'Маршрут приносит доход учтённых остановок и бонусы; доход корпорации — сумма по всем поездам. Доход частных компаний в него не входит.',
      pl: 'Trasa przynosi policzone wartości i premie; przychód to suma ze wszystkich pociągów. Dochód spółek prywatnych do niego nie należy.',
    },
  },
  '1846-RUN-11': {
    section: '§6.61, §6.93',
    text: {
      en: 'A 2-train received with an independent may not run in the operating round of the purchase.',
      ru: 'Поезд «2», полученный с независимой дорогой, не ходит в операционном раунде покупки.',
      pl: 'Pociąg 2 otrzymany z niezależną koleją nie jedzie w rundzie operacyjnej zakupu.',
    },
  },
  '1846-RUN-12': {
    section: '§6.68',
    text: {
      en: 'If another player shows routes worth more before the dividend is declared, the president must use them. A corporation without a president always runs for the maximum.',
      ru: 'Если другой игрок до объявления дивидендов покажет более доходные маршруты, президент обязан их использовать. Корпорация без президента всегда едет на максимум.',
      pl: 'Jeśli inny gracz przed ogłoszeniem dywidendy wskaże trasy warte więcej, prezes musi ich użyć. Spółka bez prezesa zawsze jedzie za maksimum.',
    },
  },
  '1846-RUN-13': {
    section: '§6.69',
    text: {
      en: 'After the run all phased-out trains of the corporation are removed, whether they ran or not.',
      ru: 'После рейсов все устаревшие поезда корпорации убирают, ходили они или нет.',
      pl: 'Po przejazdach wszystkie wycofywane pociągi spółki usuwa się, niezależnie od tego, czy jechały.',
    },
  },
}
