const YEAR_S = 365 * 24 * 60 * 60

/** Subdomains are not included, because they may belong to others. */
export const STRICT_TRANSPORT = { maxAge: YEAR_S, includeSubDomains: false }

/** HSTS for responses outside Express. Browsers ignore it on plain http. */
export function listTransportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT.maxAge}` }
    : {}
}
