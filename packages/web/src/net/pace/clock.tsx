import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useTable } from '../../table/model.js'
import { sayIn } from '../../texts/say.js'
import type { RemoteTable } from '../remote-table.js'
import { paceTexts } from './texts.js'
import { timeLeft } from './time-left.js'

const DO = { pass: 'doPass', bot: 'doBot', end: 'doEnd' } as const

/** The server's time, as far as this page knows it; looked at every second while somebody's time runs. */
const useServerTime = (remote: RemoteTable): number => {
  const now = useSignal(Date.now())
  const isRunning = remote.clock.value?.due !== null && remote.clock.value !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, now])
  return now.value + (remote.clock.value?.ahead ?? 0)
}

/** How long the one who decides has; and when that is over, what the others may do about it. */
export const Clock = ({ remote }: { remote: RemoteTable }): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language, naming } = reading.value
  const say = sayIn(paceTexts, language)
  const now = useServerTime(remote)
  const clock = remote.clock.value
  const { pace, decider, status } = remote.view.value
  if (!clock || clock.due === null || pace.kind === 'none' || decider === null || status !== 'running') return null
  if (now < clock.due) {
    const when = new Intl.DateTimeFormat(language, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
    return (
      <span class="small clock" title={say('until', { when: when.format(clock.due - clock.ahead) })}>
        {say('left', { time: timeLeft(clock.due - now, language) })}
      </span>
    )
  }
  const isOwn = decider === session.seat
  const name = naming.name(decider)
  return (
    <span class="small clock is-late" role="status">
      {isOwn ? say('ranOutOwn') : say('ranOut', { name })}
      {!isOwn && session.seat !== null && pace.late !== 'remind' && (
        <button type="button" class="button" onClick={() => void remote.overtime()}>
          {say(DO[pace.late], { name })}
        </button>
      )}
    </span>
  )
}
