import type { Rule } from '../../../../core/rules.js'

export const phasesRules: Readonly<Record<string, Rule>> = {
  'MAG-PHS-1': {
    section: 'VI.3.9',
    text: {
      en: 'The first train sold from a stack with a round tile begins the next phase, whatever the order of the types.',
      ru: 'Первый поезд из стопки с жетоном раунда начинает следующую фазу, в каком бы порядке ни шли типы.',
      pl: 'Pierwszy pociąg ze stosu z żetonem rundy zaczyna następną fazę, niezależnie od kolejności typów.',
    },
  },
  'MAG-PHS-2': {
    section: 'VI.3.9, T6',
    text: {
      en: 'At once the new colour is open and red hexes, mines, car prices and bonus take their new values.',
      ru: 'Сразу доступен новый цвет, меняются красные гексы, шахты, цены вагонов и бонус.',
      pl: 'Od razu dostępny jest nowy kolor, a czerwone heksy, kopalnie, ceny wagonów i premia zmieniają wartości.',
    },
  },
  'MAG-PHS-3': {
    section: 'VI.3.9',
    text: {
      en: 'The set ends with this operating round; the next one has the new length.',
      ru: 'Серия кончается этим операционным раундом; следующая — новой длины.',
      pl: 'Seria kończy się tą rundą operacyjną; następna ma nową długość.',
    },
  },
  'MAG-PHS-4': {
    section: 'VI.3.9',
    text: {
      en: 'Several changes may happen in one round or turn.',
      ru: 'За раунд или ход может случиться несколько смен.',
      pl: 'W jednej rundzie lub turze może być kilka zmian.',
    },
  },
  'MAG-PHS-5': {
    section: 'VI.3.8',
    text: {
      en: 'Trains of other stacks change nothing; no train is ever removed.',
      ru: 'Поезда других стопок ничего не меняют; поезда из игры не выбывают.',
      pl: 'Pociągi z innych stosów nic nie zmieniają; żaden pociąg nie wypada z gry.',
    },
  },
  'MAG-NTS-1': {
    section: 'VI.4.3',
    text: {
      en: 'If no train was sold in an operating round, a marker is put on the marked stack before the majors act.',
      ru: 'Если за операционный раунд поезд не продан, до хода крупных компаний на отмеченную стопку кладут маркер.',
      pl: 'Jeśli w rundzie operacyjnej nie sprzedano pociągu, przed turą dużych spółek na oznaczony stos kładzie się znacznik.',
    },
  },
  'MAG-NTS-2': {
    section: 'VI.4.3',
    text: {
      en: 'The marked stack is the lowest one that still carries a round tile.',
      ru: 'Отмеченная стопка — младшая с жетоном раунда.',
      pl: 'Oznaczony stos to najniższy, na którym leży jeszcze żeton rundy.',
    },
  },
  'MAG-NTS-3': {
    section: 'VI.4.3',
    text: {
      en: 'Markers add up; a sale that changes no phase removes none.',
      ru: 'Маркеры накапливаются; продажа без смены фазы их не снимает.',
      pl: 'Znaczniki się sumują; sprzedaż bez zmiany fazy ich nie usuwa.',
    },
  },
  'MAG-NTS-4': {
    section: 'VI.4.3',
    text: {
      en: 'A sale that begins a phase removes all markers.',
      ru: 'Продажа, начавшая фазу, снимает все маркеры.',
      pl: 'Sprzedaż rozpoczynająca fazę usuwa wszystkie znaczniki.',
    },
  },
  'MAG-NTS-5': {
    section: 'VI.4.3',
    text: {
      en: 'The third marker begins the next phase; that stack has lost its round tile.',
      ru: 'Третий маркер начинает следующую фазу; эта стопка лишается жетона раунда.',
      pl: 'Trzeci znacznik zaczyna następną fazę; ten stos traci żeton rundy.',
    },
  },
  'MAG-NTS-6': {
    section: 'VI.4.3',
    text: {
      en: 'With no round tile left no markers are placed.',
      ru: 'Когда жетонов раунда не осталось, маркеров не кладут.',
      pl: 'Gdy nie ma żetonów rundy, znaczników się nie kładzie.',
    },
  },
}
