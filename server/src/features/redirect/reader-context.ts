import type { IncomingMessage } from 'node:http'
import {
  type CountryCode,
  type LanguageTag,
  parseAcceptLanguage,
  parseCountryCode,
} from '@everyshelf/domain/countries'
import { locateReader, type ReaderContext } from '@everyshelf/domain/routing'
import {
  type ClientAddress,
  clientNetwork,
  type ReadClientAddress,
  wideClientNetwork,
} from '../../http/geo/client-address.ts'
import type { IsDataCenter } from '../../http/geo/data-centers.ts'
import type { FindCountry } from '../../http/geo/ip-country.ts'
import { createRecentMap, type RecentMap } from '../../memory/recent-map.ts'
import { createRateWindowFinder, type NetworkWindows } from './network-rate-window.ts'

interface ReaderDeps {
  readonly readClientAddress: ReadClientAddress
  readonly toClientKey: (network: string) => string
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
  /** The user id of a request's session cookie, if it is cached. */
  readonly findUser: (cookies: string) => string | null
  readonly hasTrustedProxies: boolean
  /** The header in which a trusted proxy sends the country; lower case. */
  readonly countryHeader: string | null
}

/** What the client's address reveals, cached without the address. */
export interface ClientInfo extends NetworkWindows {
  readonly country: CountryCode | undefined
  readonly isFromTrustedProxy: boolean
  readonly isDataCenter: boolean
  /** The signed-in user of this request; never cached with the address. */
  readonly userId: string | null
  /** The part of the address that tells readers apart; in memory only. */
  readonly network: string
}

type ClientCache = RecentMap<number | string, ClientInfo>

export type ReaderContextReader = ReturnType<typeof createReaderContextReader>

const MAX_CACHED_LENGTH = 200

/** Reads a reader's country, languages and network from a request, with caches for repeated values. */
export function createReaderContextReader(deps: ReaderDeps) {
  const { countryHeader, hasTrustedProxies } = deps
  const findRateWindow = createRateWindowFinder()
  const direct: ClientCache = createRecentMap(25_000)
  const forwarded: ClientCache = createRecentMap(25_000)
  const proxies = createRecentMap<string, boolean>(1000)
  const languages = createRecentMap<string, LanguageTag[]>(2500)

  function readClientInfo(request: IncomingMessage): ClientInfo {
    const client = findClient(request)
    const { cookie } = request.headers
    const userId = cookie === undefined ? null : deps.findUser(cookie)
    return userId === null ? client : { ...client, userId }
  }

  /**
   * Finds the client by a trusted proxy's header, else by the connection's address. There are two caches,
   * because a lookup by both joined into one string takes three times as long.
   */
  function findClient(request: IncomingMessage): ClientInfo {
    const peer = request.socket.remoteAddress ?? ''
    const forwardedFor = hasTrustedProxies ? request.headers['x-forwarded-for'] : undefined
    return forwardedFor && isTrustedProxy(peer, request)
      ? findCached(forwarded, String(forwardedFor), request)
      : findCached(direct, peer, request)
  }

  function isTrustedProxy(peer: string, request: IncomingMessage): boolean {
    const cached = proxies.get(peer)
    if (cached !== undefined) return cached
    const { isFromTrustedProxy } = deps.readClientAddress(request)
    proxies.set(peer, isFromTrustedProxy)
    return isFromTrustedProxy
  }

  function findCached(cache: ClientCache, text: string, request: IncomingMessage): ClientInfo {
    const key = addressKey(text)
    const cached = cache.get(key)
    if (cached) return cached
    const client = describeAddress(deps.readClientAddress(request))
    if (text.length <= MAX_CACHED_LENGTH) cache.set(key, client)
    return client
  }

  function describeAddress({ address, isFromTrustedProxy }: ClientAddress): ClientInfo {
    const network = clientNetwork(address)
    const wideNetwork = wideClientNetwork(address)
    return {
      country: deps.findCountry(address),
      rateWindow: findRateWindow(deps.toClientKey(network)),
      wideRateWindow: wideNetwork ? findRateWindow(deps.toClientKey(wideNetwork)) : null,
      isFromTrustedProxy,
      isDataCenter: deps.isDataCenter(address),
      userId: null,
      network,
    }
  }

  function readLanguages(header: string | undefined): LanguageTag[] {
    if (!header) return []
    const cached = languages.get(header)
    if (cached) return cached
    const parsed = parseAcceptLanguage(header)
    if (header.length <= MAX_CACHED_LENGTH) languages.set(header, parsed)
    return parsed
  }

  return {
    readClientInfo,
    /** For a reader whose request another machine answered. */
    describeAddress: (address: string) => describeAddress({ address, isFromTrustedProxy: false }),
    readContext: (
      { headers }: Pick<IncomingMessage, 'headers'>,
      client: ClientInfo,
      requestedCountry: CountryCode | undefined,
    ): ReaderContext => {
      const edge =
        countryHeader && client.isFromTrustedProxy
          ? parseCountryCode(String(headers[countryHeader] ?? ''))
          : undefined
      const hints = { query: requestedCountry, edge, ip: client.country }
      return locateReader(hints, readLanguages(headers['accept-language']))
    },
  }
}

const DOT = 46
const ZERO = 48

/**
 * The cache key of an address: an IPv4 address as a 32-bit integer, since a Map finds numbers without
 * hashing text; anything else as the text itself. Two texts never share a key: a part with a leading
 * zero, which some programs read as octal, is not accepted as IPv4.
 *
 * @example addressKey('192.0.2.1') // -1073741311
 */
export function addressKey(text: string): number | string {
  let bits = 0
  let part = 0
  let digits = 0
  let dots = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const digit = code - ZERO
    if (code === DOT && digits > 0) {
      bits = (bits << 8) | part
      part = 0
      digits = 0
      dots++
    } else if (digit >= 0 && digit <= 9 && !(digits > 0 && part === 0)) {
      part = part * 10 + digit
      digits++
      if (part > 255) return text
    } else return text
  }
  return dots === 3 && digits > 0 ? (bits << 8) | part : text
}
