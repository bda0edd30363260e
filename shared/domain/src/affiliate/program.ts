import { affiliateNetworks, findAffiliateProgram } from '../affiliate-programs/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import { SERVICE_NAME } from '../limits/index.ts'
import type { Retailer, RetailerCode } from '../retailers/index.ts'

/**
 * The names of the IDs that say who earns the commission. A retailer's deep link has some of them
 * as placeholders, such as `{publisherId}`.
 */
export const programFields = [
  'affiliateId',
  'affiliateToken',
  'publisherId',
  'merchantId',
  'partnerId',
  'siteId',
  'programId',
  'camref',
  'adId',
] as const
export type ProgramField = (typeof programFields)[number]

/** The IDs of one account at the affiliate programs of retailers other than Amazon. */
export type ProgramIds = Readonly<
  Partial<Record<RetailerCode, Readonly<Partial<Record<ProgramField, string>>>>>
>

/** The label for our links in the reports of the programs: sub ID, click reference, or member ID. */
export const SUB_ID = SERVICE_NAME

/**
 * Whether a text can be an ID at a program: 1 to 64 letters, digits, dots, hyphens and underscores.
 * It must begin with a letter or digit: ".." would change the path of the link.
 *
 * @example isProgramId('4711') // true
 */
export function isProgramId(value: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)
}

function deepLinkOf({ code }: Retailer): string | null {
  const program = findAffiliateProgram(code)
  if (!program) return null
  const template =
    program.deepLink ?? (program.network && affiliateNetworks[program.network].deepLink)
  if (!template) return null
  // An owner would have to enter part of the host, and every host must come from our tables.
  return template.includes('{brandHost}') || template.includes('{base64Url}') ? null : template
}

/**
 * Lists the IDs that an owner has to enter for a retailer's program, in the order of the link.
 * Empty if we know no program, or none whose links can be built from IDs alone.
 *
 * @example listProgramFields(bam) // ['publisherId', 'adId']
 */
export function listProgramFields(retailer: Retailer): ProgramField[] {
  const template = deepLinkOf(retailer)
  const merchantId = findAffiliateProgram(retailer.code)?.merchantId
  const isKnown = (field: ProgramField) => field === 'merchantId' && merchantId !== undefined
  return programFields
    .filter((field) => template?.includes(`{${field}}`) && !isKnown(field))
    .toSorted((a, b) => (template?.indexOf(`{${a}}`) ?? 0) - (template?.indexOf(`{${b}}`) ?? 0))
}

/**
 * Picks the IDs of a retailer's program from what an owner entered and drops all other keys.
 * Returns undefined if one is missing or invalid, or if the retailer needs none.
 *
 * @example readProgramIds(bam, { publisherId: '123', adId: '456', other: 'x' }) // { publisherId: '123', adId: '456' }
 */
export function readProgramIds(
  retailer: Retailer,
  values: Readonly<Partial<Record<string, unknown>>>,
): Readonly<Partial<Record<ProgramField, string>>> | undefined {
  const fields = listProgramFields(retailer)
  const entered = fields.map((field) => [field, values[field]] as const)
  const isComplete = entered.every(([, value]) => typeof value === 'string' && isProgramId(value))
  return isComplete && fields.length > 0 ? Object.fromEntries(entered) : undefined
}

/**
 * Builds the link to a retailer's page that earns the owner commission. Returns null if an ID is
 * missing, or if the program's links name the book by ISBN and the page has none.
 *
 * @example buildProgramUrl(bookshopUs, url, isbn13, { affiliateId: '4711' }) // 'https://bookshop.org/a/4711/9780143127741'
 */
export function buildProgramUrl(
  retailer: Retailer,
  url: string,
  isbn13: Isbn13 | null,
  ids: ProgramIds[RetailerCode],
): string | null {
  const template = deepLinkOf(retailer)
  const values = ids && readProgramIds(retailer, ids)
  if (!template || !values || (template.includes('{isbn13}') && !isbn13)) return null
  const merchantId = findAffiliateProgram(retailer.code)?.merchantId
  const joined = url.includes('?')
    ? template.replace('{url}?', '{url}&')
    : template.replace('{url}&', '{url}?')
  return joined.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'encodedUrl') return encodeURIComponent(url)
    if (name === 'url') return url
    if (name === 'isbn13') return isbn13 ?? ''
    if (name === 'merchantId' && merchantId) return merchantId
    return values[name as ProgramField] ?? SUB_ID
  })
}
