import { findRetailerByCode, type RetailerCode } from '@everyshelf/domain/retailers'

const COOKIE_NAME = 'favorite-store'
export const FAVORITE_RETAILER_DAYS = 180

/** The retailer in the reader's cookie. Null without a cookie, or when its value is not a known retailer. */
export function readFavoriteRetailer(cookies: string | undefined): RetailerCode | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=')
    if (name === COOKIE_NAME) return findRetailerByCode(value)?.code ?? null
  }
  return null
}

/** The cookie holds only the retailer's code, so it cannot identify a reader. */
export function favoriteRetailerCookie(retailer: RetailerCode, isSecure: boolean): string {
  return `${COOKIE_NAME}=${retailer}; Max-Age=${FAVORITE_RETAILER_DAYS * 24 * 60 * 60}; ${attributes(isSecure)}`
}

export function clearedFavoriteCookie(isSecure: boolean): string {
  return `${COOKIE_NAME}=; Max-Age=0; ${attributes(isSecure)}`
}

function attributes(isSecure: boolean): string {
  return `Path=/book; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
