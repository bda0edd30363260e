import { buildShortLink, type Slug } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import { type HeldDomain, listChangedHosts } from './own-domains.repo.ts'

/** Changes that commit in another order than they got their versions are not missed. */
const OVERLAP = 100

/** A final dot, which every name may have in DNS, and a port. */
const AFTER_NAME = /\.?(?::\d*)?$/

export type DomainHosts = ReturnType<typeof createDomainHosts>

/** The origin of an account's pages: its first domain that works, or that has an author page at its root; else ours. */
export type FindOrigin = (ownerId: string | null, pageId?: string) => string

/** The address of a link that its owner shares: on the first of their domains that works, else on ours. */
export type ToShortLink = (ownerId: string | null, slug: Slug) => string

/** Every host that an account has, in memory, so that redirects ask no database about them. */
export function createDomainHosts(db: Queries, origin: string) {
  const hosts = new Map<string, HeldDomain>()
  const hostsOf = new Map<string, readonly string[]>()
  let version = 0

  function put(host: string, held: HeldDomain | null): void {
    const before = hosts.get(host)
    if (before?.ownerId) {
      const others = listOf(before.ownerId).filter((other) => other !== host)
      if (others.length > 0) hostsOf.set(before.ownerId, others)
      else hostsOf.delete(before.ownerId)
    }
    if (!held) return void hosts.delete(host)
    hosts.set(host, held)
    if (held.ownerId === null) return
    const own = [...listOf(held.ownerId), host]
    const addedAt = (each: string) => hosts.get(each)?.addedAt ?? ''
    hostsOf.set(
      held.ownerId,
      own.toSorted((a, b) => (`${addedAt(a)} ${a}` < `${addedAt(b)} ${b}` ? -1 : 1)),
    )
  }

  /** The oldest comes first. */
  const listOf = (ownerId: string): readonly string[] => hostsOf.get(ownerId) ?? []

  /** A host, or `www.` before one that has this name too. */
  function find(name: string): HeldDomain | undefined {
    const found = hosts.get(name)
    if (found || !name.startsWith('www.')) return found
    const bare = hosts.get(name.slice(4))
    return bare?.hasWww ? bare : undefined
  }

  const isProven = (host: string): boolean => find(host)?.state === 'serving'
  const toShortLink: ToShortLink = (ownerId, slug) =>
    buildShortLink(origin, slug, ownerId === null ? undefined : listOf(ownerId).find(isProven))

  const findOrigin: FindOrigin = (ownerId, pageId) => {
    const fits = (host: string) =>
      isProven(host) && (pageId === undefined || hosts.get(host)?.pageId === pageId)
    const host = ownerId === null ? undefined : listOf(ownerId).find(fits)
    return host === undefined ? origin : `https://${host}`
  }

  return {
    /** Undefined for any other host. The host is as it stands in the header, perhaps with a port. */
    find: (host: string | undefined): HeldDomain | undefined =>
      host === undefined || hosts.size === 0
        ? undefined
        : find(host.replace(AFTER_NAME, '').toLowerCase()),

    listOf,
    toShortLink,
    findOrigin,

    /** Whether a certificate may be issued. */
    isProven,

    /** Reads what has changed since the last call; the first call reads all. */
    refresh: async (): Promise<void> => {
      const changed = await listChangedHosts(db, version - OVERLAP)
      for (const [host, held] of changed.hosts) put(host, held)
      version = Math.max(0, changed.version)
    },
  }
}
