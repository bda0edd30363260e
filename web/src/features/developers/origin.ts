/** Prerendered pages contain this address, and the server fills in its own. */
const PLACEHOLDER = 'https://everyshelf.invalid'

/** The address of this server, for examples. */
export function readOrigin(): string {
  return typeof window === 'undefined' ? PLACEHOLDER : window.location.origin
}

/** @example withOrigin('https://everyshelf.invalid/go/x', 'https://everyshelf.example') */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(PLACEHOLDER, origin)
}
