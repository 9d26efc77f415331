import { signal } from '@preact/signals'

/** How much room there is: a phone, a laptop, or a wall of a screen. */
export type Layout = 'phone' | 'desk' | 'wide'

const PHONE = '(max-width: 43.99rem), (max-height: 27rem) and (max-width: 60rem)'
const WIDE = '(min-width: 150rem)'

export const layout = signal<Layout>('desk')
/** A phone on its side. */
export const lying = signal(false)

export const startLayout = (): void => {
  const [phone, wide, low] = [matchMedia(PHONE), matchMedia(WIDE), matchMedia('(max-height: 27rem)')] as const
  const look = (): void => {
    lying.value = low.matches
    layout.value = phone.matches ? 'phone' : wide.matches ? 'wide' : 'desk'
  }
  for (const query of [phone, wide, low]) query.addEventListener('change', look)
  look()
}
