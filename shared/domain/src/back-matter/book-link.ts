import { affiliateNetworks, findAffiliateProgram } from '../affiliate-programs/index.ts'
import { inspectLink, type LinkInspection, parseServiceUrl, type Slug } from '../links/index.ts'
import { listUrlParts, parseWebUrl, type WebUrl } from '../product-urls/index.ts'
import { findRetailerByCode, type RetailerCode } from '../retailers/index.ts'
import { AMAZON_ASSOCIATES, findAffiliateHost, isFormPage } from './affiliate-hosts.ts'

/** Where a link in an ebook leads. */
export const bookLinkKinds = [
  /** Another place in the file. */
  'inside',
  /** An email or phone app. */
  'contact',
  /** A file on the author's computer. */
  'local-file',
  /** A saved link of this service, `/go/…`. */
  'saved-link',
  /** A Global Link by ISBN, `/redirect?isbn=…`. */
  'isbn-link',
  /** Another page of this service. */
  'service-page',
  'store',
  /** A retailer's own short link, which hides its target and tag. */
  'retailer-short-link',
  /** A URL shortener or another service for book links. */
  'shortener',
  'affiliate-network',
  /** A page that asks for readers' data. */
  'web-form',
  'website',
  /** No address that a reading app opens. */
  'unreadable',
] as const
export type BookLinkKind = (typeof bookLinkKinds)[number]

/** A link in an ebook, as far as its URL tells. */
export interface BookLink {
  readonly href: string
  readonly kind: BookLinkKind
  /** The retailer whose page it opens; null for other pages. */
  readonly retailer: RetailerCode | null
  /** The affiliate program that pays for purchases through the link; null without a tag. */
  readonly program: string | null
  /** Null if there is none, or if only the program shows. */
  readonly tag: string | null
  readonly slug: Slug | null
  /** In lower case; null for links without a host. */
  readonly host: string | null
  /** A link of this service that identifies no book. */
  readonly isWrong: boolean
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const CONTACT = /^(?:mailto|tel|sms|facetime|whatsapp):/i
const LOCAL_FILE = /^(?:file:|[a-z]:[\\/])/i

/** Whether a link opens an email or a call instead of a page. @example isContactLink('mailto:ada@example.org') // true */
export function isContactLink(href: string): boolean {
  return CONTACT.test(href.trim())
}

/**
 * Finds out where a link in an ebook leads and whose affiliate tag it has, without network access.
 * `origin` is the origin of this service. Never throws.
 *
 * @example readBookLink('https://www.amazon.de/dp/3551551677?tag=x-21', origin).program // 'Amazon Associates'
 */
export function readBookLink(href: string, origin: string): BookLink {
  const text = href.trim()
  const none = { href, retailer: null, program: null, tag: null, slug: null, host: null }
  const plain = (kind: BookLinkKind): BookLink => ({ ...none, kind, isWrong: false })
  if (LOCAL_FILE.test(text)) return plain('local-file')
  if (isContactLink(text)) return plain('contact')
  const address = text.startsWith('//') ? `https:${text}` : text
  if (!SCHEME.test(address)) return plain('inside')
  if (!/^https?:/i.test(address)) return plain('unreadable')
  return readService(href, address, origin) ?? readWeb(href, address, origin)
}

function readService(href: string, address: string, origin: string): BookLink | undefined {
  const service = parseServiceUrl(address, origin)
  if (!service) return undefined
  const kinds = { saved: 'saved-link', book: 'isbn-link', page: 'service-page' } as const
  const { kind, slug, identifier } = service
  return {
    href,
    kind: kinds[kind],
    retailer: null,
    program: null,
    tag: null,
    slug,
    host: parseWebUrl(address)?.hostname ?? null,
    isWrong: kind !== 'page' && slug === null && identifier === null,
  }
}

function readWeb(href: string, address: string, origin: string): BookLink {
  const inspection = inspectLink(address, { origin, ownTags: null, serviceTags: null })
  const url = parseWebUrl(address)
  const { retailer, tag } = inspection
  const program = findProgram(inspection, url)
  return {
    href,
    kind: url ? kindOf(inspection, url) : 'unreadable',
    retailer,
    program,
    tag: program === null ? null : tag,
    slug: null,
    host: url?.hostname ?? null,
    isWrong: false,
  }
}

function kindOf({ kind, network, warnings, retailer }: LinkInspection, url: WebUrl): BookLinkKind {
  const isNetwork = network !== null || warnings.includes('network-link')
  if (isNetwork || findAffiliateHost(url.hostname)) return 'affiliate-network'
  if (kind === 'retailer-short-link') return 'retailer-short-link'
  if (kind === 'shortener') return 'shortener'
  if (retailer !== null) return 'store'
  return isFormPage(url.hostname, url.pathname) ? 'web-form' : 'website'
}

/** The names of the programs that their links do not name. */
function programOf(retailer: RetailerCode | null): string {
  if (retailer === 'amazon') return AMAZON_ASSOCIATES
  const found = retailer === null ? undefined : findRetailerByCode(retailer)
  const program = found && findAffiliateProgram(found.code)
  const network = program?.network
  return (
    program?.name ??
    (network ? affiliateNetworks[network].name : undefined) ??
    (found ? `${found.name}’s affiliate program` : 'An affiliate program')
  )
}

function findProgram(inspection: LinkInspection, url: WebUrl | undefined): string | null {
  const { network, warnings, retailer, tag } = inspection
  if (network) return affiliateNetworks[network].name
  const byHost = url && findAffiliateHost(url.hostname)
  if (byHost) return byHost
  if (warnings.includes('network-link')) return programOf(retailer)
  if (retailer === null) return null
  // Amazon Attribution measures ads and pays no one.
  const isAttribution = warnings.includes('attribution-only')
  const parts = url ? listUrlParts(url) : []
  const hasTag = (tag !== null && !isAttribution) || parts.some(({ kind }) => kind === 'affiliate')
  return hasTag ? programOf(retailer) : null
}
