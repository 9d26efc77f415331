import type { Language } from '@roundhouse/engine'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `4:05` under an hour, then `3 h`, then `2 d`. */
export const timeLeft = (ms: number, language: Language): string => {
  const left = Math.max(0, ms)
  if (left < HOUR) {
    const seconds = Math.floor(left / SECOND)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const [n, unit] =
    left < 2 * DAY ? ([Math.floor(left / HOUR), 'hour'] as const) : ([Math.floor(left / DAY), 'day'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(n)
}
