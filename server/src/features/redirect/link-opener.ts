import { type BookChannel, isBookChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import { isBookOf } from '@everyshelf/domain/routing'
import type { LinkCache } from './link-cache.ts'
import { inBook, type LinkRecord, type OpenedLink, openBook, openSavedLink } from './open-link.ts'
import type { LinkRequest, ValidRequest } from './parse-link-url.ts'
import type { Lookup } from './redirect.repo.ts'

/** A link that readers can follow, or why they cannot. */
export type FoundLink = OpenedLink | 'unknown-link' | 'disabled'
export type OpenLink = ReturnType<typeof createLinkOpener>

/** A request for a store that the reader chose on the reader page. */
type StoreRequest = Extract<LinkRequest, { kind: 'retailer' | 'marketplace' }>

interface LinkOpenerDeps {
  readonly links: Pick<LinkCache, 'findOwner' | 'findLink'>
  /** Throws to open no link without its owner. */
  readonly onError?: (error: unknown) => void
}

/** Opens links from the cache, or without their owner when the database does not answer. */
export function createLinkOpener({ links, onError = rethrow }: LinkOpenerDeps) {
  return (linkRequest: ValidRequest, timeMs: number): FoundLink | Promise<FoundLink> => {
    const found = open(linkRequest, timeMs)
    return found instanceof Promise ? found.then(check) : check(found)
  }

  function check(found: OpenedLink | null): FoundLink {
    if (!found) return 'unknown-link'
    return found.isDisabled ? 'disabled' : found
  }

  function open(linkRequest: ValidRequest, timeMs: number): Lookup<OpenedLink> {
    if (linkRequest.kind === 'book') return openBookInUrl(linkRequest, timeMs)
    if (linkRequest.kind !== 'saved') return openAtChosenStore(linkRequest, timeMs)
    const { slug, ownerId } = linkRequest
    const found = openSaved(slug, timeMs, ownerId)
    return linkRequest.nextIn ? openNext(found, linkRequest.nextIn) : found
  }

  /** A removed book is not the next one. Only the page of a link for books has buttons without tags. */
  async function openNext(found: Lookup<OpenedLink>, channel: BookChannel) {
    const opened = await found
    if (!opened || opened.isRemoved) return null
    const pages = isBookChannel(opened.link.channel) ? {} : { choicePath: null, pagePath: null }
    return { ...inBook(opened, channel), ...pages }
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

  function openSaved(slug: Slug, timeMs: number, ownerId?: string | null): Lookup<OpenedLink> {
    const found = links.findLink(slug, timeMs)
    return found instanceof Promise
      ? found.then((record) => openSavedLink(ofOwner(record, ownerId), timeMs))
      : openSavedLink(ofOwner(found, ownerId), timeMs)
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

function ofOwner(found: LinkRecord | null, ownerId?: string | null): LinkRecord | null {
  return ownerId === undefined || (found?.owner?.userId ?? null) === ownerId ? found : null
}

function rethrow(error: unknown): never {
  throw error
}
