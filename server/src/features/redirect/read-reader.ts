import type { IncomingMessage } from 'node:http'
import {
  type CountryCode,
  type LanguageTag,
  parseAcceptLanguage,
  parseCountryCode,
} from '@everyshelf/domain/countries'
import { locateReader, type ReaderContext } from '@everyshelf/domain/routing'
import { LRUCache } from 'lru-cache'
import type { ReadClientAddress } from '../../http/client-address.ts'
import type { FindCountry } from '../../http/ip-country.ts'

/** Who opens a link, as far as the request tells. */
export interface Reader {
  readonly context: ReaderContext
  /** Names the reader's network among the limits; leads back to no address. */
  readonly clientKey: string
}

export type ReadReader = (request: IncomingMessage, asked: CountryCode | undefined) => Reader

export interface ReaderParts {
  readonly readClientAddress: ReadClientAddress
  readonly toClientKey: (address: string) => string
  readonly findCountry: FindCountry
  readonly hasTrustedProxies: boolean
  /** Where a trusted proxy gives the country; lower case. */
  readonly countryHeader: string | null
}

interface Place {
  readonly country: CountryCode | undefined
  readonly clientKey: string
  readonly isFromTrustedProxy: boolean
}

/** Reads who opens a link; the same address and the same languages once. */
export function createReaderReader(parts: ReaderParts): ReadReader {
  const { countryHeader, hasTrustedProxies } = parts
  const places = new LRUCache<string, Place>({ max: 50_000 })
  const languages = new LRUCache<string, LanguageTag[]>({ max: 5000 })

  function readPlace(request: IncomingMessage): Place {
    const peer = request.socket.remoteAddress ?? ''
    const forwarded = hasTrustedProxies ? String(request.headers['x-forwarded-for'] ?? '') : ''
    const key = forwarded ? `${peer} ${forwarded}` : peer
    const kept = places.get(key)
    if (kept) return kept
    const { address, isFromTrustedProxy } = parts.readClientAddress(request)
    const country = parts.findCountry(address)
    const place = { country, clientKey: parts.toClientKey(address), isFromTrustedProxy }
    if (key.length <= 200) places.set(key, place)
    return place
  }

  function readLanguages(header: string | undefined): LanguageTag[] {
    if (!header) return []
    const kept = languages.get(header)
    if (kept) return kept
    const parsed = parseAcceptLanguage(header)
    if (header.length <= 200) languages.set(header, parsed)
    return parsed
  }

  return (request, asked) => {
    const place = readPlace(request)
    const edge =
      countryHeader && place.isFromTrustedProxy
        ? parseCountryCode(String(request.headers[countryHeader] ?? ''))
        : undefined
    const hints = { query: asked, edge, ip: place.country }
    const context = locateReader(hints, readLanguages(request.headers['accept-language']))
    return { context, clientKey: place.clientKey }
  }
}
