const DAY_S = 24 * 60 * 60
const YEAR_S = 365 * DAY_S

/** Subdomains are not included, because they may belong to others. */
export const STRICT_TRANSPORT = { maxAge: YEAR_S, includeSubDomains: false }

/** Of an author's domain, which may lead elsewhere one day. */
export const DOMAIN_TRANSPORT_S = DAY_S

/** HSTS for responses outside Express. Browsers ignore it on plain http. */
export function listTransportHeaders(
  publicUrl: string,
  maxAge = STRICT_TRANSPORT.maxAge,
): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${maxAge}` } : {}
}
