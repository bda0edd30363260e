import { randomBytes } from 'node:crypto'
import { keyedDigest } from '../../secrets/digests.ts'
import { readSignedText, signText } from '../../secrets/signed-text.ts'
import { createBrowserCookie } from './browser-cookie.ts'

const YEAR_S = 365 * 24 * 60 * 60
/** Few people use more accounts in one browser. */
const MAX_ACCOUNTS = 3
const DIGEST_LENGTH = 16

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Recognizes a browser that has signed in to an account before, by a signed cookie. The cookie
 * grants no access: it only gives the device its own attempt counter, so strangers cannot lock the
 * owner out. It names up to 3 accounts by keyed digests, so it reveals no address.
 */
export function createKnownDevices(secret: string, isSecure: boolean) {
  const cookie = createBrowserCookie({
    name: 'known_device',
    maxAgeS: YEAR_S,
    sameSite: 'Strict',
    isSecure,
  })

  const digest = (email: string) =>
    keyedDigest(secret, 'known account', email.toLowerCase()).slice(0, DIGEST_LENGTH)

  function read(cookies: string | undefined) {
    const text = readSignedText(secret, 'known device', cookie.read(cookies) ?? '')
    const [id = '', ...accounts] = text?.split('~') ?? []
    return { id, accounts }
  }

  return {
    /** The device's id when it has signed in to this account before, else null. */
    find: (cookies: string | undefined, email: string): string | null => {
      const { id, accounts } = read(cookies)
      return accounts.includes(digest(email)) ? id : null
    },

    /** The `Set-Cookie` header after a sign-in to this account. */
    remember: (cookies: string | undefined, email: string): string => {
      const device = read(cookies)
      const account = digest(email)
      const others = device.accounts.filter((one) => one !== account)
      const accounts = [account, ...others].slice(0, MAX_ACCOUNTS)
      const id = device.id || randomBytes(12).toString('base64url')
      return cookie.set(signText(secret, 'known device', [id, ...accounts].join('~')))
    },
  }
}
