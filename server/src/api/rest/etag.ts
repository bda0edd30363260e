import { createHash } from 'node:crypto'

/** A strong ETag of a body. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether the list in an `If-Match` header has this strong ETag. A weak one never matches (RFC 9110 §13.1.1).
 *
 * @example matchesEtag('"a", W/"b"', '"b"') // false
 */
export function matchesEtag(list: string, etag: string): boolean {
  return hasEtag(list, (one) => one === etag)
}

/**
 * Whether the list in an `If-None-Match` header has this ETag, weak or strong (RFC 9110 §13.1.2).
 *
 * @example matchesEtagWeakly('"a", W/"b"', '"b"') // true
 */
export function matchesEtagWeakly(list: string, etag: string): boolean {
  return hasEtag(list, (one) => one.replace(/^W\//, '') === etag)
}

/** `*` has every one. */
function hasEtag(list: string, isIt: (one: string) => boolean) {
  return list
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || isIt(one))
}
