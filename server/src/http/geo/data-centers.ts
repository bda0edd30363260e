import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to a data center. */
export type IsDataCenter = (address: string) => boolean

const FILE = '@everyshelf/server/data-center-networks'

/**
 * Reads the list of networks from disk, without network calls. Without a readable file, no address is in a
 * data center, and bots are recognized only by their user agent.
 */
export function openDataCenters(onProblem: (error: unknown) => void, file?: string): IsDataCenter {
  try {
    const path = file ?? createRequire(import.meta.url).resolve(FILE)
    const lines = readFileSync(path, 'utf8').split('\n')
    const networks = lines.filter((line) => line && !line.startsWith('#')).map(parseNetwork)
    if (networks.length === 0) throw new TypeError('the list of data centers is empty')
    const isInIpv4 = createSearch(networks.filter(({ isIpv4 }) => isIpv4))
    const isInIpv6 = createSearch(networks.filter(({ isIpv4 }) => !isIpv4))
    return (address) => {
      if (!ipaddr.isValid(address)) return false
      const { isIpv4, number } = toNumber(ipaddr.parse(address))
      return isIpv4 ? isInIpv4(number) : isInIpv6(number)
    }
  } catch (error) {
    onProblem(error)
    return () => false
  }
}

interface Network {
  readonly isIpv4: boolean
  readonly first: bigint
  readonly last: bigint
}

function parseNetwork(line: string): Network {
  const [address, length] = ipaddr.parseCIDR(line)
  const { isIpv4, number } = toNumber(address)
  const bits = isIpv4 ? 32 : 64
  if (length > bits) throw new TypeError(`${line} is longer than the supported prefix`)
  return { isIpv4, first: number, last: number + (1n << BigInt(bits - length)) - 1n }
}

/** The whole IPv4 address, or the first 64 bits of IPv6, which identify the network. */
function toNumber(address: ipaddr.IPv4 | ipaddr.IPv6): { isIpv4: boolean; number: bigint } {
  const bytes = Buffer.from(address.toByteArray())
  return address.kind() === 'ipv4'
    ? { isIpv4: true, number: BigInt(bytes.readUInt32BE()) }
    : { isIpv4: false, number: bytes.readBigUInt64BE() }
}

/** A binary search. The networks do not overlap. */
function createSearch(networks: readonly Network[]): (number: bigint) => boolean {
  const sorted = networks.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const firsts = BigUint64Array.from(sorted, ({ first }) => first)
  const lasts = BigUint64Array.from(sorted, ({ last }) => last)
  return (number) => {
    let [low, high] = [0, firsts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((firsts[middle] ?? 0n) <= number) low = middle + 1
      else high = middle
    }
    return low > 0 && number <= (lasts[low - 1] ?? 0n)
  }
}
