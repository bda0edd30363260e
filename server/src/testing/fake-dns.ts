import type { DomainDns } from '../features/own-domains/domain-dns.ts'

/** The records of the whole internet, as a test changes them. */
export interface FakeZone {
  readonly texts: Map<string, string[]>
  readonly aliases: Map<string, string>
  readonly addresses: Map<string, string[]>
  readonly authorities: Map<string, string[]>
  isAnswering: boolean
  /** Names whose servers never answer. */
  readonly silent: Set<string>
}

/** A resolver that asks no network. */
export function createFakeDns(): { readonly zone: FakeZone; readonly dns: DomainDns } {
  const zone: FakeZone = {
    texts: new Map(),
    aliases: new Map(),
    addresses: new Map(),
    authorities: new Map(),
    isAnswering: true,
    silent: new Set(),
  }
  const answer = async <Value>(value: Value, name = ''): Promise<Value> => {
    if (!zone.isAnswering || zone.silent.has(name))
      throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
    return value
  }
  return {
    zone,
    dns: {
      listTexts: (name) => answer(zone.texts.get(name) ?? [], name),
      listAliases: (name) => answer([zone.aliases.get(name) ?? []].flat()),
      listAddresses: (name) =>
        answer(zone.addresses.get(zone.aliases.get(name) ?? name) ?? [], name),
      listAuthorities: (name) => answer(zone.authorities.get(name) ?? null),
    },
  }
}
