import { isBookChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import { isBookOf } from '@everyshelf/domain/routing'
import type { LinkCache, Lookup } from './link-cache.ts'
import { inBook, type OpenedLink, openBook, openSavedLink } from './open-link.ts'
import type { LinkRequest, ValidRequest } from './parse-link-url.ts'

/** Finds the link that a URL requests; null for a slug that never existed. */
export type OpenLink = (linkRequest: ValidRequest, timeMs: number) => Lookup<OpenedLink>

/** A request for a store that the reader chose on the reader page. */
type StoreRequest = Extract<LinkRequest, { kind: 'retailer' | 'marketplace' }>

export interface LinkOpenerDeps {
  readonly links: Pick<LinkCache, 'findOwner' | 'findLink'>
  readonly onError: (error: unknown) => void
}

/** Opens links from the cache, or without their owner when the database does not answer. */
export function createLinkOpener({ links, onError }: LinkOpenerDeps): OpenLink {
  return (linkRequest, timeMs) => {
    if (linkRequest.kind === 'saved') return openSaved(linkRequest.slug, timeMs)
    return linkRequest.kind === 'book'
      ? openBookInUrl(linkRequest, timeMs)
      : openAtChosenStore(linkRequest, timeMs)
  }

  function openBookInUrl(
    linkRequest: LinkRequest & { kind: 'book' },
    timeMs: number,
  ): Lookup<OpenedLink> {
    const found = linkRequest.owner && links.findOwner(linkRequest.owner, timeMs)
    if (!(found instanceof Promise)) return openBook(linkRequest, found, timeMs)
    return found.then(
      (owner) => openBook(linkRequest, owner, timeMs),
      (error: unknown) => {
        onError(error)
        return openBook(linkRequest, null, timeMs)
      },
    )
  }

  function openSaved(slug: Slug, timeMs: number): Lookup<OpenedLink> {
    const found = links.findLink(slug, timeMs)
    return found instanceof Promise
      ? found.then((record) => openSavedLink(record, timeMs))
      : openSavedLink(found, timeMs)
  }

  async function openAtChosenStore(linkRequest: StoreRequest, timeMs: number): Promise<OpenedLink> {
    const opened = await openAtStore(linkRequest, timeMs)
    const isBookSlug = isBookChannel(opened.link.channel)
    return linkRequest.isInBook && !isBookSlug ? inBook(opened, 'ebook') : opened
  }

  /** The address names the book too, so readers arrive even if the saved link cannot be loaded. */
  async function openAtStore(linkRequest: StoreRequest, timeMs: number): Promise<OpenedLink> {
    const opened = openBook(linkRequest, null, timeMs)
    if (!linkRequest.slug) return opened
    try {
      const found = await openSaved(linkRequest.slug, timeMs)
      if (!found) return opened
      if (!found.isDisabled && isBookOf(found.link, linkRequest.identifier)) return found
      const isUntagged = found.isDisabled || found.link.isUntagged === true
      return { ...opened, link: { ...opened.link, channel: found.link.channel, isUntagged } }
    } catch (error) {
      onError(error)
      // The channel is unknown, and it may not allow tags.
      return { ...opened, link: { ...opened.link, isUntagged: true } }
    }
  }
}
