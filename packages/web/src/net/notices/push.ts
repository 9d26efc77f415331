import { server } from '../server.js'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext

/** Subscribes this browser to pushes of the server; false = the browser or its user does not want it. */
export const subscribe = async (key: string): Promise<boolean> => {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false
  await server().ask('addReceiver', {
    body: { kind: 'push', subscription: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } },
  })
  return true
}
