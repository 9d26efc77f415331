// The page without a network: its files are kept, and pushes are shown. `FILES` and `VERSION` are written before it by the
// build (service-worker-plugin.ts).
/* global FILES, VERSION */
// @ts-nocheck: a worker of its own kind, checked by the tests in a browser.

const CACHE = `roundhouse-${VERSION}`
const PAGE = '/index.html'

const kept = async (request) => (await caches.open(CACHE)).match(request, { ignoreVary: true })

const keep = async (request, answer) => {
  if (answer.ok && answer.type === 'basic') await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])))
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('roundhouse-') && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

/** Files with a hash in their name never change. */
const fileOf = async (request) => (await kept(request)) ?? keep(request, await fetch(request))

/** The page as the server has it, or as it was kept. */
const pageOf = async (request) => {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(PAGE, answer)
    return answer
  } catch (error) {
    const page = await kept(PAGE)
    if (page) return page
    throw error
  }
}

const otherOf = async (request) => {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const known = await kept(request)
    if (known) return known
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(pageOf(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else event.respondWith(otherOf(request))
})

self.addEventListener('push', (event) => {
  const { title = 'Roundhouse', body = '', link = '/', tag = 'notice' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const link = new URL(event.notification.data?.link ?? '/', self.location.origin)
  // A link of a notice leads into this page, wherever it says it comes from.
  const here = new URL(link.pathname, self.location.origin).href
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' })
    const there = windows.find(({ url }) => url === here)
    return there ? there.focus() : self.clients.openWindow(here)
  }
  event.waitUntil(open())
})
