declare const publicIdBrand: unique symbol

/**
 * Identifies a user in links: random, 16 letters and digits (about 79 bits), and not the account's
 * key.
 */
export type PublicId = string & { readonly [publicIdBrand]: true }

export const PUBLIC_ID_LENGTH = 16

/** Whether a text has the form of a public ID. @example isPublicId('a2b3c4d5e6f7g8h9') // true */
export function isPublicId(value: string): value is PublicId {
  return /^[a-z0-9]{16}$/.test(value)
}
