import { findRetailerByCode, type RetailerCode } from '@everyshelf/domain/retailers'

const NAME = 'favourite-store'
const DAYS = 180

/** The favourite that a browser brings along; null for none, and for what is no store of ours. */
export function readRememberedStore(cookies: string | undefined): RetailerCode | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=')
    if (name === NAME) return findRetailerByCode(value)?.code ?? null
  }
  return null
}

/** The store's code and nothing else: no number that could tell one reader from another (P2). */
export function rememberStoreCookie(store: RetailerCode, isSecure: boolean): string {
  return `${NAME}=${store}; Max-Age=${DAYS * 24 * 60 * 60}; ${attributes(isSecure)}`
}

export function forgetStoreCookie(isSecure: boolean): string {
  return `${NAME}=; Max-Age=0; ${attributes(isSecure)}`
}

function attributes(isSecure: boolean): string {
  return `Path=/book; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
