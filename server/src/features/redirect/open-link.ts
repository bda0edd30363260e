import { identifierKey } from '@everyshelf/domain/identifiers'
import {
  defaultLinkSettings,
  type PageLook,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { type LinkRecord, toTagHolder } from './link-record.ts'

/** A link as it stands at the moment of its opening. */
export interface OpenedLink {
  readonly link: RoutableLink
  readonly linkId: string | null
  readonly ownerId: string | null
  /** Our page on which the reader chooses a store; null for a link that goes to one at once. */
  readonly choicePath: string | null
  /** The same page, for readers in whose country no edition is sold; null for a link of no page. */
  readonly pagePath: string | null
  /** It leads nowhere: readers are told that it was switched off. */
  readonly isDisabled: boolean
}

/** A saved link as it stands, for the pages that show it. */
export interface OpenedSavedLink extends OpenedLink {
  readonly linkId: string
  /** The one in use. */
  readonly slug: Slug
  /** The owner's own while premium, else everybody's. */
  readonly look: PageLook
}

/** The link is kept this long after its owner removed it: readers hold it in books and mails. */
const KEPT_AFTER_REMOVAL_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Null for a link that never was, or was removed long ago. Letting readers choose and the look of the
 * page are part of Premium; where readers go is not.
 */
export function openRecord(found: LinkRecord | null, nowMs: number): OpenedSavedLink | null {
  if (!found) return null
  const { removedAtMs } = found
  if (removedAtMs !== null && removedAtMs + KEPT_AFTER_REMOVAL_MS < nowMs) return null
  if (found.opened && nowMs < found.openedUntilMs) return found.opened
  const opened = describe(found, nowMs)
  const premiumUntilMs = found.owner?.premiumUntilMs ?? 0
  // When a premium time begins, the record is forgotten; when it ends, nobody says so.
  found.openedUntilMs = premiumUntilMs > nowMs ? premiumUntilMs : Number.POSITIVE_INFINITY
  found.opened = opened
  return opened
}

function describe(found: LinkRecord, nowMs: number): OpenedSavedLink {
  const { id, slug, identifier, settings } = found
  const owner = toTagHolder(found.owner, nowMs)
  const pagePath = `/book/${identifierKey(identifier)}/universal?link=${slug}`
  return {
    link: toRoutableLink(identifier, owner, settings),
    linkId: id,
    ownerId: found.owner?.userId ?? null,
    choicePath: settings.mode === 'choose' && owner?.isPremium ? pagePath : null,
    pagePath,
    isDisabled: found.isDisabled,
    slug,
    look: owner?.isPremium ? settings.look : defaultLinkSettings.look,
  }
}
