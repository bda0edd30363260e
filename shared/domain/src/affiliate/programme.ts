import type { Isbn13 } from '../identifiers/index.ts'
import { affiliateNetworks, type Retailer, type RetailerCode } from '../retailers/index.ts'

/** What programmes call the numbers that say who is paid; a shop's own link shape names its own. */
export const programmeFields = [
  'affiliateId',
  'affiliateToken',
  'publisherId',
  'partnerId',
  'siteId',
  'programId',
  'camref',
  'adId',
] as const
export type ProgrammeField = (typeof programmeFields)[number]

/** One owner's numbers at the programmes of shops other than Amazon. */
export type ProgrammeIds = Readonly<
  Partial<Record<RetailerCode, Readonly<Partial<Record<ProgrammeField, string>>>>>
>

/** Under this word a programme's own reports list what came through links of ours. */
const SUB_ID = 'everyshelf'

/** Begins with a letter or digit: "..", a path of its own, would lead out of its place (S1). */
export function isProgrammeId(value: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)
}

function deepLinkOf({ affiliate }: Retailer): string | null {
  if (!affiliate) return null
  const shape =
    affiliate.deepLink ?? (affiliate.network && affiliateNetworks[affiliate.network].deepLink)
  if (!shape || (shape.includes('{merchantId}') && !affiliate.merchantId)) return null
  // A host that the owner would have to give is no host of our tables (S1).
  return shape.includes('{brandHost}') || shape.includes('{base64Url}') ? null : shape
}

/**
 * The numbers that a shop's programme wants, in the order of its link; empty where no programme is
 * known, or none whose links can be built from numbers alone.
 *
 * @example listProgrammeFields(bam) // ['publisherId', 'adId']
 */
export function listProgrammeFields(retailer: Retailer): ProgrammeField[] {
  const shape = deepLinkOf(retailer)
  return programmeFields
    .filter((field) => shape?.includes(`{${field}}`))
    .toSorted((a, b) => (shape?.indexOf(`{${a}}`) ?? 0) - (shape?.indexOf(`{${b}}`) ?? 0))
}

/** What was given for a shop, when every number it wants is there and well formed; else undefined. */
export function readProgrammeIds(
  retailer: Retailer,
  values: Readonly<Partial<Record<string, unknown>>>,
): Readonly<Partial<Record<ProgrammeField, string>>> | undefined {
  const fields = listProgrammeFields(retailer)
  const given = fields.map((field) => [field, values[field]] as const)
  const isWhole = given.every(([, value]) => typeof value === 'string' && isProgrammeId(value))
  return isWhole && fields.length > 0 ? Object.fromEntries(given) : undefined
}

/**
 * A shop's page as a link that pays its owner; null where the numbers are missing, or where the
 * programme's links name the book by an ISBN and the page has none.
 *
 * @example buildProgrammeUrl(bookshopUs, url, isbn13, { affiliateId: '4711' }) // 'https://bookshop.org/a/4711/9780143127741'
 */
export function buildProgrammeUrl(
  retailer: Retailer,
  url: string,
  isbn13: Isbn13 | null,
  ids: ProgrammeIds[RetailerCode],
): string | null {
  const shape = deepLinkOf(retailer)
  const values = ids && readProgrammeIds(retailer, ids)
  if (!shape || !values || (shape.includes('{isbn13}') && !isbn13)) return null
  const joined = url.includes('?')
    ? shape.replace('{url}?', '{url}&')
    : shape.replace('{url}&', '{url}?')
  return joined.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'encodedUrl') return encodeURIComponent(url)
    if (name === 'url') return url
    if (name === 'isbn13') return isbn13 ?? ''
    if (name === 'merchantId') return retailer.affiliate?.merchantId ?? ''
    return values[name as ProgrammeField] ?? SUB_ID
  })
}
