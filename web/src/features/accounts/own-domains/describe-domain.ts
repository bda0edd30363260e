import { formatDay } from '@everyshelf/domain/format'
import { OWN_DOMAIN_BROKEN_DAYS, OWN_DOMAIN_CLAIM_DAYS } from '@everyshelf/domain/limits'
import type { DomainState } from '@everyshelf/domain/own-domains'
import type { Domain } from './domain-row.tsx'

export const stateNames = {
  waiting: { name: 'Waiting for records', tone: 'plain' },
  serving: { name: 'Working', tone: 'accent' },
  broken: { name: 'Broken', tone: 'danger' },
  disabled: { name: 'Disabled', tone: 'danger' },
} as const satisfies Record<DomainState, object>

const DAY_MS = 24 * 60 * 60 * 1000

/** What is not right yet, and what to do next. */
export function describeProblem(domain: Domain): string {
  const { state, problem, found, claimedAt, brokenSince } = domain
  if (state === 'disabled') return `We disabled this domain. Reason: ${domain.disabledReason}`
  if (problem === 'held') {
    const day = formatDay(dayAfter(claimedAt, OWN_DOMAIN_CLAIM_DAYS))
    return `Another account has this domain. It moves to you on ${day}, if your records are still there.`
  }
  const until =
    state === 'broken'
      ? ` Restore it by ${formatDay(dayAfter(brokenSince, OWN_DOMAIN_BROKEN_DAYS))} to keep the domain.`
      : ''
  const instead = found.length > 0 ? ` We found ${found.join(', ')} instead.` : ''
  if (problem === 'proof') return `The TXT record is missing.${instead}${until}`
  if (problem === 'address') {
    const lead = state === 'broken' ? 'no longer leads to us' : 'does not lead to us yet'
    return `The domain ${lead}.${instead}${until}`
  }
  if (problem === 'authority') {
    return `A CAA record forbids our certificate.${instead} Add letsencrypt.org to your CAA records.${until}`
  }
  return 'Add these records where you manage the domain. New records take a few minutes to an hour.'
}

function dayAfter(time: string | null, days: number): string {
  return new Date(Date.parse(time ?? '') + days * DAY_MS).toISOString()
}
