/** The name by which the server knows the extension. */
export const EXTENSION_CLIENT_ID = 'everyshelf-extension'

/** Consonants alone: no two look alike, and no word comes about. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const USER_CODE_LENGTH = 8

const USER_CODE = new RegExp(`^[${USER_CODE_LETTERS}]{${USER_CODE_LENGTH}}$`)

/**
 * The code that connects a browser, as somebody types it; undefined for anything else.
 *
 * @example readUserCode(' bcdf-ghjk ') // 'BCDFGHJK'
 */
export function readUserCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return USER_CODE.test(code) ? code : undefined
}

/**
 * The code in two halves, as it is shown.
 *
 * @example formatUserCode('BCDFGHJK') // 'BCDF-GHJK'
 */
export function formatUserCode(code: string): string {
  const half = USER_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
