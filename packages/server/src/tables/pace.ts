import type { Pace } from '../api/pace.js'

const HOUR = 3_600_000

/** Can times be told in this time zone? */
export const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

interface Local {
  readonly isWeekend: boolean
  readonly hour: number
  /** Milliseconds until the next full hour there. */
  readonly rest: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

const localAt = (at: number, zone: string): Local => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const past = (Number(parts.minute) * 60 + Number(parts.second)) * 1000 + (at % 1000)
  return { isWeekend: parts.weekday === 'Sat' || parts.weekday === 'Sun', hour: Number(parts.hour), rest: HOUR - past }
}

type Slow = Extract<Pace, { kind: 'slow' }>

const isOff = ({ nights, weekends }: Slow, { isWeekend, hour }: Local): boolean => {
  if (weekends && isWeekend) return true
  if (!nights || nights.from === nights.to) return false
  const { from, to } = nights
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** When so many hours will have passed, without nights and weekends where they do not count. */
export const dueAfter = (pace: Slow, at: number): number => {
  if (!pace.nights && !pace.weekends) return at + pace.hours * HOUR
  let left = pace.hours * HOUR
  for (let now = at; ; ) {
    const local = localAt(now, pace.zone)
    if (!isOff(pace, local)) {
      if (left <= local.rest) return now + left
      left -= local.rest
    }
    now += local.rest
  }
}

/** Stored with a table: since when the one who decides is waited for, and what each has left. */
export interface Clock {
  readonly since: number
  readonly due: number | null
  /** Of a live table: milliseconds by seat, at `since`. */
  readonly left: Readonly<Record<string, number>>
}

interface Turn {
  /** Who was waited for until now; null = nobody, or a bot. */
  readonly before: string | null
  /** Who is waited for from now on; null = nobody, or a bot. */
  readonly now: string | null
  readonly seats: readonly string[]
}

/** The clock after something has happened at the table; null = it has none. */
export const clockAfter = (pace: Pace, clock: Clock | null, { before, now, seats }: Turn, at: number): Clock | null => {
  if (pace.kind === 'none') return null
  if (pace.kind === 'slow') return { since: at, due: now === null ? null : dueAfter(pace, at), left: {} }
  const left: Record<string, number> = Object.fromEntries(
    seats.map((seat) => [seat, clock?.left[seat] ?? pace.minutes * 60_000]),
  )
  if (clock && before !== null) {
    const spent = Math.max(0, (left[before] ?? 0) - (at - clock.since))
    left[before] = spent + (before === now ? 0 : pace.increment * 1000)
  }
  return { since: at, due: now === null ? null : at + (left[now] ?? 0), left }
}
