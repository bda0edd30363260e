import { OWN_DOMAINS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { type DnsRecord, nameWithin, proofRecord } from '@everyshelf/domain/own-domains'
import { parseHost } from '../../config/host-name.ts'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import { checkRecords } from './check-records.ts'
import type { DomainDns } from './domain-dns.ts'
import type { DomainHosts } from './domain-hosts.ts'
import { nextState, type Transition } from './next-state.ts'
import {
  changeDomain,
  findDomain,
  findHolder,
  insertDomain,
  listDomains,
  listUnchecked,
  markTried,
  ownsPage,
  releaseErased,
  type StoredDomain,
} from './own-domains.repo.ts'
import { findZone, isRefusedHost } from './refused-host.ts'
import type { SendNotice } from './send-notice.ts'

interface OwnDomainsDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly dns: DomainDns
  readonly hosts: Pick<DomainHosts, 'refresh'>
  /** The host that domains lead to; null on a server without own domains. */
  readonly target: string | null
  /** Of the server itself. */
  readonly ownHosts: readonly string[]
  readonly sendNotice: SendNotice
  readonly now: () => number
}

type Owner = Pick<Session, 'userId' | 'isPremium'>

export type OwnDomainsService = ReturnType<typeof createOwnDomainsService>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How soon the job looks again at domains that wait for their records. */
const WAITING_MS = 10 * MINUTE_MS
/** How long domains of deleted accounts open links. */
const ERASED_MS = 30 * DAY_MS
const CHECKS_PER_RUN = 20

