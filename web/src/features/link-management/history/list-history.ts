import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { RouterOutputs } from '@everyshelf/server/api'
import { readSettings } from '../../../lib/link-settings/managed-link.ts'
import { describeChanges } from './describe-changes.ts'

type Version = RouterOutputs['links']['history'][number]

/** One change of a link, in words. */
export interface HistoryEntry extends Pick<Version, 'version' | 'changedAt' | 'undoneVersion'> {
  /** The first name of the person who made the change; null when their account is deleted. */
  readonly by: string | null
  readonly changes: readonly string[]
}

/**
 * The changes of a link, newest first, each told by how it differs from the state before. The oldest
 * state is none: nothing is known of what it came from.
 */
export function listHistory(
  book: BookIdentifier,
  versions: readonly Version[],
): readonly HistoryEntry[] {
  const states = versions.map(({ slug, settings }) => ({ slug, settings: readSettings(settings) }))
  return versions.flatMap(({ version, changedAt, undoneVersion, by }, index) => {
    const after = states[index]
    const before = states[index + 1]
    if (!before || !after) return []
    const changes = describeChanges(book, before, after)
    return [{ version, changedAt, undoneVersion, by, changes }]
  })
}
