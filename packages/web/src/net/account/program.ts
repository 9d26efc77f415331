/** `Firefox on Linux` out of what a browser calls itself; another program keeps its own words. */
export const programOf = (agent: string): string => {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1]
  if (browser === undefined) return agent.slice(0, 40)
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? ''
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system === '' ? name : `${name} · ${system}`
}
