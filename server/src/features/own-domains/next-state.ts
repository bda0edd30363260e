import { OWN_DOMAIN_BROKEN_DAYS, OWN_DOMAIN_CLAIM_DAYS } from '@everyshelf/domain/limits'
import { toFlag, toIsoTime, toIsoTimeOrNull } from '../../db/columns.ts'
import type { CheckedRecords } from './check-records.ts'
import type { DomainChange, StoredDomain } from './own-domains.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CLAIM_MS = OWN_DOMAIN_CLAIM_DAYS * DAY_MS
const BROKEN_MAX_MS = OWN_DOMAIN_BROKEN_DAYS * DAY_MS

/** What the owner is told by email. */
export type DomainNotice = 'serving' | 'broken' | 'released' | 'claimed'

export interface Transition {
  readonly change: DomainChange
  /** For the owner; null if nothing changes for them. */
  readonly notice: Exclude<DomainNotice, 'claimed'> | null
  /** Whether another account loses the host now. */
  readonly takesOver: boolean
  /** Whether another account learns now that it will lose the host. */
  readonly claims: boolean
}

/** What a check of the records changes. Holding a host means that no other account has it. */
export function nextState(
  domain: Pick<StoredDomain, 'state' | 'host' | 'claimedAt' | 'brokenSince'>,
  { problem, found, hasWww }: CheckedRecords,
  isHeldByOther: boolean,
  nowMs: number,
): Transition {
  const checkedAt = toIsoTime(nowMs)
  const common = { notice: null, takesOver: false, claims: false }
  if (problem !== null) {
    if (domain.state === 'waiting') {
      return { ...common, change: { problem, found, checkedAt, claimedAt: null } }
    }
    const brokenSince = domain.brokenSince ?? checkedAt
    if (Date.parse(brokenSince) + BROKEN_MAX_MS <= nowMs) {
      const removed = { heldHost: null, removedAt: checkedAt, state: 'waiting' as const }
      return { ...common, change: { ...removed, problem, found, checkedAt }, notice: 'released' }
    }
    const notice = domain.state === 'broken' ? null : 'broken'
    return {
      ...common,
      change: { state: 'broken', problem, found, checkedAt, brokenSince },
      notice,
    }
  }
  const claimedMs = domain.claimedAt === null ? nowMs : Date.parse(domain.claimedAt)
  if (isHeldByOther && claimedMs + CLAIM_MS > nowMs) {
    const claimedAt = toIsoTimeOrNull(claimedMs)
    const change = { problem: 'held' as const, found: [], checkedAt, claimedAt }
    return { ...common, change, claims: domain.claimedAt === null }
  }
  return {
    change: {
      ...{ state: 'serving', heldHost: domain.host, problem: null, found: [], checkedAt },
      ...{ claimedAt: null, brokenSince: null, hasWww: toFlag(hasWww) },
    },
    notice: domain.state === 'waiting' ? 'serving' : null,
    takesOver: isHeldByOther,
    claims: false,
  }
}
