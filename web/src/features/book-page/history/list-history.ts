import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { changeNeedsPremium } from '@everyshelf/domain/links'
import type { RouterOutputs } from '@everyshelf/server/api'
import { readSettings } from '../../../lib/link-settings/managed-link.ts'
import type { HistoryTab } from '../book-tabs.ts'
import { describeChanges } from './describe-changes.ts'

type Version = RouterOutputs['links']['history'][number]

/** One change of a link, in words. */
export interface HistoryEntry extends Pick<Version, 'version' | 'changedAt' | 'undoneVersion'> {
  /** The first name of the person who made the change; null when their account is deleted. */
  readonly by: string | null
  readonly changes: readonly string[]
  /** Whether undoing it needs Premium. */
  readonly needsPremium: boolean
}

/**
 * The changes of a link that a tab shows, newest first, each described by its difference from the
 * state before. The oldest stored state has none before it, so it is not a change.
 */
export function listHistory(
  book: BookIdentifier,
  versions: readonly Version[],
  tab: HistoryTab,
): readonly HistoryEntry[] {
  const states = versions.map(({ slug, settings, labels }) => ({
    slug,
    settings: readSettings(settings),
    labels,
  }))
  return versions.flatMap(({ version, changedAt, undoneVersion, by }, index) => {
    const after = states[index]
    const before = states[index + 1]
    if (!before || !after) return []
    const changes = describeChanges(book, before, after, tab)
    if (changes.length === 0) return []
    const needsPremium =
      before.slug !== after.slug || changeNeedsPremium(book, after.settings, before.settings)
    return [{ version, changedAt, undoneVersion, by, changes, needsPremium }]
  })
}
