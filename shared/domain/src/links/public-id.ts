declare const publicIdBrand: unique symbol

/** Names a user in links: random, 16 letters and digits (about 79 bits), never the account's key. */
export type PublicId = string & { readonly [publicIdBrand]: true }

export const PUBLIC_ID_LENGTH = 16

export function isPublicId(value: string): value is PublicId {
  return /^[a-z0-9]{16}$/.test(value)
}
