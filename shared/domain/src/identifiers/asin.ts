import { normalizeIdentifier } from './normalize.ts'

declare const asinBrand: unique symbol

/**
 * An Amazon Standard Identification Number: ten letters or digits, in capitals. The ASIN of a print
 * book is its ISBN-10. The ASIN of anything else, Kindle books included, normally begins with B0.
 */
export type Asin = string & { readonly [asinBrand]: true }

/**
 * Whether a text is an ASIN in its stored form: ten capitals or digits, no label, no hyphens.
 *
 * @example isAsin('B00ICH9SAC') // true
 */
export function isAsin(value: string): value is Asin {
  return /^[A-Z0-9]{10}$/.test(value)
}

/**
 * Parses an ASIN as people paste it: in any case, with a label, spaces or hyphens. Returns
 * undefined for anything else.
 *
 * @example parseAsin('asin: b00ich9sac') // 'B00ICH9SAC'
 */
export function parseAsin(text: string): Asin | undefined {
  const bare = normalizeIdentifier(text)
  return isAsin(bare) ? bare : undefined
}
