import { proofRecord, type RecordProblem } from '@everyshelf/domain/own-domains'
import type { DomainDns } from './domain-dns.ts'

export interface CheckedRecords {
  /** Null if all is right. */
  readonly problem: RecordProblem | null
  /** What was found instead, as people would write it. */
  readonly found: readonly string[]
  /** Whether `www.` before the host leads here too. */
  readonly hasWww: boolean
}

/** The authorities that Caddy asks: Let's Encrypt, and ZeroSSL, whose certificates Sectigo issues. */
const OUR_AUTHORITIES = ['letsencrypt.org', 'sectigo.com']

/** More records than a person would read. */
const FOUND_MAX = 5

/**
 * Whether a domain's records prove its owner, lead here, and allow a certificate, in this order. Throws if
 * DNS does not answer.
 */
export async function checkRecords(
  dns: DomainDns,
  host: string,
  token: string,
  target: string,
): Promise<CheckedRecords> {
  const proof = proofRecord(host, token)
  const texts = await dns.listTexts(proof.name)
  const wrong = { hasWww: false }
  if (!texts.includes(proof.value)) {
    return { ...wrong, problem: 'proof', found: listSome('TXT', texts) }
  }
  const [addresses, ours, www] = await Promise.all([
    dns.listAddresses(host),
    dns.listAddresses(target),
    // The record for www is optional, so a failed look-up does not end the check.
    dns.listAddresses(`www.${host}`).catch(() => []),
  ])
  const leadsHere = (found: readonly string[]) =>
    found.length > 0 && found.every((address) => ours.includes(address))
  if (!leadsHere(addresses)) {
    const aliases = await dns.listAliases(host)
    const found = aliases.length > 0 ? listSome('CNAME', aliases) : listSome('A', addresses)
    return { ...wrong, problem: 'address', found }
  }
  const authorities = await findAuthorities(dns, host)
  const isAllowed = authorities?.some((one) => OUR_AUTHORITIES.includes(one)) ?? true
  if (!isAllowed) {
    return { ...wrong, problem: 'authority', found: listSome('CAA', authorities ?? []) }
  }
  return { problem: null, found: [], hasWww: leadsHere(www) }
}

/** The records of the nearest name that has any (RFC 8659, section 3). */
async function findAuthorities(dns: DomainDns, host: string): Promise<readonly string[] | null> {
  const labels = host.split('.')
  for (let from = 0; from < labels.length; from++) {
    const found = await dns.listAuthorities(labels.slice(from).join('.'))
    if (found) return found.map((value) => (value.split(';')[0] ?? '').trim().toLowerCase())
  }
  return null
}

function listSome(type: string, values: readonly string[]): string[] {
  return values.slice(0, FOUND_MAX).map((value) => `${type} ${value.slice(0, 255)}`)
}
