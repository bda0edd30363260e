import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type Book, placeholderTitle } from '@everyshelf/domain/books'
import {
  type BookIdentifier,
  identifierKey,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { buildShortLink, type PublicId, type Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { type LinkAllowance, linkAllowance } from '@everyshelf/domain/plans'
import { toIsoTime } from '../../db/columns.ts'
import type { CountClicksOfOwner } from '../clicks/totals/owner-clicks.repo.ts'
import type { BookFacts, OwnedLinks, SavedLinksRepo, StoredLink } from './saved-links.repo.ts'

/** Whose links: what a session says of who is signed in. */
export interface LinkKeeper {
  readonly userId: string
  readonly publicId: PublicId
  readonly isPremium: boolean
}

export interface SavedLink extends BookFacts {
  readonly id: string
  /** The identifier's key: ISBN-13 or ASIN. */
  readonly isbn: string
  /** The same as people write it. */
  readonly display: string
  readonly globalLink: string
  readonly slug: Slug
  readonly publicId: PublicId
  readonly createdAt: string
  /** Why an admin switched it off; null for one that works. */
  readonly disabledBecause: string | null
  /** Openings by people in the last 30 days. */
  readonly clicks30d: number
  /** The same by day, today last. */
  readonly clicksByDay: readonly number[]
}

export interface SavedLinksDependencies {
  readonly repo: SavedLinksRepo
  readonly origin: string
  readonly now: () => number
  readonly lookup: (identifier: BookIdentifier) => Promise<Book>
  readonly countClicks: CountClicksOfOwner
  /** Redirects learn of a change at once (R17). */
  readonly forgetSlug: (slug: Slug) => void
}

const CLICK_DAYS = 30
const noClicks: readonly number[] = Array.from({ length: CLICK_DAYS }, () => 0)
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000

export type SavedLinksService = ReturnType<typeof createSavedLinksService>

export function createSavedLinksService(dependencies: SavedLinksDependencies) {
  const { repo, origin, now, lookup, countClicks, forgetSlug } = dependencies

  const isoNow = () => toIsoTime(new Date(now()))

  function isGone({ removedAt }: StoredLink): boolean {
    return removedAt !== null && Date.parse(removedAt) + THIRTY_DAYS_MS < now()
  }

  async function allowance({ userId, isPremium }: Omit<LinkKeeper, 'publicId'>) {
    return linkAllowance(isPremium ? 'premium' : 'free', await repo.linksOf(userId).countKept())
  }

  async function requireRoom(keeper: LinkKeeper, links: OwnedLinks): Promise<void> {
    if (keeper.isPremium) return
    requireRemaining(linkAllowance('free', await links.countKept()))
  }

  async function describe(link: StoredLink, keeper: LinkKeeper): Promise<SavedLink> {
    const clicks = await countClicks(keeper.userId, [link.identifier], now(), CLICK_DAYS)
    return toSavedLink(link, keeper, origin, clicks)
  }

  /** The link's former slugs too: each is remembered for itself. */
  async function forgetLink(id: string): Promise<void> {
    for (const slug of await repo.listSlugs(id)) forgetSlug(slug)
  }

  return {
    allowance,

    /** Throws `link-limit-reached` when a free keeper has no room left. */
    requireAllowance: async (keeper: LinkKeeper): Promise<LinkAllowance> =>
      requireRemaining(await allowance(keeper)),

    findTags: (userId: string): Promise<AffiliateTags> => repo.findTags(userId),

    findByBook: async (userId: string, identifier: BookIdentifier) => {
      const link = await repo.linksOf(userId).findByBook(identifierKey(identifier))
      return link && link.removedAt === null ? { id: link.id, slug: link.slug } : null
    },

    save: async (keeper: LinkKeeper, identifier: BookIdentifier): Promise<SavedLink> => {
      const key = identifierKey(identifier)
      const links = repo.linksOf(keeper.userId)
      // Asked twice: here, so that a refused call asks no catalogue, and where it counts.
      requireUnsaved(await links.findByBook(key))
      await requireRoom(keeper, links)
      const { title, authors, coverImage } = await lookup(identifier)
      const facts = { title, authors, coverImage }
      const saved = await repo.changeLinksOf(keeper.userId, async (own) => {
        const former = await own.findByBook(key)
        requireUnsaved(former)
        await requireRoom(keeper, own)
        const createdAt = isoNow()
        if (former) await own.update(former.id, { facts, createdAt, removedAt: null })
        else await own.add(key, facts, createdAt)
        return await own.findByBook(key)
      })
      const link = requireFound(saved)
      await forgetLink(link.id)
      return await describe(link, keeper)
    },

    list: async (keeper: LinkKeeper): Promise<SavedLink[]> => {
      const links = await repo.linksOf(keeper.userId).list()
      const books = links.map(({ identifier }) => identifier)
      const clicks = await countClicks(keeper.userId, books, now(), CLICK_DAYS)
      return links.map((link) => toSavedLink(link, keeper, origin, clicks))
    },

    get: async (keeper: LinkKeeper, id: string): Promise<SavedLink> => {
      const link = requireFound(await repo.linksOf(keeper.userId).find(id))
      if (link.removedAt !== null) throw new DomainError('not-found')
      return await describe(link, keeper)
    },

    /** Readers are still sent on for 30 days, and as long it can be restored. */
    remove: async ({ userId }: LinkKeeper, id: string): Promise<{ removedAt: string }> => {
      const removedAt = await repo.changeLinksOf(userId, async (own) => {
        const link = requireFound(await own.find(id))
        if (link.removedAt !== null) return link.removedAt
        const time = isoNow()
        await own.update(id, { removedAt: time })
        return time
      })
      await forgetLink(id)
      return { removedAt }
    },

    restore: async (keeper: LinkKeeper, id: string): Promise<SavedLink> => {
      const link = await repo.changeLinksOf(keeper.userId, async (own) => {
        const found = requireFound(await own.find(id))
        if (isGone(found)) throw new DomainError('not-found')
        if (found.removedAt === null) return found
        await requireRoom(keeper, own)
        await own.update(id, { removedAt: null })
        return found
      })
      await forgetLink(link.id)
      return await describe(link, keeper)
    },
  }
}

function requireFound(link: StoredLink | undefined): StoredLink {
  if (!link) throw new DomainError('not-found')
  return link
}

function requireUnsaved(link: StoredLink | undefined): void {
  if (link && link.removedAt === null) {
    throw new DomainError('link-already-saved', { id: link.id, slug: link.slug })
  }
}

function requireRemaining(allowance: LinkAllowance): LinkAllowance {
  const { used, max, remaining } = allowance
  if (max !== null && remaining === 0) throw new DomainError('link-limit-reached', { used, max })
  return allowance
}

function toSavedLink(
  link: StoredLink,
  { publicId }: LinkKeeper,
  origin: string,
  clicks: ReadonlyMap<string, readonly number[]>,
): SavedLink {
  const { id, slug, identifier: isbn, createdAt, coverImage } = link
  const parsed = parseBookIdentifier(isbn)
  const clicksByDay = clicks.get(isbn) ?? noClicks
  // A book that nobody knew on the day it was saved is shown as it is known today.
  const { title, authors } =
    link.title === placeholderTitle(isbn) ? (link.catalogued ?? link) : link
  return {
    id,
    isbn,
    display: parsed ? formatIdentifier(parsed) : isbn,
    globalLink: buildShortLink(origin, slug),
    slug,
    publicId,
    disabledBecause: link.disabledAt === null ? null : link.disabledReason,
    createdAt,
    title,
    authors,
    coverImage,
    clicks30d: clicksByDay.reduce((sum, count) => sum + count, 0),
    clicksByDay,
  }
}
