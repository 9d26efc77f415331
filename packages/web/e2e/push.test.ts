import { expect, inject, test } from 'vitest'
import { tab, useBrowser, visitor } from './page.js'

useBrowser('wholeChromium')

test('a push is shown with its words, by the service worker, also while no page of the table is open', async () => {
  const context = await visitor({ offline: true })
  await context.grantPermissions(['notifications'], { origin: inject('address') })
  const page = await tab(context)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const origin = inject('address')
  const data = JSON.stringify({
    title: 'Your turn: 18MEX',
    body: 'It waits for you.',
    link: `${origin}/online/x`,
    tag: 'x',
  })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title} ${body}`),
    )
  await expect.poll(shown).toEqual(['Your turn: 18MEX It waits for you.'])
})
