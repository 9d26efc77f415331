import { signal } from '@preact/signals'

/** Where in the page one is: the home, or a table. */
export type Place = { readonly at: 'home' } | { readonly at: 'table'; readonly id: string } | { readonly at: 'nowhere' }

export const placeOf = (path: string): Place => {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second] = parts
  if (first === undefined) return { at: 'home' }
  if (first === 'table' && second !== undefined && /^[\w-]{1,64}$/.test(second) && parts.length === 2) {
    return { at: 'table', id: second }
  }
  return { at: 'nowhere' }
}

export const pathOf = (place: Place): string => (place.at === 'table' ? `/table/${place.id}` : '/')

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
