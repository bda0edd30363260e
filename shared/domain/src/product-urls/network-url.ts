import type { NetworkCode } from '../retailers/index.ts'
import type { WebUrl } from './parse-web-url.ts'
import { decodeQueryText, listParameters } from './url-parts.ts'

/** A URL of an affiliate network: it credits a publisher, then redirects to a retailer. */
export interface NetworkUrl {
  /** Null for a retailer that runs such a host itself. */
  readonly network: NetworkCode | null
  /** The ID of the publisher who earns, at this network. */
  readonly publisherId: string | null
  /** The URL that it redirects to; null if the URL does not contain it. */
  readonly target: string | null
}

interface NetworkHosts {
  readonly network: NetworkCode | null
  readonly hosts: readonly string[]
  readonly target: readonly string[]
  readonly publisher: readonly string[]
  readonly publisherInPath?: RegExp
}

const networks: readonly NetworkHosts[] = [
  {
    network: 'awin',
    hosts: ['www.awin1.com', 'awin1.com'],
    target: ['ued', 'p'],
    publisher: ['awinaffid', 'id'],
  },
  {
    network: 'cj',
    hosts: [
      ...['www.anrdoezrs.net', 'www.jdoqocy.com', 'www.tkqlhce.com'],
      ...['www.dpbolvw.net', 'www.kqzyfj.com'],
    ],
    target: ['url'],
    publisher: [],
    publisherInPath: /^\/(?:links\/|click-)(\d{1,12})/,
  },
  {
    network: 'rakuten',
    hosts: ['click.linksynergy.com'],
    target: ['murl'],
    publisher: ['id'],
  },
  {
    network: 'partnerize',
    hosts: ['prf.hn'],
    target: [],
    publisher: [],
    publisherInPath: /^\/click\/camref:(\w{1,40})/,
  },
  {
    network: 'tradedoubler',
    hosts: ['clk.tradedoubler.com'],
    target: ['url'],
    publisher: ['a'],
  },
  {
    network: 'impact',
    hosts: ['goto.target.com', 'goto.walmart.com', 'affiliates.abebooks.com'],
    target: ['u'],
    publisher: [],
    publisherInPath: /^\/c\/(\d{1,12})\//,
  },
  {
    network: null,
    hosts: ['partner.bol.com'],
    target: ['url'],
    publisher: ['s'],
  },
  {
    network: null,
    hosts: ['hb.afl.rakuten.co.jp'],
    target: ['pc', 'm'],
    publisher: [],
    publisherInPath: /^\/hgc\/([\w.]{1,64})\//,
  },
]

const byHost = new Map(networks.flatMap((row) => row.hosts.map((host) => [host, row] as const)))

/** CJ and Partnerize write the target into the path, plain or percent-encoded. */
function targetInPath(path: string): string | null {
  const at = path.search(/https?(?::|%3a)/i)
  return at < 0 ? null : decodeQueryText(path.slice(at))
}

/**
 * Reads the URL of an affiliate network. Returns undefined for all other hosts.
 *
 * @example readNetworkUrl(url)?.target // 'https://www.waterstones.com/book/9780143127741'
 */
export function readNetworkUrl(url: WebUrl): NetworkUrl | undefined {
  const row = byHost.get(url.hostname)
  if (!row) return undefined
  const parameters = listParameters(url.search)
  const find = (names: readonly string[]) =>
    parameters.find(([name, value]) => names.includes(name.toLowerCase()) && value)?.[1] ?? null
  return {
    network: row.network,
    publisherId: find(row.publisher) ?? row.publisherInPath?.exec(url.pathname)?.[1] ?? null,
    target: find(row.target) ?? targetInPath(url.pathname),
  }
}
