import { findRetailerByCode, type RetailerCode } from '@everyshelf/domain/retailers'
import { readChoice } from '../frame/remembered-choice.ts'

export const FAVORITE_STORE = { name: 'favorite-store', path: '/book' }

/** The retailer in the reader's cookie. Null without a cookie, or when its value is not a known retailer. */
export function readFavoriteRetailer(cookies: string | undefined): RetailerCode | null {
  return findRetailerByCode(readChoice(cookies, FAVORITE_STORE.name))?.code ?? null
}
