import { signal } from '@preact/signals'

/** How much room there is: a phone, a laptop, or a wall of a screen. */
export type Layout = 'phone' | 'desk' | 'wide'

const PHONE = '(max-width: 43.99rem), (max-height: 27rem) and (max-width: 60rem)'
const WIDE = '(min-width: 118rem)'

export const layout = signal<Layout>('desk')

export const startLayout = (): void => {
  const [phone, wide] = [matchMedia(PHONE), matchMedia(WIDE)]
  const look = (): void => {
    layout.value = phone.matches ? 'phone' : wide.matches ? 'wide' : 'desk'
  }
  for (const query of [phone, wide]) query.addEventListener('change', look)
  look()
}
