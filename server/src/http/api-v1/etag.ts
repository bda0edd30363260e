import { createHash } from 'node:crypto'

/** A strong ETag of a body. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether a list of ETags, from `If-Match` or `If-None-Match`, has this one. `*` has every one.
 *
 * @example hasEtag('"a", W/"b"', '"b"') // true
 */
export function hasEtag(list: string, etag: string): boolean {
  return list.split(',').some((one) => {
    const bare = one.trim().replace(/^W\//, '')
    return bare === '*' || bare === etag
  })
}
