import { readTypedBook } from '../books/index.ts'
import {
  cleanProductUrl,
  describeOtherPage,
  isShortener,
  isUrlText,
  listUrlParts,
  looksLikeRetailer,
  parseRetailerUrl,
  parseWebUrl,
  readNetworkUrl,
  readProductUrl,
  trimPaste,
  type UrlPart,
  WEB_URL_MAX_LENGTH,
} from '../product-urls/index.ts'
import { findRetailerByCode, type RetailerCode } from '../retailers/index.ts'
import { describeCleaning } from './describe-cleaning.ts'
import type { InspectionContext, LinkInspection, LinkWarning } from './link-inspection.ts'
import { compareTag, pageWarnings, tagWarnings } from './link-warnings.ts'
import { findCountry, listFormats } from './page-formats.ts'
import { parseServiceUrl, type ServiceUrl } from './service-url.ts'

const EMPTY: LinkInspection = {
  kind: 'unknown',
  identifier: null,
  problem: null,
  retailer: null,
  marketplace: null,
  country: null,
  formats: [],
  network: null,
  tag: null,
  tagHolding: 'none',
  serviceUrl: null,
  shortUrl: null,
  cleaning: null,
  warnings: [],
}

/**
 * Finds out what a pasted text is, whose tag it carries, and what is wrong with it. It works
 * without network access, so a short link is only recognized, not resolved. Never throws; unknown
 * texts have the kind `unknown`.
 *
 * @example inspectLink('https://www.amazon.de/dp/3551551677?tag=x-21', context).tagHolding // 'other'
 */
export function inspectLink(text: string, context: InspectionContext): LinkInspection {
  const pasted = trimPaste(text)
  if (pasted.length > WEB_URL_MAX_LENGTH) return EMPTY
  const serviceUrl = parseServiceUrl(pasted, context.origin, context.ownDomains)
  if (serviceUrl) return inspectServiceUrl(serviceUrl)
  const network = inspectNetworkLink(pasted, context)
  return network ?? inspectUrl(pasted, context)
}

function inspectServiceUrl(url: ServiceUrl): LinkInspection {
  if (url.kind === 'page') return { ...EMPTY, kind: 'service-page', serviceUrl: url }
  const warnings: LinkWarning[] = []
  if (!url.slug && !url.identifier) warnings.push('wrong-service-link')
  if (url.country) warnings.push('fixed-country')
  if (url.hasTag) warnings.push('ignored-tag')
  return {
    ...EMPTY,
    kind: 'service-link',
    identifier: url.identifier,
    serviceUrl: url,
    tagHolding: 'by-country',
    warnings,
  }
}

/**
 * Inspects the target of an affiliate network's URL. The network's publisher is the one who earns.
 */
function inspectNetworkLink(text: string, context: InspectionContext): LinkInspection | undefined {
  const url = parseWebUrl(text)
  const found = url && readNetworkUrl(url)
  if (!found) return undefined
  const { network, publisherId, target } = found
  const inner = target === null ? EMPTY : inspectUrl(trimPaste(target), context)
  const after = target === null ? undefined : cleanProductUrl(target)
  const tag = publisherId ?? inner.tag
  const foreign: LinkWarning[] = tag === null ? [] : ['foreign-tag']
  const removed: UrlPart[] = publisherId
    ? [{ name: network ?? 'program', value: publisherId, kind: 'affiliate' }]
    : []
  return {
    ...inner,
    kind: inner.kind === 'unknown' ? 'network-link' : inner.kind,
    network,
    tag,
    tagHolding: tag === null ? 'unsure' : 'other',
    cleaning: after ? { before: text, after, removed } : null,
    warnings: [...new Set<LinkWarning>([...inner.warnings, 'network-link', ...foreign])],
  }
}

function inspectUrl(text: string, context: InspectionContext): LinkInspection {
  const parsed = readProductUrl(text)
  const url = parseRetailerUrl(text)
  switch (parsed.kind) {
    case 'product': {
      const { retailer, marketplace, identifier, foreignTag: tag } = parsed
      const tagHolding = compareTag(tag, context)
      return {
        ...EMPTY,
        kind: 'product',
        identifier,
        retailer,
        marketplace,
        country: findCountry(retailer, marketplace, url),
        formats: listFormats(retailer, identifier, url),
        tag,
        tagHolding,
        cleaning: url ? describeCleaning(text, url, identifier, tag) : null,
        warnings: [
          ...pageWarnings(retailer, marketplace, identifier, url),
          ...tagWarnings(tag, tagHolding, marketplace, url),
        ],
      }
    }
    case 'product-without-identifier': {
      const { retailer, foreignTag: tag } = parsed
      const tagHolding = compareTag(tag, context)
      return {
        ...EMPTY,
        kind: 'product-without-identifier',
        retailer,
        country: findCountry(retailer, null, url),
        formats: listFormats(retailer, null, url),
        tag,
        tagHolding,
        cleaning: url ? describeCleaning(text, url, null, tag) : null,
        warnings: ['no-identifier', ...tagWarnings(tag, tagHolding, null, url)],
      }
    }
    case 'not-a-product': {
      const names = ['tag', tagParameter(parsed.retailer)]
      const tag = (url && listUrlParts(url).find(({ name }) => names.includes(name))?.value) || null
      const tagHolding = compareTag(tag, context)
      return {
        ...EMPTY,
        kind: 'other-page',
        retailer: parsed.retailer,
        country: findCountry(parsed.retailer, null, url),
        tag,
        tagHolding,
        warnings: [
          url ? describeOtherPage(url) : 'other-page',
          ...tagWarnings(tag, tagHolding, null, url),
        ],
      }
    }
    case 'retailer-short-link':
      return {
        ...EMPTY,
        kind: 'retailer-short-link',
        retailer: 'amazon',
        shortUrl: parsed.url,
        tagHolding: 'hidden',
        warnings: ['cloaked-short-link'],
      }
    case 'unknown':
      return inspectUnknown(text)
  }
}

/**
 * The parameter in which this retailer's URLs carry affiliate IDs; its search pages use the same
 * one.
 */
function tagParameter(retailer: RetailerCode): string | undefined {
  const position = findRetailerByCode(retailer)?.tagIn
  return position?.in === 'query' ? position.parameter : undefined
}

function inspectUnknown(text: string): LinkInspection {
  const url = parseRetailerUrl(text) ?? parseWebUrl(`https://${text}`)
  if (url && isShortener(url.hostname)) {
    return {
      ...EMPTY,
      kind: 'shortener',
      tagHolding: 'hidden',
      warnings: ['cloaked-elsewhere'],
    }
  }
  if (looksLikeRetailer(parseRetailerUrl(text)?.href ?? text))
    return { ...EMPTY, warnings: ['look-alike-host'] }
  if (isUrlText(text) || text.includes('/')) return EMPTY
  const parsed = readTypedBook(text.slice(0, 200))
  if (parsed.kind === 'book') {
    return { ...EMPTY, kind: 'identifier', identifier: parsed.identifier }
  }
  if (parsed.kind !== 'invalid') return EMPTY
  return { ...EMPTY, problem: parsed.problem === 'title' ? 'not-a-book-code' : parsed.problem }
}
