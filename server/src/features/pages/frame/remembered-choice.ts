export const REMEMBERED_DAYS = 180

/** What a reader asked pages to remember in a cookie of this name; empty without one. */
export function readChoice(cookies: string | undefined, name: string): string {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === name) return value
  }
  return ''
}

interface ChoiceCookie {
  readonly name: string
  /** The choice itself, so it cannot identify a reader. Empty deletes the cookie. */
  readonly value: string
  readonly path: string
  readonly isSecure: boolean
}

export function choiceCookie({ name, value, path, isSecure }: ChoiceCookie): string {
  const seconds = value === '' ? 0 : REMEMBERED_DAYS * 24 * 60 * 60
  return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
