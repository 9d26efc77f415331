import type { Draft } from '../../../core/draft.js'
import type { EntityId } from '../../../core/ids.js'
import { shuffle } from '../../../core/random.js'
import type { Setup } from '../../../core/setup.js'
import { openCompanies, seatPlayers } from '../../../steps/layOut.js'
import { placeHomeToken, putToken } from '../../../steps/tokens.js'
import { DECK, GROUPS, GUARANTEED, removedFrom, SECOND_BLOCKER, SECOND_EDITION } from '../data/tables.js'
import { INDEPENDENT_TRAINS } from '../data/trains.js'
import { beginDraft, beginOpenDraft, blank } from './draft.js'

const secondEdition = ({ options }: Setup): boolean => options.includes('second_ed') || options.includes('second_ed_co')

/** Cards of a group that may leave the game, and how many do (1846-SET-3). */
export const removalGroups = (
  setup: Setup,
): readonly { readonly pool: readonly EntityId[]; readonly count: number }[] => {
  const players = setup.players.length
  const second = secondEdition(setup)
  const guaranteed = setup.options.includes('second_ed_co') ? GUARANTEED : []
  return (GROUPS[players] ?? []).map((group) => {
    const members = [...group.members, ...(second && group.secondEdition ? [group.secondEdition] : [])]
    return { pool: members.filter((id) => !guaranteed.includes(id)), count: removedFrom(group, players, second) }
  })
}

/** §2.3: companies leave the game; a corporation's token lies face down in its home (1846-SET-5). */
export const takeOut = (d: Draft, removed: readonly EntityId[]): void => {
  for (const id of removed) {
    d.emit({ type: 'removedInSetup', id })
    if (d.state.privates[id]) {
      const { [id]: _, ...privates } = d.state.privates
      d.set({ privates })
      continue
    }
    const home = d.rules.operators[id]?.home
    const { [id]: __, ...shares } = d.state.shares
    d.set({ shares })
    d.operator(id, { closed: 'setup', tokens: [] })
    if (home) putToken(d, home.hex, { by: id, city: home.city, blocker: true })
    if (d.state.seats.length === 2 && SECOND_BLOCKER[id] === 'D20')
      putToken(d, 'D20', { by: id, city: 0, blocker: true })
  }
}

const removeAtRandom = (d: Draft): readonly EntityId[] => {
  const removed = removalGroups(d.setup).flatMap(({ pool, count }) => shuffle(d, pool).slice(0, count))
  takeOut(d, removed)
  return removed
}

/** The table before anything is removed: seats, money, all companies and trains. */
export const layOut = (d: Draft): void => {
  seatPlayers(d)
  const privates = [...DECK, ...(secondEdition(d.setup) ? SECOND_EDITION : [])]
  openCompanies(d, { privates, shares: 'treasury', trains: INDEPENDENT_TRAINS })
  placeHomeToken(d, 'MS')
  placeHomeToken(d, 'BIG4')
}

export const begin1846 = (d: Draft): void => {
  layOut(d)
  const names = Object.keys(d.state.privates)
  if (d.state.seats.length === 2) {
    removeAtRandom(d)
    beginOpenDraft(d)
    return
  }
  const deck = shuffle(d, [...names, ...d.state.seats.map((_, i) => blank(i + 1))])
  const removed = removeAtRandom(d)
  beginDraft(
    d,
    deck.filter((card) => !removed.includes(card)),
  )
}
