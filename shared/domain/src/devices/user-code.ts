/** The OAuth client ID of the extension. */
export const EXTENSION_CLIENT_ID = 'everyshelf-extension'

/** Only consonants: no two look alike, and they form no words. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const USER_CODE_LENGTH = 8

const USER_CODE = new RegExp(`^[${USER_CODE_LETTERS}]{${USER_CODE_LENGTH}}$`)

/**
 * Reads the code that connects an extension, as people type it: in any case, with spaces or
 * hyphens. Returns undefined for anything else.
 *
 * @example readUserCode(' bcdf-ghjk ') // 'BCDFGHJK'
 */
export function readUserCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return USER_CODE.test(code) ? code : undefined
}

/**
 * Formats the code for display, in two halves.
 *
 * @example formatUserCode('BCDFGHJK') // 'BCDF-GHJK'
 */
export function formatUserCode(code: string): string {
  const half = USER_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
