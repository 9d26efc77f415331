import { isIPv6 } from 'node:net'

/** Whoever has an IPv6 address has all of its network: so many hexadecimal groups of it count. */
const GROUPS = 4

/** By what requests from one place are counted: the address, or of IPv6 its network of 64 bits. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::')
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail)]
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${(ip.includes('::') ? all : first)
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
