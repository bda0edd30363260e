import { type BookChannel, bookChannels } from '@everyshelf/domain/affiliate'
import {
  describeLinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  type Slug,
} from '@everyshelf/domain/links'
import type { Queries } from '../../../db/transact.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import { describeSavedBook } from '../saving/describe-saved-book.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { addMissingSlugs, requireActiveLinks } from './add-slugs.ts'
import { type ChannelSlug, listChannelSlugs } from './channels.repo.ts'

/** A link as the back matter of books names it. */
export interface BackMatterLink {
  readonly id: string
  /** The identifier's key: ISBN-13 or ASIN. */
  readonly isbn: string
  readonly title: string
  readonly settings: LinkSettingsView
  /** Null until the owner creates them. They never carry affiliate tags. */
  readonly slugs: Readonly<Record<BookChannel, Slug | null>>
  /** The address of the slug for print. */
  readonly printLink: string | null
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

export interface BackMatterServiceDeps {
  readonly db: Queries
  readonly changeLinks: ChangeLinks
  readonly findBookPages: FindBookPages
  readonly toShortLink: ToShortLink
}

export type BackMatterService = ReturnType<typeof createBackMatterService>

export function createBackMatterService(deps: BackMatterServiceDeps) {
  const { db, changeLinks, findBookPages, toShortLink } = deps

  function describe(
    userId: string,
    links: readonly StoredLink[],
    slugs: readonly ChannelSlug[],
  ): BackMatterLink[] {
    return links.map((link) => {
      const find = (channel: BookChannel) =>
        slugs.find((slug) => slug.linkId === link.id && slug.channel === channel)?.slug ?? null
      const [ebook, print] = [find('ebook'), find('print')]
      return {
        id: link.id,
        isbn: link.identifier,
        title: describeSavedBook(link).title,
        settings: describeLinkSettings(parseLinkSettings(link.settings)),
        slugs: { ebook, print },
        printLink: print && toShortLink(userId, print),
      }
    })
  }

  return {
    findPages: async (userId: string, id: string) => {
      await requireActiveLinks(linksOf(db, userId), [id])
      return await findBookPages(userId, id)
    },

    list: async (userId: string, ids: readonly string[]) => {
      const links = await requireActiveLinks(linksOf(db, userId), ids)
      return describe(userId, links, await listChannelSlugs(db, userId, ids))
    },

    /** Gives each link the slugs that it does not have yet. */
    createSlugs: (userId: string, ids: readonly string[]) =>
      changeLinks(userId, async (own, queries) => {
        const links = await requireActiveLinks(own, ids)
        const known = await listChannelSlugs(queries, userId, ids)
        await addMissingSlugs(own, known, links, bookChannels)
        return describe(userId, links, await listChannelSlugs(queries, userId, ids))
      }),
  }
}
