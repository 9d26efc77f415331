import { signal } from '@preact/signals'

/** Where in the page one is: the home, a table (at a move of it), its report, or one's account. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly id: string; readonly move?: number }
  | { readonly at: 'report'; readonly id: string }
  /** A table over the network. */
  | { readonly at: 'online'; readonly id: string; readonly move?: number }
  /** Who one is to the server. */
  | { readonly at: 'account' }
  | { readonly at: 'nowhere' }

const ID = /^[\w-]{1,64}$/
const MOVE = /^\d{1,5}$/

export const placeOf = (path: string): Place => {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, id, move] = parts
  if (first === undefined) return { at: 'home' }
  if (first === 'account' && parts.length === 1) return { at: 'account' }
  if (id === undefined || !ID.test(id) || parts.length > 3) return { at: 'nowhere' }
  if (first === 'table' && move === undefined) return { at: 'table', id }
  if (first === 'table' && move !== undefined && MOVE.test(move)) return { at: 'table', id, move: Number(move) }
  if (first === 'report' && move === undefined) return { at: 'report', id }
  if (first === 'online' && move === undefined) return { at: 'online', id }
  if (first === 'online' && move !== undefined && MOVE.test(move)) return { at: 'online', id, move: Number(move) }
  return { at: 'nowhere' }
}

export const pathOf = (place: Place): string => {
  if (place.at === 'report') return `/report/${place.id}`
  if (place.at === 'account') return '/account'
  if (place.at !== 'table' && place.at !== 'online') return '/'
  return place.move === undefined ? `/${place.at}/${place.id}` : `/${place.at}/${place.id}/${place.move}`
}

export const place = signal<Place>({ at: 'home' })

export const go = (to: Place): void => {
  history.pushState(null, '', pathOf(to))
  place.value = to
  window.scrollTo(0, 0)
}

export const startPlace = (): void => {
  place.value = placeOf(location.pathname)
  addEventListener('popstate', () => {
    place.value = placeOf(location.pathname)
  })
}
