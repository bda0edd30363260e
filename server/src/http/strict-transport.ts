const YEAR_S = 365 * 24 * 60 * 60

/** Subdomains are not included: they may be other people's. */
export const STRICT_TRANSPORT = { maxAge: YEAR_S, includeSubDomains: false }

/** HSTS for answers that Express never sees; browsers ignore it where the site is plain http. */
export function listTransportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT.maxAge}` }
    : {}
}
