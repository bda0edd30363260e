import type { NetworkCode } from '../affiliate-programs/index.ts'
import { networkWrappers } from './network-wrappers.ts'
import type { WebUrl } from './parse-web-url.ts'
import { findTarget } from './unwrap-url.ts'
import { listParameters } from './url-parts.ts'
import { findUrlWrappers } from './url-wrappers.ts'

/** A URL of an affiliate network: it credits a publisher, then redirects to a retailer. */
export interface NetworkUrl {
  /** Null for a retailer that runs such a host itself. */
  readonly network: NetworkCode | null
  /** The ID of the publisher who earns, at this network. */
  readonly publisherId: string | null
  /** The URL that it redirects to; null if the URL does not contain it. */
  readonly target: string | null
}

/**
 * Reads the URL of an affiliate network. Returns undefined for all other hosts.
 *
 * @example readNetworkUrl(url)?.target // 'https://www.waterstones.com/book/9780143127741'
 */
export function readNetworkUrl(url: WebUrl): NetworkUrl | undefined {
  const wrapper = findUrlWrappers(url.hostname).find(({ affiliate }) => affiliate)
  if (!wrapper?.affiliate) return undefined
  const { network, parameters, inPath } = wrapper.affiliate
  const named = listParameters(url.search).find(
    ([name, value]) => parameters.includes(name.toLowerCase()) && value,
  )
  return {
    network,
    publisherId: named?.[1] ?? inPath?.exec(url.pathname)?.[1] ?? null,
    target: findTarget(url, wrapper) ?? null,
  }
}

/** Every host of an affiliate network that we recognize. */
export const networkHosts: readonly string[] = networkWrappers.flatMap(({ hosts }) => hosts)
