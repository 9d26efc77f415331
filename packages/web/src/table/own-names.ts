import type { Language } from '@roundhouse/engine'
import type { TableCard } from '../store/record.js'

/** People the page seats itself, in lessons, puzzles and examples, and the automaton of a title, where a language writes them otherwise. */
const WRITTEN: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Anna: { ru: 'Анна' },
  Boris: { ru: 'Борис' },
  Celina: { ru: 'Селина' },
  Dmitri: { ru: 'Дмитрий', pl: 'Dmitrij' },
  Ewa: { ru: 'Ева' },
  Filip: { ru: 'Филипп' },
  István: { ru: 'Иштван' },
}

/** A name the page has given, as the language writes it. */
export const ownName = (name: string, language: Language): string =>
  (Object.hasOwn(WRITTEN, name) && WRITTEN[name]?.[language]) || name

/** Are the players of this table the page's own? Names that people have given stay as they are. */
export const hasOwnNames = ({ origin }: Pick<TableCard, 'origin'>): boolean =>
  origin === 'staged' || origin === 'example'
