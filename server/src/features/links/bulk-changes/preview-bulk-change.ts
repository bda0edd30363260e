import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { describeSavedBook } from '../saving/describe-saved-book.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { type Decision, decideBulkChange } from './decide-bulk-change.ts'
import type { BulkEffect } from './schema.ts'

/** Links that would have the same result, and some of them as examples. */
export interface PreviewGroup {
  readonly outcome: Decision['outcome']
  readonly reason: Extract<Decision, { reason: string }>['reason'] | null
  /** Null if the link stays as it is, and for the group of all rare effects. */
  readonly effect: BulkEffect | null
  readonly count: number
  readonly examples: readonly { readonly id: string; readonly title: string }[]
}

const EXAMPLES = 3
/** Rarer effects share one group. */
const EFFECTS_MAX = 8
/** Links between two pauses, in which other requests are answered. */
const LINKS_AT_ONCE = 100

/** Groups links by what an action would do to them, the largest group of each outcome first. */
export async function previewBulkChange(
  action: BulkAction,
  links: readonly StoredLink[],
  owner: { readonly isPremium: boolean },
): Promise<PreviewGroup[]> {
  const groups = new Map<string, { decision: Decision; links: StoredLink[] }>()
  for (const [index, link] of links.entries()) {
    if (index > 0 && index % LINKS_AT_ONCE === 0) await nextTurn()
    const decision = decideBulkChange(action, link, owner)
    const key = JSON.stringify(
      decision.outcome === 'changed' ? decision.effect : [decision.outcome, decision.reason],
    )
    const group = groups.get(key)
    if (group) group.links.push(link)
    else groups.set(key, { decision, links: [link] })
  }
  const sorted = [...groups.values()].toSorted((a, b) => b.links.length - a.links.length)
  const changed = sorted.filter(({ decision }) => decision.outcome === 'changed')
  const rare = changed.slice(EFFECTS_MAX).flatMap((group) => group.links)
  return [
    ...changed.slice(0, EFFECTS_MAX).map((group) => describeGroup(group.decision, group.links)),
    ...(rare.length > 0 ? [{ ...describeExamples(rare), ...otherEffects }] : []),
    ...sorted
      .filter(({ decision }) => decision.outcome !== 'changed')
      .map((group) => describeGroup(group.decision, group.links)),
  ]
}

/** The changes beyond the first effects, in one group. */
const otherEffects = { outcome: 'changed', reason: null, effect: null } as const

function describeGroup(decision: Decision, links: readonly StoredLink[]): PreviewGroup {
  const { outcome } = decision
  return {
    outcome,
    reason: outcome === 'changed' ? null : decision.reason,
    effect: outcome === 'changed' ? decision.effect : null,
    ...describeExamples(links),
  }
}

function describeExamples(links: readonly StoredLink[]) {
  const examples = links.slice(0, EXAMPLES)
  return {
    count: links.length,
    examples: examples.map((link) => ({ id: link.id, title: describeSavedBook(link).title })),
  }
}
