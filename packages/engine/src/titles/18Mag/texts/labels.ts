import type { EntityId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'
import { ABBREVIATIONS, CIWL, MAJORS, RABA } from '../data/companies.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN } from '../steps/track/terrain.js'

const everywhere = (word: string): Text => ({ en: word, ru: word, pl: word })

/** Minors go by number and letters, majors by letters; full names stand on the charters. Phases are colours. */
const LABELS: Readonly<Record<EntityId, Text>> = {
  ...Object.fromEntries(Object.entries(ABBREVIATIONS).map(([id, letters]) => [id, everywhere(`${id} ${letters}`)])),
  ...Object.fromEntries([...MAJORS, CIWL].map(({ id, letters }) => [id, everywhere(letters ?? id)])),
  Yellow: { en: 'Yellow', ru: 'жёлтая', pl: 'żółta' },
  Green: { en: 'Green', ru: 'зелёная', pl: 'zielona' },
  Brown: { en: 'Brown', ru: 'коричневая', pl: 'brązowa' },
  Gray: { en: 'Gray', ru: 'серая', pl: 'szara' },
  // The other use of its car on the small map.
  [`${RABA.id}+`]: everywhere(RABA.letters ?? RABA.id),
  [CAR]: { en: 'a rail-car', ru: 'вагон', pl: 'wagon' },
  buyEquipment: { en: 'Rail-cars', ru: 'Вагоны', pl: 'Wagony' },
  // Where shares lie that nobody holds (MAG-SET-2).
  treasury: { en: 'stack', ru: 'стопка', pl: 'stos' },
  [TERRAIN_TOKEN]: { en: 'a terrain token', ru: 'жетон местности', pl: 'żeton terenu' },
}

export const label18Mag = (id: EntityId): Text | undefined => (Object.hasOwn(LABELS, id) ? LABELS[id] : undefined)
