import { signal } from '@preact/signals'

/** Where in the page one is: the home, a table (at a move of it), its report, one's account, or the rules of a title. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly id: string; readonly move?: number }
  | { readonly at: 'report'; readonly id: string }
  /** A table over the network. */
  | { readonly at: 'online'; readonly id: string; readonly move?: number }
  /** The first game of a title, which teaches it. */
  | { readonly at: 'lesson'; readonly title: string }
  /** What somebody has played over the network. */
  | { readonly at: 'person'; readonly id: string }
  /** The puzzles of a title; the first that is not solved, or one by its number from 1. */
  | { readonly at: 'puzzles'; readonly title: string; readonly n?: number }
  /** Who one is to the server. */
  | { readonly at: 'account' }
  /** The rules of a title, or its player aid. */
  | { readonly at: 'rules'; readonly title: string; readonly part: 'rules' | 'aid' }
  | { readonly at: 'nowhere' }

const ID = /^[\w-]{1,64}$/
const NUMBER = /^[1-9]\d{0,2}$/
const MOVE = /^\d{1,5}$/

/** The move that is asked for, in the path or after it: `/table/ID/12`, `/table/ID?move=12`. */
const movedTo = (inPath: string | undefined, search: string): string | undefined =>
  inPath ?? new URLSearchParams(search).get('move') ?? undefined

export const placeOf = (path: string, search = ''): Place => {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, id] = parts
  if (first === undefined) return { at: 'home' }
  if (first === 'account' && parts.length === 1) return { at: 'account' }
  if (id === undefined || !ID.test(id) || parts.length > 3) return { at: 'nowhere' }
  if (first === 'learn' && parts.length === 2) return { at: 'lesson', title: id }
  if (first === 'puzzles' && parts.length === 2) return { at: 'puzzles', title: id }
  if (first === 'puzzles' && parts[2] !== undefined && NUMBER.test(parts[2]))
    return { at: 'puzzles', title: id, n: Number(parts[2]) }
  if (first === 'report' && parts.length === 2) return { at: 'report', id }
  if (first === 'people' && parts.length === 2) return { at: 'person', id }
  if (first === 'rules' && parts.length === 2) return { at: 'rules', title: id, part: 'rules' }
  if (first === 'rules' && parts[2] === 'aid') return { at: 'rules', title: id, part: 'aid' }
  if (first !== 'table' && first !== 'online') return { at: 'nowhere' }
  const move = movedTo(parts[2], search)
  if (move === undefined) return { at: first, id }
  return MOVE.test(move) ? { at: first, id, move: Number(move) } : { at: 'nowhere' }
}

export const pathOf = (place: Place): string => {
  if (place.at === 'report') return `/report/${place.id}`
  if (place.at === 'lesson') return `/learn/${place.title}`
  if (place.at === 'puzzles')
    return place.n === undefined ? `/puzzles/${place.title}` : `/puzzles/${place.title}/${place.n}`
  if (place.at === 'account') return '/account'
  if (place.at === 'person') return `/people/${place.id}`
  if (place.at === 'rules') return place.part === 'aid' ? `/rules/${place.title}/aid` : `/rules/${place.title}`
  if (place.at !== 'table' && place.at !== 'online') return '/'
  return place.move === undefined ? `/${place.at}/${place.id}` : `/${place.at}/${place.id}?move=${place.move}`
}

export const place = signal<Place>({ at: 'home' })

export const go = (to: Place): void => {
  history.pushState(null, '', pathOf(to))
  place.value = to
  window.scrollTo(0, 0)
}

/** What was asked for is somewhere else: the way back does not lead here again. */
export const goInstead = (to: Place): void => {
  history.replaceState(null, '', pathOf(to))
  place.value = to
}

export const startPlace = (): void => {
  const look = (): void => {
    place.value = placeOf(location.pathname, location.search)
  }
  look()
  addEventListener('popstate', look)
}
