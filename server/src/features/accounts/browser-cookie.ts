interface BrowserCookieFacts {
  readonly name: string
  readonly maxAgeS: number
  readonly sameSite: 'Strict' | 'Lax'
  /** Whether the site uses HTTPS. */
  readonly isSecure: boolean
}

/**
 * A cookie that only the server reads. With HTTPS, the prefix makes browsers refuse it from any other
 * host, path or plain HTTP.
 */
export function createBrowserCookie({ name, maxAgeS, sameSite, isSecure }: BrowserCookieFacts) {
  const prefix = `${isSecure ? '__Host-' : ''}${name}=`
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
  return {
    /** Its value in a `Cookie` header. */
    read: (cookies = ''): string | undefined =>
      cookies
        .split('; ')
        .find((one) => one.startsWith(prefix))
        ?.slice(prefix.length),
    /** The `Set-Cookie` headers that store a value, and that delete it. */
    set: (value: string) => `${prefix}${value}; Max-Age=${maxAgeS}; ${attributes}`,
    clear: () => `${prefix}; Max-Age=0; ${attributes}`,
  }
}
