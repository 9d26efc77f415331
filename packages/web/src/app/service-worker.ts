/** The table is shown first; only then are the files of the page fetched to be kept. */
const AFTER = 4000

/** From now on the page starts without a network, and can be called. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.MODE !== 'production') return
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, AFTER)
}
