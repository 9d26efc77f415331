const SEEN_AFTER = 1500

export interface LookedAt {
  /** Looks again: something may have come, or the page come into view. */
  look(): void
  /** Something came beside entries that one was to be called for: talk, a request. */
  lookAtNews(): void
  close(): void
}

/** Tells the server what was looked at, a moment later: notices are about what is newer. */
export const lookedAt = (
  first: number,
  numberNow: () => number,
  tell: (number: number) => Promise<unknown>,
): LookedAt => {
  let seen = first
  let hasNews = true
  let looking: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(looking)
    const number = numberNow()
    if (document.hidden || (number <= seen && !hasNews)) return
    looking = setTimeout(() => {
      seen = number
      hasNews = false
      tell(number).catch(() => {
        seen = -1
      })
    }, SEEN_AFTER)
  }
  document.addEventListener('visibilitychange', look)
  return {
    look,
    lookAtNews() {
      hasNews = true
      look()
    },
    close() {
      clearTimeout(looking)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
