import type { Rule } from '../../../../core/rules.js'

export const emergencyRules: Readonly<Record<string, Rule>> = {
  '1849-10.7-1': {
    section: '§10.7',
    text: {
      en: 'Emergency: no train, bound to own one, and less in the treasury than the cheapest train of bank and market costs.',
      ru: 'Экстренный случай: поезда нет, иметь его корпорация обязана, а в кассе меньше, чем стоит самый дешёвый поезд в банке или на рынке.',
      pl: 'Sytuacja awaryjna: spółka nie ma pociągu, musi go mieć, a w kasie jest mniej, niż kosztuje najtańszy pociąg z banku lub z rynku.',
    },
  },
  '1849-10.7-2': {
    section: '§10.7',
    text: {
      en: 'The president adds own cash, then sells shares until the price is reached, and no more: one certificate less would not have been enough.',
      ru: 'Президент доплачивает своими деньгами, затем продаёт акции, пока не наберёт цену, и не больше: на сертификат меньше уже не хватило бы.',
      pl: 'Prezes dopłaca własną gotówką, potem sprzedaje akcje, aż osiągnie cenę, i nie więcej: o certyfikat mniej już by nie wystarczyło.',
    },
  },
  '1849-10.7-3': {
    section: '§10.7',
    text: {
      en: 'These sales obey the rules of selling and may not cost the presidency of the operating corporation. Treasury certificates are not sold.',
      ru: 'Эти продажи идут по обычным правилам, но президент корпорации, чей сейчас ход, смениться не может. Сертификаты из кассы не продают.',
      pl: 'Te sprzedaże podlegają zwykłym zasadom i nie mogą pozbawić prezesury spółki wykonującej turę. Certyfikatów z kasy się nie sprzedaje.',
    },
  },
  '1849-10.7-4': {
    section: '§10.7',
    text: {
      en: 'Then the cheapest train of bank or market must be bought; the president pays exactly what is missing and keeps the rest.',
      ru: 'Затем надо купить самый дешёвый поезд в банке или на рынке; президент платит ровно недостающее, остальное оставляет себе.',
      pl: 'Potem trzeba kupić najtańszy pociąg z banku lub z rynku; prezes płaci dokładnie brakującą kwotę, resztę zatrzymuje.',
    },
  },
  '1849-10.7-5': {
    section: '§10.7',
    text: {
      en: 'If all of it is too little, the president sells what can be sold, gives up all cash, and the corporation closes.',
      ru: 'Если не хватает и всего, президент продаёт всё возможное, отдаёт все деньги, и корпорация закрывается.',
      pl: 'Jeśli wszystko to za mało, prezes sprzedaje, co się da, oddaje całą gotówkę i spółka się zamyka.',
    },
  },
  '1849-10.7-6': {
    section: '§10.7',
    text: {
      en: 'Who then owns no share chooses: leave the game with a result of 0, or take a loan of 500 that costs 750 at the end. Several loans are possible.',
      ru: 'Кто остался без акций, выбирает: выйти из игры с результатом 0 или взять заём 500, за который в конце вычитают 750. Займов может быть несколько.',
      pl: 'Kto nie ma już akcji, wybiera: opuścić grę z wynikiem 0 albo wziąć pożyczkę 500, która na końcu kosztuje 750. Pożyczek może być kilka.',
    },
  },
  '1849-10.7-7': {
    section: '§10.7',
    text: {
      en: 'The private companies of a player who leaves are removed; the priority, if held, goes to the left.',
      ru: 'Частные компании вышедшего игрока убирают; приоритет, если был у него, переходит налево.',
      pl: 'Spółki prywatne gracza, który odchodzi, usuwa się; priorytet, jeśli go miał, przechodzi w lewo.',
    },
  },
}
