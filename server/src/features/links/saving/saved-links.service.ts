import {
  type Book,
  type BookDetailsChange,
  type BookHint,
  changeEdits,
  type EditionFormat,
  formatOf,
} from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { type LinkAnnotationChange, parseLinkSettings, type Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { linkAllowance } from '@everyshelf/domain/plans'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { DashboardQueries } from '../../analytics/dashboard-queries.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import { withFormatHint } from '../settings/change-settings.ts'
import { findTags } from '../settings/owner-tags.repo.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import { listAllSlugs } from '../store/link-slugs.repo.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { describeSavedBook } from './describe-saved-book.ts'
import { removeLink, requireRemainingLinks, restoreLink } from './removal.ts'
import { requireActive, requireFound, requireRemaining, requireUnsaved } from './require-link.ts'
import { LISTED_CLICK_DAYS, type LinkOwner, type SavedLink, toSavedLink } from './saved-link.ts'

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
  readonly db: Queries
  readonly changeLinks: ChangeLinks
  readonly toShortLink: ToShortLink
  readonly now: () => number
  readonly lookup: (identifier: BookIdentifier) => Promise<Book>
  readonly countClicks: DashboardQueries['countClicks']
}

export type SavedLinksService = ReturnType<typeof createSavedLinksService>

export function createSavedLinksService(deps: SavedLinksServiceDeps) {
  const { db, changeLinks, toShortLink, now, lookup, countClicks } = deps

  const isoNow = () => toIsoTime(now())

  async function allowance({ userId, isPremium }: Omit<LinkOwner, 'publicId'>) {
    return linkAllowance(isPremium ? 'premium' : 'free', await linksOf(db, userId).countActive())
  }

  async function describe(link: StoredLink, owner: LinkOwner) {
    const clicks = await countClicks(owner.userId, [link.identifier], now(), LISTED_CLICK_DAYS)
    return toSavedLink(link, owner, toShortLink, clicks)
  }

  return {
    allowance,

    /** Throws `link-limit-reached` if a free account has reached its limit. */
    requireAllowance: async (owner: LinkOwner) => requireRemaining(await allowance(owner)),

    findTags: (userId: string) => findTags(db, userId),

    findByBook: async (userId: string, identifier: BookIdentifier) => {
      const link = await linksOf(db, userId).findByBook(identifierKey(identifier))
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
    hasSlug: async (id: string, slug: Slug) => (await listAllSlugs(db, [id])).includes(slug),

    /**
     * A format hint never replaces the owner's format. New labels that the account has no room for do
     * not stop the save; the response names them.
     */
    save: async (
      owner: LinkOwner,
      identifier: BookIdentifier,
      { format = null, hint = null, details, slug, annotation }: SaveDetails,
    ): Promise<NewSavedLink> => {
      if (slug && !owner.isPremium) throw new DomainError('premium-required-to-manage')
      const { labels, note } = annotation
      const key = identifierKey(identifier)
      const toUrl = (one: Slug) => toShortLink(owner.userId, one)
      const links = linksOf(db, owner.userId)
      // Checked twice: here, so that a rejected call causes no catalog request, and again under the lock.
      requireUnsaved(await links.findByBook(key), toUrl)
      await requireRemainingLinks(owner, links)
      const { title, authors, coverImage, source } = await lookup(identifier)
      const bookHint = source === 'placeholder' ? hint : null
      const facts = { title, authors, coverImage, bookHint }
      const { link, labelsNotAdded } = await changeLinks(owner.userId, async (own) => {
        const former = await own.findByBook(key)
        requireUnsaved(former, toUrl)
        await requireRemainingLinks(owner, own)
        const createdAt = isoNow()
        const settings = withFormatHint(former?.settings ?? '{}', identifier, format)
        if (former) {
          const again = { facts, createdAt, removedAt: null, settings }
          await own.change(former.id, again, { isRecorded: false })
          if (slug) await own.change(former.id, { slug })
        }
        const saved =
          former ?? (await own.add({ ...facts, identifier: key, settings, createdAt, slug }))
        if (saved === null) throw new DomainError('slug-taken', { slug: slug ?? '' })
        const { id } = saved
        const { edits } = requireFound(await own.find(id))
        const allowed = labels && (await own.chooseAllowedLabels(labels))
        const described = { edits: changeEdits(edits, details), labels: allowed, note }
        await own.change(id, described, { isRecorded: false })
        const labelsNotAdded = labels?.filter((name) => !allowed?.includes(name)) ?? []
        return { link: requireFound(await own.find(id)), labelsNotAdded }
      })
      return {
        ...(await describe(link, owner)),
        ...(labelsNotAdded.length > 0 && { labelsNotAdded }),
      }
    },

    get: async (
      owner: LinkOwner,
      { id, withClicks }: { readonly id: string; readonly withClicks: boolean },
    ) => {
      const link = requireActive(await linksOf(db, owner.userId).find(id))
      return withClicks
        ? await describe(link, owner)
        : toSavedLink(link, owner, toShortLink, new Map())
    },

    annotate: async (owner: LinkOwner, id: string, annotation: LinkAnnotationChange) => {
      const link = await changeLinks(owner.userId, async (own) => {
        requireActive(await own.find(id))
        await own.change(id, annotation)
        return requireFound(await own.find(id))
      })
      return await describe(link, owner)
    },

    /** Readers then get the book's page without tags. The owner can restore the link for `REMOVAL_UNDO_DAYS` days. */
    remove: async ({ userId }: LinkOwner, id: string) => ({
      removedAt: await changeLinks(userId, (own) => removeLink(own, id, isoNow())),
    }),

    restore: async (owner: LinkOwner, id: string) => {
      const link = await changeLinks(owner.userId, async (own) => {
        await restoreLink(own, owner, id, now())
        return requireFound(await own.find(id))
      })
      return await describe(link, owner)
    },
  }
}
