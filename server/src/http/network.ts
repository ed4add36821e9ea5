// The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, which one
// subscriber has to themselves.
import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The network of a caller's address. */
export function networkOf(ip: string): string {
  const address = ip.split('%')[0] ?? ip
  const v4 = mapped.exec(address)?.[1]
  if (v4) return v4
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right === undefined ? [] : right.split(':').filter(Boolean)
  // An IPv4 ending stands for two groups; only the first four groups matter here.
  const tailGroups = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tailGroups)
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
