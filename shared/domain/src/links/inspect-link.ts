import { readBookIdentifier } from '../identifiers/index.ts'
import {
  cleanProductUrl,
  describeOtherPage,
  isShortener,
  isUrlText,
  listUrlParts,
  looksLikeStore,
  parseShopUrl,
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
import { holdingOf, pageWarnings, tagWarnings } from './link-warnings.ts'
import { type OwnLink, readOwnLink } from './own-link.ts'
import { countryOf, formatsOf } from './page-facts.ts'

const NOTHING: LinkInspection = {
  kind: 'unknown',
  identifier: null,
  problem: null,
  retailer: null,
  marketplace: null,
  country: null,
  formats: [],
  network: null,
  tag: null,
  tagHolding: 'nobody',
  ownLink: null,
  shortUrl: null,
  cleaning: null,
  warnings: [],
}

/**
 * Says of any pasted text what link it is, whose tag it carries and what is wrong with it. Nothing
 * is asked of anybody: a short link comes back as one to follow. Never throws, whatever is pasted.
 *
 * @example inspectLink('https://www.amazon.de/dp/3551551677?tag=x-21', context).tagHolding // 'somebody'
 */
export function inspectLink(text: string, context: InspectionContext): LinkInspection {
  const pasted = trimPaste(text)
  if (pasted.length > WEB_URL_MAX_LENGTH) return NOTHING
  const own = readOwnLink(pasted, context.origin)
  if (own) return inspectOwnLink(own)
  const network = inspectNetworkLink(pasted, context)
  return network ?? inspectAddress(pasted, context)
}

function inspectOwnLink(own: OwnLink): LinkInspection {
  if (own.kind === 'page') return { ...NOTHING, kind: 'own-page', ownLink: own }
  const warnings: LinkWarning[] = []
  if (!own.slug && !own.identifier) warnings.push('wrong-own-link')
  if (own.country) warnings.push('fixed-country')
  if (own.asksForTag) warnings.push('ignored-tag')
  return {
    ...NOTHING,
    kind: 'own-link',
    identifier: own.identifier,
    ownLink: own,
    tagHolding: 'by-country',
    warnings,
  }
}

/** What stands behind a network's address, with the network's publisher as the one who is paid. */
function inspectNetworkLink(text: string, context: InspectionContext): LinkInspection | undefined {
  const url = parseWebUrl(text)
  const found = url && readNetworkUrl(url)
  if (!found) return undefined
  const { network, publisherId, target } = found
  const inner = target === null ? NOTHING : inspectAddress(trimPaste(target), context)
  const after = target === null ? undefined : cleanProductUrl(target)
  const tag = publisherId ?? inner.tag
  const foreign: LinkWarning[] = tag === null ? [] : ['foreign-tag']
  const removed: UrlPart[] = publisherId
    ? [{ name: network ?? 'programme', value: publisherId, kind: 'affiliate' }]
    : []
  return {
    ...inner,
    kind: inner.kind === 'unknown' ? 'network-link' : inner.kind,
    network,
    tag,
    tagHolding: tag === null ? 'unsure' : 'somebody',
    cleaning: after ? { before: text, after, removed } : null,
    warnings: [...new Set<LinkWarning>([...inner.warnings, 'network-link', ...foreign])],
  }
}

function inspectAddress(text: string, context: InspectionContext): LinkInspection {
  const reading = readProductUrl(text)
  const url = parseShopUrl(text)
  switch (reading.kind) {
    case 'product': {
      const { retailer, marketplace, identifier, foreignTag: tag } = reading
      const tagHolding = holdingOf(tag, context)
      return {
        ...NOTHING,
        kind: 'product',
        identifier,
        retailer,
        marketplace,
        country: countryOf(retailer, marketplace, url),
        formats: formatsOf(retailer, identifier, url),
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
      const { retailer, foreignTag: tag } = reading
      const tagHolding = holdingOf(tag, context)
      return {
        ...NOTHING,
        kind: 'product-without-identifier',
        retailer,
        country: countryOf(retailer, null, url),
        formats: formatsOf(retailer, null, url),
        tag,
        tagHolding,
        cleaning: url ? describeCleaning(text, url, null, tag) : null,
        warnings: ['no-identifier', ...tagWarnings(tag, tagHolding, null, url)],
      }
    }
    case 'not-a-product': {
      const names = ['tag', tagParameter(reading.retailer)]
      const tag = (url && listUrlParts(url).find(({ name }) => names.includes(name))?.value) || null
      const tagHolding = holdingOf(tag, context)
      return {
        ...NOTHING,
        kind: 'other-page',
        retailer: reading.retailer,
        country: countryOf(reading.retailer, null, url),
        tag,
        tagHolding,
        warnings: [
          url ? describeOtherPage(url) : 'other-page',
          ...tagWarnings(tag, tagHolding, null, url),
        ],
      }
    }
    case 'short-link':
      return {
        ...NOTHING,
        kind: 'short-link',
        retailer: 'amazon',
        shortUrl: reading.url,
        tagHolding: 'hidden',
        warnings: ['cloaked-short-link'],
      }
    case 'unknown':
      return inspectUnknown(text)
  }
}

/** Searches carry the ids of affiliates where the pages of books do. */
function tagParameter(retailer: RetailerCode): string | undefined {
  const place = findRetailerByCode(retailer)?.tagIn
  return place?.in === 'query' ? place.parameter : undefined
}

function inspectUnknown(text: string): LinkInspection {
  const url = parseWebUrl(text) ?? parseWebUrl(`https://${text}`)
  if (url && isShortener(url.hostname)) {
    return {
      ...NOTHING,
      kind: 'shortener',
      tagHolding: 'hidden',
      warnings: ['cloaked-elsewhere'],
    }
  }
  if (looksLikeStore(text)) return { ...NOTHING, warnings: ['look-alike-host'] }
  if (isUrlText(text) || text.includes('/')) return NOTHING
  const reading = readBookIdentifier(text.slice(0, 100))
  return reading.ok
    ? { ...NOTHING, kind: 'identifier', identifier: reading.identifier }
    : { ...NOTHING, problem: reading.problem }
}
