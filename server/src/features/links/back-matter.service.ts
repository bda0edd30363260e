import { type BookChannel, bookChannels } from '@everyshelf/domain/affiliate'
import {
  describeLinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  type Slug,
} from '@everyshelf/domain/links'
import { toIsoTime } from '../../db/columns.ts'
import { addMissingSlugs, requireActiveLinks } from './channels/add-slugs.ts'
import type { ChannelSlug, ChannelsRepo } from './channels/channels.repo.ts'
import { describeSavedBook } from './describe-saved-book.ts'
import type { StoredLink } from './stored-links.repo.ts'

/** A link as the back matter of books names it. */
export interface BackMatterLink {
  readonly id: string
  /** The identifier's key: ISBN-13 or ASIN. */
  readonly isbn: string
  readonly title: string
  readonly settings: LinkSettingsView
  /** Null until the owner creates them. They never carry affiliate tags. */
  readonly slugs: Readonly<Record<BookChannel, Slug | null>>
}

/** Public pages that lead readers on from a book. */
export interface BookPages {
  /** A published page of the book's author. */
  readonly author: { readonly name: string; readonly path: string } | null
  /** Null for a book in no published series. */
  readonly series: { readonly nextLinkId: string | null } | null
}

/** Finds the pages of an owner's link. */
export type FindBookPages = (ownerId: string, linkId: string) => Promise<BookPages>

const NO_PAGES: BookPages = { author: null, series: null }

export interface BackMatterServiceDeps {
  readonly repo: ChannelsRepo
  /** Without it, back matter leads to books only. */
  readonly findBookPages?: FindBookPages | undefined
  /** Makes redirects use a change immediately (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

export type BackMatterService = ReturnType<typeof createBackMatterService>

export function createBackMatterService(deps: BackMatterServiceDeps) {
  const { repo, findBookPages, forgetSlug, now } = deps

  return {
    findPages: async (userId: string, id: string): Promise<BookPages> => {
      await requireActiveLinks(repo.slugsOf(userId), [id])
      return findBookPages ? await findBookPages(userId, id) : NO_PAGES
    },

    list: async (userId: string, ids: readonly string[]): Promise<BackMatterLink[]> => {
      const own = repo.slugsOf(userId)
      const links = await requireActiveLinks(own, ids)
      return describe(links, await own.listSlugs(ids))
    },

    /** Gives each link the slugs that it does not have yet. */
    createSlugs: async (userId: string, ids: readonly string[]): Promise<BackMatterLink[]> => {
      const { links, slugs, added } = await repo.changeSlugsOf(userId, async (own) => {
        const links = await requireActiveLinks(own, ids)
        const createdAt = toIsoTime(new Date(now()))
        const added = await addMissingSlugs(own, links, bookChannels, createdAt)
        return { links, slugs: await own.listSlugs(ids), added }
      })
      for (const { slug } of added) forgetSlug(slug)
      return describe(links, slugs)
    },
  }
}

function describe(links: readonly StoredLink[], slugs: readonly ChannelSlug[]): BackMatterLink[] {
  return links.map((link) => {
    const find = (channel: BookChannel) =>
      slugs.find((slug) => slug.linkId === link.id && slug.channel === channel)?.slug ?? null
    return {
      id: link.id,
      isbn: link.identifier,
      title: describeSavedBook(link).title,
      settings: describeLinkSettings(parseLinkSettings(link.settings)),
      slugs: { ebook: find('ebook'), print: find('print') },
    }
  })
}
