import { normalizeIdentifier } from './normalize.ts'

declare const asinBrand: unique symbol

/**
 * An Amazon Standard Identification Number: ten letters or digits, upper case. Print books carry
 * their ISBN-10 as ASIN; everything else, Kindle books among it, normally begins with B0.
 */
export type Asin = string & { readonly [asinBrand]: true }

export function isAsin(value: string): value is Asin {
  return /^[A-Z0-9]{10}$/.test(value)
}

/** Reads an ASIN as people paste it. @example parseAsin('asin: b00ich9sac') // 'B00ICH9SAC' */
export function parseAsin(text: string): Asin | undefined {
  const bare = normalizeIdentifier(text)
  return isAsin(bare) ? bare : undefined
}
