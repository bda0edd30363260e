const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads a server's address as people type it and returns its origin. Anything beyond this machine
 * must be encrypted, and nothing but the origin may be named.
 *
 * @example parseServerAddress('everyshelf.example/') // 'https://everyshelf.example'
 */
export function parseServerAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const isBare = !/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
  try {
    const url = new URL(isBare ? `https://${trimmed}` : trimmed)
    const isSafe =
      url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
    const isPlain =
      `${url.username}${url.password}${url.search}${url.hash}` === '' && url.pathname === '/'
    return isSafe && isPlain ? url.origin : undefined
  } catch {
    return undefined
  }
}
