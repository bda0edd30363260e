import { Resolver } from 'node:dns/promises'

/** The DNS records that the server reads of domains. A name without them has none; other failures throw. */
export interface DomainDns {
  readonly listTexts: (name: string) => Promise<readonly string[]>
  readonly listAliases: (name: string) => Promise<readonly string[]>
  /** IPv4 and IPv6, after following aliases. */
  readonly listAddresses: (name: string) => Promise<readonly string[]>
  /** The authorities in the `issue` properties of CAA records; null without any. */
  readonly listAuthorities: (name: string) => Promise<readonly string[] | null>
}

const TIMEOUT_MS = 2000
const TRIES = 2

/** What a resolver says about a name that does not exist, or has no such record. */
const NO_RECORDS = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the resolvers of this machine. */
export function createDomainDns(): DomainDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  return {
    listTexts: async (name) =>
      (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    listAliases: (name) => orNone(resolver.resolveCname(name)),
    listAddresses: async (name) => {
      const lists = await Promise.all([
        orNone(resolver.resolve4(name)),
        orNone(resolver.resolve6(name)),
      ])
      return lists.flat()
    },
    listAuthorities: async (name) => {
      const records = await orNone(resolver.resolveCaa(name))
      const issue = records.flatMap((record) => record.issue ?? [])
      return records.length === 0 ? null : issue
    },
  }
}

async function orNone<Value>(records: Promise<Value[]>): Promise<Value[]> {
  try {
    return await records
  } catch (error) {
    if (NO_RECORDS.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
