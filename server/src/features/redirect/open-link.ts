import type {
  AffiliateTags,
  BookChannel,
  ConfirmedChannels,
  LinkChannel,
  ProgramIds,
  TagHolder,
} from '@everyshelf/domain/affiliate'
import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import {
  defaultLinkSettings,
  type LinkSettings,
  type PageLook,
  type PublicId,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import type { HitLink } from '../clicks/hit.ts'

/** The account whose tags a link carries. */
export interface LinkOwner {
  readonly userId: string
  readonly publicId: PublicId
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly tagChannels: ConfirmedChannels
  /** 0 for an owner who never had Premium. */
  readonly premiumUntilMs: number
}

/** A saved link as redirects cache it. */
export interface LinkRecord {
  readonly id: string
  readonly identifier: BookIdentifier
  readonly owner: LinkOwner | null
  /**
   * The slug that the link's pages use in their links: the current one, or that of the channel or campaign.
   * Readers may have opened the link by an older one.
   */
  readonly slug: Slug
  /** Of the slug by which it was found. */
  readonly channel: LinkChannel
  readonly campaign: string | null
  readonly settings: LinkSettings
  readonly removedAtMs: number | null
  /** An admin disabled it. */
  readonly isDisabled: boolean
  /** An admin banned its owner. */
  readonly isOwnerBanned: boolean
  /** The link as opened last, which is valid until `openedUntilMinute`; null before the first hit. */
  opened: OpenedSavedLink | null
  openedUntilMinute: number
}

/** A link with its settings at the time of a hit. */
export interface OpenedLink {
  readonly link: RoutableLink
  /** The current slug; null for a link that is not saved. */
  readonly slug: Slug | null
  /** The link's values in the hit table. */
  readonly hitLink: HitLink
  /** Whether its owner counts clicks by the campaign in the URL. */
  readonly recordsUtm: boolean
  /** The reader page of a link whose mode lets readers choose a store; null for mode `instant`. */
  readonly choicePath: string | null
  /** The reader page, for readers whom a rule sends there or to whom no edition is sold; null without a page. */
  readonly pagePath: string | null
  /** An admin disabled it. Readers see a page that says so. */
  readonly isDisabled: boolean
  /** Its owner removed it. Readers see the book's page, without affiliate tags. */
  readonly isRemoved: boolean
}

/** A saved link, for the pages that show it. */
export interface OpenedSavedLink extends OpenedLink {
  readonly id: string
  readonly slug: Slug
  /** The owner's while premium and shown, else the default. */
  readonly look: PageLook
  /**
   * Whether pages may show the owner's own content. False if the link is disabled or its owner is banned. The
   * link's pages then show only the book, and it still leads to a store unless it is disabled.
   */
  readonly isShown: boolean
}

/** A book that the URL names by its number. */
export interface BookInUrl {
  readonly identifier: BookIdentifier
  /** The format from the URL. */
  readonly format?: EditionFormat | null
  /** The cached values for the hit table; null until the first hit. */
  hitLink: HitLink | null
}

/** Clicks count for the former owner this long, so that undoing the removal leaves no gap. */
const COUNT_AFTER_REMOVAL_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

const MINUTE_MS = 60 * 1000
/** The largest minute that V8 stores as a small integer; the year 6053. */
const FAR_FUTURE_MINUTE = 2 ** 31 - 1

/**
 * Null for a link that never existed. Rules and the look of the page require Premium; the mode and other
 * settings do not.
 * A removed link shows the book's page without tags forever, and its clicks count for the former owner
 * while the removal can be undone.
 */
export function openSavedLink(found: LinkRecord | null, nowMs: number): OpenedSavedLink | null {
  if (!found) return null
  if (found.opened && Math.floor(nowMs / MINUTE_MS) < found.openedUntilMinute) return found.opened
  const { removedAtMs } = found
  found.opened = describe(found, nowMs)
  // The start of Premium clears the cache, its end does not, so the result expires then.
  const changesAtMs =
    removedAtMs === null ? (found.owner?.premiumUntilMs ?? 0) : removedAtMs + COUNT_AFTER_REMOVAL_MS
  found.openedUntilMinute =
    changesAtMs > nowMs ? Math.floor(changesAtMs / MINUTE_MS) : FAR_FUTURE_MINUTE
  return found.opened
}

/** A link that is not saved. It carries the tags of the account that its URL names. */
export function openBook(book: BookInUrl, owner: LinkOwner | null, nowMs: number): OpenedLink {
  return {
    link: plainLink(book.identifier, toTagHolder(owner, nowMs), book.format),
    slug: null,
    hitLink: getHitLink(book, owner?.userId ?? null),
    recordsUtm: false,
    choicePath: null,
    pagePath: null,
    isDisabled: false,
    isRemoved: false,
  }
}

/** The same link for a reader who comes from a book, where no affiliate program allows its tags. */
export function inBook<T extends OpenedLink>(opened: T, channel: BookChannel): T {
  return { ...opened, link: { ...opened.link, channel }, hitLink: { ...opened.hitLink, channel } }
}

/** The same link without any affiliate tag, for a request that no reader made. */
export function withoutTags<T extends OpenedLink>(opened: T): T {
  return { ...opened, link: { ...opened.link, owner: null, attribution: {}, isUntagged: true } }
}

function getHitLink(book: BookInUrl, ownerId: string | null): HitLink {
  if (book.hitLink?.ownerId === ownerId) return book.hitLink
  book.hitLink = {
    ownerId,
    identifier: identifierKey(book.identifier),
    channel: null,
    campaign: null,
  }
  return book.hitLink
}

function describe(found: LinkRecord, nowMs: number): OpenedSavedLink {
  const { id, slug, channel, identifier, settings, isDisabled, removedAtMs } = found
  const isRemoved = removedAtMs !== null
  const owner = isRemoved ? null : toTagHolder(found.owner, nowMs)
  const link = toRoutableLink(identifier, owner, settings, channel)
  const pagePath = `/book/${identifierKey(identifier)}/universal?link=${slug}`
  const isShown = !isDisabled && !found.isOwnerBanned
  const isCounted = !isRemoved || removedAtMs + COUNT_AFTER_REMOVAL_MS > nowMs
  return {
    link: isRemoved ? { ...link, isUntagged: true } : link,
    hitLink: toHitLink(found, isCounted ? (found.owner?.userId ?? null) : null),
    recordsUtm: settings.recordUtm,
    choicePath: isRemoved || settings.mode === 'choose' ? pagePath : null,
    pagePath,
    isDisabled,
    isRemoved,
    id,
    slug,
    look: isShown && owner?.isPremium ? settings.look : defaultLinkSettings.look,
    isShown,
  }
}

/** Kept from the link as it was opened last, since a cached link has one for all of its hits. */
function toHitLink(found: LinkRecord, ownerId: string | null): HitLink {
  const { identifier, channel, campaign, opened } = found
  if (opened?.hitLink.ownerId === ownerId) return opened.hitLink
  const book = identifierKey(identifier)
  return { ownerId, identifier: book, channel: channel === 'web' ? null : channel, campaign }
}

/** Compares the end of Premium on each hit, so that its end needs no notification. */
function toTagHolder(owner: LinkOwner | null, nowMs: number): TagHolder | null {
  if (!owner) return null
  const { tags, programs, tagChannels } = owner
  return { isPremium: owner.premiumUntilMs > nowMs, tags, programs, tagChannels }
}
