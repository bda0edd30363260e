import { isDeepStrictEqual } from 'node:util'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import {
  type Book,
  type BookDetailsChange,
  type BookHint,
  type EditionFormat,
  formatOf,
} from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { type LinkAnnotationChange, parseLinkSettings, type Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { type LinkAllowance, linkAllowance } from '@everyshelf/domain/plans'
import { toIsoTime } from '../../db/columns.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import { withFormatHint } from './change-settings.ts'
import { describeSavedBook } from './describe-saved-book.ts'
import { removeLink, requireRemainingLinks, restoreLink } from './removal.ts'
import { requireFound, requireRemaining, requireUnsaved } from './require-link.ts'
import { type LinkOwner, type SavedLink, toSavedLink } from './saved-link.ts'
import type { SavedLinksRepo } from './saved-links.repo.ts'
import type { StoredLink } from './stored-links.repo.ts'

/** Optional data for a book to save. */
export interface SaveDetails {
  /** Book data from the caller's page or file. It may be wrong. */
  readonly format?: EditionFormat | null | undefined
  readonly hint?: BookHint | null | undefined
  readonly details: BookDetailsChange
  readonly slug?: Slug | undefined
  readonly annotation: LinkAnnotationChange
}

export interface NewSavedLink extends SavedLink {
  /** New labels for which the account has no room; missing if there are none. */
  readonly labelsNotAdded?: readonly string[]
}

export interface SavedLinksServiceDeps {
  readonly repo: SavedLinksRepo
  readonly origin: string
  readonly now: () => number
  readonly lookup: (identifier: BookIdentifier) => Promise<Book>
  readonly countClicks: AnalyticsQueries['countClicks']
  /** Makes redirects use a change immediately (R17). */
  readonly forgetSlug: (slug: Slug) => void
}

export type SavedLinksService = ReturnType<typeof createSavedLinksService>

export function createSavedLinksService(deps: SavedLinksServiceDeps) {
  const { repo, origin, now, lookup, countClicks, forgetSlug } = deps

  const isoNow = () => toIsoTime(new Date(now()))

  async function allowance({ userId, isPremium }: Omit<LinkOwner, 'publicId'>) {
    return linkAllowance(isPremium ? 'premium' : 'free', await repo.linksOf(userId).countActive())
  }

  async function describe(link: StoredLink, owner: LinkOwner): Promise<SavedLink> {
    const clicks = await countClicks(owner.userId, [link.identifier], now(), RECENT_CLICK_DAYS)
    return toSavedLink(link, owner, origin, clicks)
  }

  /** Includes earlier slugs, because each slug is cached separately. */
  async function forgetLink(id: string): Promise<void> {
    for (const slug of await repo.listAllSlugs(id)) forgetSlug(slug)
  }

  return {
    allowance,

    /** Throws `link-limit-reached` if a free account has reached its limit. */
    requireAllowance: async (owner: LinkOwner): Promise<LinkAllowance> =>
      requireRemaining(await allowance(owner)),

    findTags: (userId: string): Promise<AffiliateTags> => repo.findTags(userId),

    findByBook: async (userId: string, identifier: BookIdentifier) => {
      const link = await repo.linksOf(userId).findByBook(identifierKey(identifier))
      if (!link || link.removedAt !== null) return null
      const { editions } = parseLinkSettings(link.settings)
      const { title, authors, coverImage, titleSource } = describeSavedBook(link)
      return {
        id: link.id,
        slug: link.slug,
        format: formatOf(editions, identifier),
        book: { title, authors, coverImage },
        isBookKnown: titleSource === 'edited' || titleSource === 'catalog',
      }
    },

    /** Whether a slug leads to the link with this id, in any channel. */
    hasSlug: async (id: string, slug: Slug): Promise<boolean> =>
      (await repo.listAllSlugs(id)).includes(slug),

    /**
     * A format hint never replaces the owner's format. New labels that the account has no room for do
     * not stop the save; the answer names them.
     */
    save: async (
      owner: LinkOwner,
      identifier: BookIdentifier,
      { format = null, hint = null, details, slug, annotation }: SaveDetails,
    ): Promise<NewSavedLink> => {
      if (slug && !owner.isPremium) throw new DomainError('premium-required-to-manage')
      const { labels, note } = annotation
      const key = identifierKey(identifier)
      const links = repo.linksOf(owner.userId)
      // Checked twice: here, so that a rejected call causes no catalog request, and again under the lock.
      requireUnsaved(await links.findByBook(key))
      await requireRemainingLinks(owner, links)
      const { title, authors, coverImage, source } = await lookup(identifier)
      const bookHint = source === 'placeholder' ? hint : null
      const facts = { title, authors, coverImage, bookHint }
      const saved = await repo.changeLinksOf(owner.userId, async (own) => {
        const former = await own.findByBook(key)
        requireUnsaved(former)
        await requireRemainingLinks(owner, own)
        const createdAt = isoNow()
        const settings = withFormatHint(former?.settings ?? '{}', identifier, format)
        if (former) await own.update(former.id, { facts, createdAt, removedAt: null, settings })
        const isNamed = former
          ? !slug || (await own.changeSlug(former.id, slug, createdAt))
          : await own.add(key, { ...facts, settings }, createdAt, slug)
        if (slug && !isNamed) throw new DomainError('slug-taken', { slug })
        const { id } = requireFound(await own.findByBook(key))
        await own.editDetails(id, details)
        const allowed = labels && (await own.chooseAllowedLabels(labels))
        await own.annotate(id, { labels: allowed, note }, createdAt, { isRecorded: false })
        await own.announce('link.created', id, createdAt)
        const labelsNotAdded = labels?.filter((name) => !allowed?.includes(name)) ?? []
        return { link: requireFound(await own.find(id)), labelsNotAdded }
      })
      const { link, labelsNotAdded } = saved
      await forgetLink(link.id)
      return {
        ...(await describe(link, owner)),
        ...(labelsNotAdded.length > 0 && { labelsNotAdded }),
      }
    },

    get: async (
      owner: LinkOwner,
      { id, withClicks }: { readonly id: string; readonly withClicks: boolean },
    ): Promise<SavedLink> => {
      const link = requireFound(await repo.linksOf(owner.userId).find(id))
      if (link.removedAt !== null) throw new DomainError('not-found')
      return withClicks ? await describe(link, owner) : toSavedLink(link, owner, origin, new Map())
    },

    annotate: async (
      owner: LinkOwner,
      id: string,
      annotation: LinkAnnotationChange,
    ): Promise<SavedLink> => {
      const link = await repo.changeLinksOf(owner.userId, async (own) => {
        const found = requireFound(await own.find(id))
        if (found.removedAt !== null) throw new DomainError('not-found')
        await own.annotate(id, annotation, isoNow())
        const changed = requireFound(await own.find(id))
        if (isDeepStrictEqual(changed, found)) return found
        await own.announce('link.updated', id, isoNow())
        return changed
      })
      return await describe(link, owner)
    },

    /** Readers then get the book's page without tags. The owner can restore the link for `REMOVAL_UNDO_DAYS` days. */
    remove: async ({ userId }: LinkOwner, id: string): Promise<{ removedAt: string }> => {
      const removedAt = await repo.changeLinksOf(userId, (own) => removeLink(own, id, isoNow()))
      await forgetLink(id)
      return { removedAt }
    },

    restore: async (owner: LinkOwner, id: string): Promise<SavedLink> => {
      const link = await repo.changeLinksOf(owner.userId, (own) =>
        restoreLink(own, owner, id, now()),
      )
      await forgetLink(link.id)
      return await describe(link, owner)
    },
  }
}
