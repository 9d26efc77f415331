/** Tells other tabs of this browser what changed in storage. */
export interface TableNews {
  readonly id: string
  /** null = the table is gone. */
  readonly revision: number | null
}

const CHANNEL = 'roundhouse.tables'
let channel: BroadcastChannel | undefined

const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export const tell = (news: TableNews): void => open()?.postMessage(news)

const isNews = (data: unknown): data is TableNews =>
  typeof data === 'object' && data !== null && typeof (data as TableNews).id === 'string' && 'revision' in data

/** Calls back for news of other tabs; the answer ends it. */
export const hear = (listener: (news: TableNews) => void): (() => void) => {
  const on = ({ data }: MessageEvent): void => {
    if (isNews(data)) listener(data)
  }
  const used = open()
  used?.addEventListener('message', on)
  return () => used?.removeEventListener('message', on)
}
