import type { Rule } from '../../../../core/rules.js'

export const trainsRules: Readonly<Record<string, Rule>> = {
  'MAG-TRN-1': {
    section: 'VI.3.8',
    text: {
      en: 'A minor with fewer than two trains may buy; a new train runs in a later round.',
      ru: 'Малая компания, у которой меньше двух поездов, может покупать; новый поезд поедет в следующем раунде.',
      pl: 'Mała spółka z mniej niż dwoma pociągami może kupować; nowy pociąg pojedzie w późniejszej rundzie.',
    },
  },
  'MAG-TRN-2': {
    section: 'VI.3.8, VI.3.5',
    text: {
      en: 'New trains cost their price, half of it for the selling major, half for the bank; returned trains are sold again at full price.',
      ru: 'Новый поезд стоит свою цену: половину получает крупная компания, которая их продаёт, половину банк; возвращённые снова продаются за полную цену.',
      pl: 'Nowy pociąg kosztuje swoją cenę: połowa dla sprzedającej dużej spółki, połowa do banku; zwrócone sprzedaje się znów za pełną cenę.',
    },
  },
  'MAG-TRN-3': {
    section: 'III.3.2',
    text: {
      en: 'A train may be bought from another minor for an agreed whole price of at least 1; it changes no phase and is no sale.',
      ru: 'Поезд можно купить у другой малой компании за согласованную целую цену от 1; фазы это не меняет и продажей не считается.',
      pl: 'Pociąg można kupić od innej małej spółki za uzgodnioną całkowitą cenę od 1; nie zmienia fazy i nie jest sprzedażą.',
    },
  },
  'MAG-TRN-4': {
    section: 'III.3.2, VI.3.8',
    text: {
      en: 'A minor need not own a train.',
      ru: 'Иметь поезд малая компания не обязана.',
      pl: 'Mała spółka nie musi mieć pociągu.',
    },
  },
  'MAG-TRN-5': {
    section: 'VI.3.8',
    text: {
      en: 'Trains are not traded in.',
      ru: 'Поезда в зачёт не сдают.',
      pl: 'Pociągów nie oddaje się w rozliczeniu.',
    },
  },
}
