import type { RetailerCode } from '../retailers/index.ts'
import type { AffiliateProgram } from './affiliate-program.ts'
import { abebooks } from './definitions/abebooks.ts'
import { alibris } from './definitions/alibris.ts'
import { apple } from './definitions/apple.ts'
import { audible } from './definitions/audible.ts'
import { bam } from './definitions/bam.ts'
import { bn } from './definitions/bn.ts'
import { bol } from './definitions/bol.ts'
import { bookshopUk } from './definitions/bookshop-uk.ts'
import { bookshopUs } from './definitions/bookshop-us.ts'
import { bwb } from './definitions/bwb.ts'
import { casadellibro } from './definitions/casadellibro.ts'
import { ebay } from './definitions/ebay.ts'
import { empik } from './definitions/empik.ts'
import { flipkart } from './definitions/flipkart.ts'
import { indigo } from './definitions/indigo.ts'
import { kobo } from './definitions/kobo.ts'
import { librofm } from './definitions/librofm.ts'
import { rakutenBooks } from './definitions/rakuten-books.ts'
import { target } from './definitions/target.ts'
import { thriftbooks } from './definitions/thriftbooks.ts'
import { walmart } from './definitions/walmart.ts'
import { waterstones } from './definitions/waterstones.ts'

/** The affiliate programs of retailers other than Amazon, by the retailer's code. */
export const affiliatePrograms: Readonly<Partial<Record<RetailerCode, AffiliateProgram>>> = {
  abebooks,
  alibris,
  apple,
  audible,
  bam,
  bn,
  bol,
  'bookshop-uk': bookshopUk,
  'bookshop-us': bookshopUs,
  bwb,
  casadellibro,
  ebay,
  empik,
  flipkart,
  indigo,
  kobo,
  librofm,
  'rakuten-books': rakutenBooks,
  target,
  thriftbooks,
  walmart,
  waterstones,
}

/**
 * Finds a retailer's affiliate program; undefined if we know none. Readers get links to the retailer
 * anyway.
 *
 * @example findAffiliateProgram('waterstones')?.network // 'awin'
 */
export function findAffiliateProgram(code: RetailerCode): AffiliateProgram | undefined {
  return Object.hasOwn(affiliatePrograms, code) ? affiliatePrograms[code] : undefined
}