export function createOwnDomainsService(deps: OwnDomainsDeps) {
  const { db, transact, dns, target, now } = deps

  function requireTarget(): string {
    if (target === null) throw new DomainError('own-domains-off')
    return target
  }

  async function requireDomain(ownerId: string, host: string): Promise<StoredDomain> {
    const domain = await findDomain(db, ownerId, host)
    if (!domain || domain.removedAt !== null) throw new DomainError('not-found')
    return domain
  }

  /** What the owner has to add where the domain's DNS is. */
  async function listRecords({ host, token }: StoredDomain, zone: string): Promise<DnsRecord[]> {
    const proof = proofRecord(host, token)
    const to = requireTarget()
    // RFC 1034 allows no CNAME beside the other records at a zone's root, so the root gets our addresses.
    // Some DNS services accept a CNAME there anyway, so we show one while we cannot look up the addresses.
    const addresses = host === zone ? await dns.listAddresses(to).catch(() => []) : []
    if (addresses.length === 0) return [proof, { type: 'CNAME', name: host, value: to }]
    return [
      proof,
      ...addresses.map((value): DnsRecord => {
        return { type: value.includes(':') ? 'AAAA' : 'A', name: host, value }
      }),
      { type: 'CNAME', name: `www.${host}`, value: to },
    ]
  }

  async function view(domain: StoredDomain) {
    const { host, state, problem, found, pageId, addedAt, checkedAt, claimedAt } = domain
    const zone = findZone(host) ?? host
    const records = await listRecords(domain, zone)
    return {
      ...{ host, state, problem, found, pageId, addedAt, checkedAt, claimedAt },
      hasWww: domain.hasWww === 1,
      ...{ brokenSince: domain.brokenSince, disabledReason: domain.disabledReason },
      records: records.map((record) => ({ ...record, field: nameWithin(record.name, zone) })),
    }
  }

  /** Tells the account that has the host, or ends its use there. */
  async function changeHolder(queries: Queries, holder: StoredDomain, next: Transition) {
    if (next.claims) await deps.sendNotice(queries, holder, 'claimed')
    if (!next.takesOver) return
    const removedAt = toIsoTime(now())
    await changeDomain(queries, holder, { heldHost: null, removedAt, state: 'waiting' })
    await deps.sendNotice(queries, holder, 'released')
  }

  /** Checks the records, and stores what follows. If DNS does not answer, nothing changes. */
  async function check({ host, ownerId, token }: StoredDomain): Promise<void> {
    await markTried(db, { host, ownerId }, toIsoTime(now()))
    const checked = await checkRecords(dns, host, token, requireTarget())
    await transact(async (queries) => {
      const current = await findDomain(queries, ownerId, host)
      const holder = await findHolder(queries, host)
      if (!current || current.removedAt !== null || holder?.state === 'disabled') return
      const other = holder?.ownerId === ownerId ? undefined : holder
      const next = nextState(current, checked, other !== undefined, now())
      if (other) await changeHolder(queries, other, next)
      await changeDomain(queries, current, next.change)
      if (next.notice) await deps.sendNotice(queries, current, next.notice)
    })
  }

  return {
    list: async ({ userId }: Owner) => {
      const domains = target === null ? [] : await listDomains(db, userId)
      return { target, domains: await Promise.all(domains.map(view)) }
    },

    add: async ({ userId, isPremium }: Owner, typed: string) => {
      requireTarget()
      const host = parseHost(typed)
      if (host === null) throw new DomainError('invalid-host')
      if (isRefusedHost(host, deps.ownHosts)) throw new DomainError('own-domain-refused')
      const time = toIsoTime(now())
      await transact(async (queries) => {
        const before = await findDomain(queries, userId, host)
        if (before && before.removedAt === null) return
        if (!isPremium) throw new DomainError('premium-required-for-domains')
        const { length } = await listDomains(queries, userId)
        if (length >= OWN_DOMAINS_MAX) throw new DomainError('own-domain-limit-reached')
        const row = { host, ownerId: userId, token: createRowId(), addedAt: time }
        if (!before) return await insertDomain(queries, row)
        const again = { state: 'waiting' as const, removedAt: null, checkedAt: null, triedAt: null }
        return await changeDomain(queries, before, {
          ...again,
          addedAt: time,
          problem: null,
          found: [],
        })
      })
      return await view(await requireDomain(userId, host))
    },

    check: async ({ userId }: Owner, host: string) => {
      const domain = await requireDomain(userId, host)
      await check(domain).catch((error: unknown) => {
        if (error instanceof DomainError) throw error
        throw Object.assign(new DomainError('unavailable'), { cause: error })
      })
      await deps.hosts.refresh()
      return await view(await requireDomain(userId, host))
    },

    /** The author page that readers find at the root. */
    choosePage: async ({ userId }: Owner, host: string, pageId: string | null) => {
      const domain = await requireDomain(userId, host)
      if (pageId !== null && !(await ownsPage(db, userId, pageId))) {
        throw new DomainError('not-found')
      }
      await changeDomain(db, domain, { pageId })
      await deps.hosts.refresh()
      return await view({ ...domain, pageId })
    },

    remove: async ({ userId }: Owner, host: string): Promise<{ removed: true }> => {
      const domain = await requireDomain(userId, host)
      // Adding it again would end what an admin decided.
      if (domain.state === 'disabled') throw new DomainError('not-found')
      const time = toIsoTime(now())
      const removed = {
        heldHost: null,
        removedAt: time,
        state: 'waiting' as const,
        claimedAt: null,
      }
      await changeDomain(db, domain, removed)
      await deps.hosts.refresh()
      return { removed: true }
    },

    /** Checks some of the domains that are due, and releases those of deleted accounts. */
    checkDue: async (): Promise<void> => {
      await releaseErased(db, toIsoTime(now() - ERASED_MS))
      if (target === null) return
      const due = [
        ...(await listUnchecked(db, ['waiting'], toIsoTime(now() - WAITING_MS), CHECKS_PER_RUN)),
        ...(await listUnchecked(
          db,
          ['serving', 'broken'],
          toIsoTime(now() - DAY_MS),
          CHECKS_PER_RUN,
        )),
      ]
      // One resolver that fails says nothing about the others.
      await Promise.allSettled(due.map(check))
    },
  }
}
