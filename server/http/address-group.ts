const GROUPS_OF_A_HOUSEHOLD = 4
const ALL_GROUPS = 8

/** Whom an address stands for: an IPv4 address as it is, of IPv6 the /64 that one household or server is given. */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  return `${expanded(ip).slice(0, GROUPS_OF_A_HOUSEHOLD).join(':')}::/64`
}

function expanded(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const missing = tail === undefined ? 0 : ALL_GROUPS - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
