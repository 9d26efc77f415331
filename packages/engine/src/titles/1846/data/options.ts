import type { OptionData } from '../../../core/title.js'

/** The rulebook has no variants; the cards of the second edition come from later printings. */
export const OPTIONS: readonly OptionData[] = [
  {
    id: 'second_ed',
    name: { en: 'Second edition companies', ru: 'Компании второго издания', pl: 'Spółki drugiego wydania' },
    text: {
      en: 'Adds Boomtown and Little Miami to the private companies; one more of each group is removed.',
      ru: 'Добавляет частные компании Boomtown и Little Miami; из каждой группы убирают на одну больше.',
      pl: 'Dodaje spółki prywatne Boomtown i Little Miami; z każdej grupy usuwa się o jedną więcej.',
    },
    excludes: ['second_ed_co'],
  },
  {
    id: 'second_ed_co',
    name: {
      en: 'Second edition companies and C&O for certain',
      ru: 'Компании второго издания и C&O наверняка',
      pl: 'Spółki drugiego wydania i C&O na pewno',
    },
    text: {
      en: 'As above, and Boomtown, Little Miami and the C&O are never removed.',
      ru: 'То же, но Boomtown, Little Miami и C&O никогда не убирают.',
      pl: 'Jak wyżej, a Boomtown, Little Miami i C&O nigdy nie są usuwane.',
    },
    excludes: ['second_ed'],
  },
]
