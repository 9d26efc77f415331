import type { EntityId } from '../../../core/ids.js'
import type { Text } from '../../../core/rules.js'
import { ABBREVIATIONS, CIWL, MAJORS } from '../data/companies.js'
import { CAR } from '../steps/running/cars.js'
import { TERRAIN_TOKEN } from '../steps/track/terrain.js'

const everywhere = (word: string): Text => ({ en: word, ru: word, pl: word })

/** Minors go by number and letters, majors by letters; full names stand on the charters. */
const LABELS: Readonly<Record<EntityId, Text>> = {
  ...Object.fromEntries(Object.entries(ABBREVIATIONS).map(([id, letters]) => [id, everywhere(`${id} ${letters}`)])),
  ...Object.fromEntries([...MAJORS, CIWL].map(({ id, letters }) => [id, everywhere(letters ?? id)])),
  [CAR]: { en: 'a rail-car', ru: 'вагон', pl: 'wagon' },
  [TERRAIN_TOKEN]: { en: 'a terrain token', ru: 'жетон местности', pl: 'żeton terenu' },
}

export const label18Mag = (id: EntityId): Text | undefined => (Object.hasOwn(LABELS, id) ? LABELS[id] : undefined)
