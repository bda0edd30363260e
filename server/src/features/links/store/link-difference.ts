import { isDeepStrictEqual } from 'node:util'
import type { LinkEventType } from './link-events.repo.ts'
import type { StoredLink } from './stored-links.repo.ts'

/** What follows from the difference between a link before a change, if there was one, and after it. */
export function compareLinks(
  before: StoredLink | undefined,
  after: StoredLink,
  hasNewSlug: boolean,
) {
  return {
    hasNewTexts: !hasSameTexts(before, after),
    event: findEvent(before, after, hasNewSlug),
    isRerouted: !isRoutedAlike(before, after),
  }
}

/** The event that a change sends to the owner's webhooks; null for none. */
function findEvent(
  before: StoredLink | undefined,
  after: StoredLink,
  hasNewSlug: boolean,
): LinkEventType | null {
  const wasSaved = before !== undefined && before.removedAt === null
  if (!wasSaved) return after.removedAt === null ? 'link.created' : null
  if (after.removedAt !== null) return 'link.deleted'
  return hasNewSlug || !isDescribedAlike(before, after) ? 'link.updated' : null
}

/** Events name labels without their colors. */
function isDescribedAlike(before: StoredLink, after: StoredLink) {
  const described = (link: StoredLink) => ({
    ...link,
    labels: link.labels.map(({ name }) => name),
  })
  return isDeepStrictEqual(described(before), described(after))
}

function hasSameTexts(before: StoredLink | undefined, after: StoredLink) {
  if (!before) return false
  const textsOf = ({ title, authors, bookHint, edits, note }: StoredLink) => [
    ...[title, authors, bookHint, edits, note],
  ]
  return isDeepStrictEqual(textsOf(before), textsOf(after))
}

/** Whether redirects read the same from both. */
function isRoutedAlike(before: StoredLink | undefined, after: StoredLink) {
  if (!before) return false
  return (['slug', 'settings', 'removedAt', 'disabledAt'] as const).every(
    (column) => before[column] === after[column],
  )
}
