/** Fetches the whole page anew, if it can be reached: after a new version its parts have other names. */
export const fetchPageAgain = async (): Promise<boolean> => {
  try {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (answer.ok) location.reload()
    return answer.ok
  } catch {
    return false
  }
}
