const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const NOT_AN_ADDRESS = { ok: false, problem: 'not-an-address' } as const

export type ServerAddress =
  | { readonly ok: true; readonly origin: string }
  | { readonly ok: false; readonly problem: 'not-an-address' | 'not-https' }

/**
 * Reads a server's address as people type it and returns its origin. Servers other than this computer
 * need https, and a path, query or password is refused.
 *
 * @example parseServerAddress('everyshelf.example/') // { ok: true, origin: 'https://everyshelf.example' }
 */
export function parseServerAddress(text: string): ServerAddress {
  const trimmed = text.trim()
  // Chrome would escape a space in the host name and accept it.
  if (/\s/.test(trimmed)) return NOT_AN_ADDRESS
  const isBare = !/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
  try {
    const url = new URL(isBare ? `https://${trimmed}` : trimmed)
    const isPlain =
      `${url.username}${url.password}${url.search}${url.hash}` === '' && url.pathname === '/'
    if (!isPlain || !/^https?:$/.test(url.protocol)) return NOT_AN_ADDRESS
    const isSafe = url.protocol === 'https:' || LOOPBACK.test(url.hostname)
    return isSafe ? { ok: true, origin: url.origin } : { ok: false, problem: 'not-https' }
  } catch {
    return NOT_AN_ADDRESS
  }
}
