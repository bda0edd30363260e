import type { IncomingMessage } from 'node:http'
import {
  type CountryCode,
  type LanguageTag,
  parseAcceptLanguage,
  parseCountryCode,
} from '@everyshelf/domain/countries'
import { locateReader, type ReaderContext } from '@everyshelf/domain/routing'
import {
  clientNetwork,
  type ReadClientAddress,
  wideClientNetwork,
} from '../../http/client-address.ts'
import type { IsDataCentre } from '../../http/data-centres.ts'
import type { FindCountry } from '../../http/ip-country.ts'
import { createRecentMap, type RecentMap } from '../../memory/recent-map.ts'
import { addressKey } from './address-key.ts'
import { createOpeningsFinder, type NetworkOpenings } from './network-openings.ts'

export interface ReaderDeps {
  readonly readClientAddress: ReadClientAddress
  readonly toClientKey: (network: string) => string
  readonly findCountry: FindCountry
  readonly isDataCentre: IsDataCentre
  /** Who is signed in with a request's cookies, as far as that is known at once. */
  readonly findUser: (cookies: string) => string | null
  readonly hasTrustedProxies: boolean
  /** Where a trusted proxy gives the country; lower case. */
  readonly countryHeader: string | null
}

/** What an address tells, kept without the address. */
export interface Place {
  readonly country: CountryCode | undefined
  readonly openings: NetworkOpenings
  /** Of the /56 around an IPv6 address; null for IPv4. */
  readonly wideOpenings: NetworkOpenings | null
  readonly isFromTrustedProxy: boolean
  readonly isDataCentre: boolean
  /** Who is signed in there; of one request alone, never kept with the place. */
  readonly userId: string | null
  /** What of the address tells one reader from another; kept in memory alone. */
  readonly network: string
}

type Places = RecentMap<number | string, Place>

export interface ReaderReader {
  readonly readPlace: (request: IncomingMessage) => Place
  readonly readContext: (
    request: IncomingMessage,
    place: Place,
    asked: CountryCode | undefined,
  ) => ReaderContext
}

const LONGEST_KEPT = 200

/** Reads who opens a link, as far as the request tells; the same text is read once. */
export function createReaderReader(deps: ReaderDeps): ReaderReader {
  const { countryHeader, hasTrustedProxies } = deps
  const findOpenings = createOpeningsFinder()
  const direct: Places = createRecentMap(25_000)
  const forwarded: Places = createRecentMap(25_000)
  const proxies = createRecentMap<string, boolean>(1000)
  const languages = createRecentMap<string, LanguageTag[]>(2500)

  function readPlace(request: IncomingMessage): Place {
    const place = findPlace(request)
    const { cookie } = request.headers
    const userId = cookie === undefined ? null : deps.findUser(cookie)
    return userId === null ? place : { ...place, userId }
  }

  /**
   * By what a proxy of ours says, else by the connection's own address. Apart, since finding the two
   * joined into one text takes three times as long.
   */
  function findPlace(request: IncomingMessage): Place {
    const peer = request.socket.remoteAddress ?? ''
    const said = hasTrustedProxies ? request.headers['x-forwarded-for'] : undefined
    return said && isOfProxy(peer, request)
      ? findIn(forwarded, String(said), request)
      : findIn(direct, peer, request)
  }

  function isOfProxy(peer: string, request: IncomingMessage): boolean {
    const kept = proxies.get(peer)
    if (kept !== undefined) return kept
    const { isFromTrustedProxy } = deps.readClientAddress(request)
    proxies.set(peer, isFromTrustedProxy)
    return isFromTrustedProxy
  }

  function findIn(places: Places, text: string, request: IncomingMessage): Place {
    const key = addressKey(text)
    const kept = places.get(key)
    if (kept) return kept
    const { address, isFromTrustedProxy } = deps.readClientAddress(request)
    const network = clientNetwork(address)
    const wideNetwork = wideClientNetwork(address)
    const place = {
      country: deps.findCountry(address),
      openings: findOpenings(deps.toClientKey(network)),
      wideOpenings: wideNetwork ? findOpenings(deps.toClientKey(wideNetwork)) : null,
      isFromTrustedProxy,
      isDataCentre: deps.isDataCentre(address),
      userId: null,
      network,
    }
    if (text.length <= LONGEST_KEPT) places.set(key, place)
    return place
  }

  function readLanguages(header: string | undefined): LanguageTag[] {
    if (!header) return []
    const kept = languages.get(header)
    if (kept) return kept
    const parsed = parseAcceptLanguage(header)
    if (header.length <= LONGEST_KEPT) languages.set(header, parsed)
    return parsed
  }

  return {
    readPlace,
    readContext: ({ headers }, place, asked) => {
      const edge =
        countryHeader && place.isFromTrustedProxy
          ? parseCountryCode(String(headers[countryHeader] ?? ''))
          : undefined
      const hints = { query: asked, edge, ip: place.country }
      return locateReader(hints, readLanguages(headers['accept-language']))
    },
  }
}
