import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ipaddr from 'ipaddr.js'

/**
 * Regenerates the list of data center networks from CSV files with lines `first address, last
 * address, number, name`, such as those of the npm package @ip-location-db/asn.
 */
const lists = join(import.meta.dirname, '..', 'lists')
const HEADER = `# Networks of data centers, made by scripts/list-data-centers.ts for data-center-owners.txt.
# Routing data by Route Views (routeviews.org), NRO (nro.net) and DB-IP (db-ip.com), CC BY 4.0, merged
# by the ip-location-db project; reduced to these networks, adjacent ones joined.
`
const LINE = /^([0-9a-f.:]+),([0-9a-f.:]+),(\d+),"?([^"]*)/

interface Range {
  readonly first: bigint
  readonly last: bigint
}

function readOwners(): Map<string, string> {
  const lines = readFileSync(join(lists, 'data-center-owners.txt'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, number, name] = /^(\d+)\s+(\S.*)$/.exec(line) ?? []
      return number && name ? [[number, name] as const] : []
    }),
  )
}

function toNumber(address: string): bigint {
  return BigInt(`0x${Buffer.from(ipaddr.parse(address).toByteArray()).toString('hex')}`)
}

function readRanges(file: string, owners: ReadonlyMap<string, string>): Range[] {
  const ranges: Range[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, first, last, number = '', name = ''] = LINE.exec(line) ?? []
    const owner = owners.get(number)
    if (!first || !last || !owner) continue
    if (!name.startsWith(owner)) throw new Error(`${number} is ${name} now, not ${owner}`)
    ranges.push({ first: toNumber(first), last: toNumber(last) })
  }
  return ranges.sort((a, b) => (a.first < b.first ? -1 : 1))
}

function joinAdjacent(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges) {
    const before = joined.at(-1)
    if (!before || range.first > before.last + 1n) joined.push(range)
    else if (range.last > before.last) joined[joined.length - 1] = { ...before, last: range.last }
  }
  return joined
}

/** The smallest set of CIDR networks for a range. */
function toNetworks({ first, last }: Range, bits: number): string[] {
  const networks: string[] = []
  for (let from = first; from <= last; ) {
    let size = 0
    while (
      size < bits &&
      from % (2n << BigInt(size)) === 0n &&
      from + (2n << BigInt(size)) - 1n <= last
    ) {
      size++
    }
    const bytes = Buffer.from(from.toString(16).padStart(bits / 4, '0'), 'hex')
    networks.push(`${ipaddr.fromByteArray([...bytes])}/${bits - size}`)
    from += 1n << BigInt(size)
  }
  return networks
}

const [ipv4, ipv6] = process.argv.slice(2)
if (!ipv4 || !ipv6) throw new Error('usage: list-data-centers.ts IPV4_FILE IPV6_FILE')
const owners = readOwners()
const networks = [
  ...joinAdjacent(readRanges(ipv4, owners)).flatMap((range) => toNetworks(range, 32)),
  ...joinAdjacent(readRanges(ipv6, owners)).flatMap((range) => toNetworks(range, 128)),
]
writeFileSync(join(lists, 'data-center-networks.txt'), `${HEADER}${networks.join('\n')}\n`)
console.log(`${networks.length} networks`)
