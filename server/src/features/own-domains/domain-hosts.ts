import type { Queries } from '../../db/transact.ts'
import { type HeldDomain, listChangedHosts } from './own-domains.repo.ts'

/** Changes that commit in another order than they got their versions are not missed. */
const OVERLAP = 100

const PORT = /:\d*$/

export type DomainHosts = ReturnType<typeof createDomainHosts>

/** Every host that an account has, in memory, so that redirects ask no database about them. */
export function createDomainHosts(db: Queries) {
  const hosts = new Map<string, HeldDomain>()
  let version = 0

  return {
    /** Undefined for any other host. The host is as it stands in the header, perhaps with a port. */
    find: (host: string | undefined): HeldDomain | undefined =>
      host === undefined || hosts.size === 0
        ? undefined
        : hosts.get(host.replace(PORT, '').toLowerCase()),

    /** Whether a certificate may be issued. */
    isProven: (host: string): boolean => hosts.get(host)?.state === 'serving',

    /** Reads what has changed since the last call; the first call reads all. */
    refresh: async (): Promise<void> => {
      const changed = await listChangedHosts(db, version - OVERLAP)
      for (const [host, held] of changed.hosts) {
        if (held) hosts.set(host, held)
        else hosts.delete(host)
      }
      version = Math.max(0, changed.version)
    },
  }
}
