import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import {
  defaultLinkSettings,
  type PageLook,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/plans'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { createHitLink, type HitLink } from '../clicks/hit.ts'
import { type LinkOwner, type LinkRecord, toTagHolder } from './link-record.ts'

/** A link as it stands at the moment of its opening. */
export interface OpenedLink {
  readonly link: RoutableLink
  /** As hits name it. */
  readonly hitLink: HitLink
  /** Our page on which the reader chooses a store; null for a link that goes to one at once. */
  readonly choicePath: string | null
  /** The same page, for readers in whose country no edition is sold; null for a link of no page. */
  readonly pagePath: string | null
  /** It leads nowhere: readers are told that it was switched off. */
  readonly isDisabled: boolean
  /** Its owner removed it: readers get the book's page, and nobody earns. */
  readonly isRemoved: boolean
}

/** A saved link as it stands, for the pages that show it. */
export interface OpenedSavedLink extends OpenedLink {
  /** The one in use. */
  readonly slug: Slug
  /** The owner's own while premium, else everybody's. */
  readonly look: PageLook
}

/** A book that an address names itself. */
export interface AddressedBook {
  readonly identifier: BookIdentifier
  /** What the address gives as the book's format. */
  readonly format?: EditionFormat | null
  /** As hits named it last; null until somebody opens it. */
  hitLink: HitLink | null
}

/** Clicks count for the former owner this long, so that an undone removal leaves no gap. */
const COUNTED_AFTER_REMOVAL_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

const MINUTE_MS = 60 * 1000
/** As a minute: the last one that is a small number, in the year 6053. */
const FOR_EVER = 2 ** 31 - 1

/**
 * Null for a link that never was. Letting readers choose and the look of the page are part of Premium;
 * where readers go is not. A link that its owner removed shows the book's page without tags forever,
 * and counts for its former owner as long as the removal can be undone.
 */
export function openRecord(found: LinkRecord | null, nowMs: number): OpenedSavedLink | null {
  if (!found) return null
  if (found.opened && Math.floor(nowMs / MINUTE_MS) < found.openedUntilMinute) return found.opened
  const { removedAtMs } = found
  found.opened = removedAtMs === null ? describe(found, nowMs) : describeRemoved(found, nowMs)
  // When a premium time begins, the record is forgotten; when it ends, nobody says so.
  const changesAtMs =
    removedAtMs === null
      ? (found.owner?.premiumUntilMs ?? 0)
      : removedAtMs + COUNTED_AFTER_REMOVAL_MS
  found.openedUntilMinute = changesAtMs > nowMs ? Math.floor(changesAtMs / MINUTE_MS) : FOR_EVER
  return found.opened
}

/** A link that nobody saved: it carries the tags of whom its address names. */
export function openBook(book: AddressedBook, owner: LinkOwner | null, nowMs: number): OpenedLink {
  return {
    link: plainLink(book.identifier, toTagHolder(owner, nowMs), book.format),
    hitLink: nameForHits(book, owner?.userId ?? null),
    choicePath: null,
    pagePath: null,
    isDisabled: false,
    isRemoved: false,
  }
}

function nameForHits(book: AddressedBook, ownerId: string | null): HitLink {
  if (book.hitLink?.ownerId === ownerId) return book.hitLink
  book.hitLink = createHitLink(null, ownerId, identifierKey(book.identifier))
  return book.hitLink
}

function describe(found: LinkRecord, nowMs: number): OpenedSavedLink {
  const { id, slug, identifier, settings } = found
  const owner = toTagHolder(found.owner, nowMs)
  const book = identifierKey(identifier)
  const pagePath = `/book/${book}/universal?link=${slug}`
  return {
    link: toRoutableLink(identifier, owner, settings),
    hitLink: found.opened?.hitLink ?? createHitLink(id, found.owner?.userId ?? null, book),
    choicePath: settings.mode === 'choose' && owner?.isPremium ? pagePath : null,
    pagePath,
    isDisabled: found.isDisabled,
    isRemoved: false,
    slug,
    look: owner?.isPremium ? settings.look : defaultLinkSettings.look,
  }
}

function describeRemoved(found: LinkRecord, nowMs: number): OpenedSavedLink {
  const { slug, identifier, settings, isDisabled } = found
  const book = identifierKey(identifier)
  const pagePath = `/book/${book}/universal?link=${slug}`
  const isCounted = (found.removedAtMs ?? 0) + COUNTED_AFTER_REMOVAL_MS > nowMs
  const hitLink = isCounted
    ? createHitLink(found.id, found.owner?.userId ?? null, book)
    : createHitLink(null, null, book)
  return {
    link: { ...toRoutableLink(identifier, null, settings), isUntagged: true },
    hitLink,
    choicePath: pagePath,
    pagePath,
    isDisabled,
    isRemoved: true,
    slug,
    look: defaultLinkSettings.look,
  }
}
