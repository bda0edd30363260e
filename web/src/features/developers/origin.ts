/** Prerendered pages contain this address, and the server fills in its own. */
const PLACEHOLDER = 'https://everyshelf.invalid'

/**
 * The public address of this server, for examples. Prerendered pages have it in their canonical link, even
 * when the page is open at another address, so that hydration finds the same text.
 */
export function readOrigin(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}

/** @example withOrigin('https://everyshelf.invalid/go/x', 'https://everyshelf.example') */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(PLACEHOLDER, origin)
}
