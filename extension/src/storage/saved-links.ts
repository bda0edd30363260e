import type { ApiClient } from '@everyshelf/client'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { readCacheOwner } from './cache-owner.ts'
import { storedItem } from './stored-item.ts'

/** A saved link in the cache: enough to find and copy it offline. */
export interface SavedLink {
  readonly id: string
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
  readonly slug: string
  readonly title: string
  readonly globalLink: string
  /** Clicks in the last 30 days; missing until the list of links has been read. */
  readonly clicks30d?: number
  /** The owner's private labels, separated by commas, and note; missing as long. */
  readonly label?: string
  readonly note?: string
}

type ListedLink = Awaited<ReturnType<ApiClient['links']['get']['query']>>

/** The cached part of a link from the server. */
export function toSavedLink(link: ListedLink): SavedLink {
  const { id, isbn: key, slug, title, globalLink, clicks30d, labels, note } = link
  const label = labels.map(({ name }) => name).join(', ')
  return { id, key, slug, title, globalLink, clicks30d, label, note }
}

interface SavedLinks {
  readonly owner: string
  /** ISO time of the server's last response. */
  readonly asOf: string
  /** Newest first. */
  readonly links: readonly SavedLink[]
}

/** More would make the cache slow to read; the badge then misses the oldest. */
export const MAX_LINKS = 2000

const savedLinks = storedItem<SavedLinks | null>('local', 'saved-links', null)

/** The current owner's cached links; null before the first response. */
export async function readSavedLinks(): Promise<SavedLinks | null> {
  const [cached, owner] = await Promise.all([savedLinks.getValue(), readCacheOwner()])
  return cached?.owner === owner ? cached : null
}

export async function findSavedLink(book: BookIdentifier): Promise<SavedLink | undefined> {
  const key = identifierKey(book)
  return (await readSavedLinks())?.links.find((link) => link.key === key)
}

/** Replaces the whole cache with the server's answer. */
export async function writeSavedLinks(owner: string, links: readonly SavedLink[]): Promise<void> {
  const asOf = new Date().toISOString()
  await savedLinks.setValue({ owner, asOf, links: links.slice(0, MAX_LINKS) })
}

/** Adds one link without changing `asOf`: the others have not been refreshed. */
export async function addSavedLink(owner: string, link: SavedLink): Promise<void> {
  await changeSavedLinks(owner, (links) => [link, ...links.filter(({ id }) => id !== link.id)])
}

/** Replaces a link in its place. */
export async function replaceSavedLink(owner: string, link: SavedLink): Promise<void> {
  await changeSavedLinks(owner, (links) => links.map((one) => (one.id === link.id ? link : one)))
}

export async function removeSavedLink(owner: string, id: string): Promise<void> {
  await changeSavedLinks(owner, (links) => links.filter((link) => link.id !== id))
}

async function changeSavedLinks(
  owner: string,
  change: (links: readonly SavedLink[]) => readonly SavedLink[],
): Promise<void> {
  const cached = await savedLinks.getValue()
  const { asOf, links } = cached?.owner === owner ? cached : NEVER_FETCHED
  await savedLinks.setValue({ owner, asOf, links: change(links).slice(0, MAX_LINKS) })
}

const NEVER_FETCHED = { asOf: new Date(0).toISOString(), links: [] } as const

/** Called when the account changes; the new account's links stay if they are cached already. */
export async function removeSavedLinksOfOtherOwners(owner: string): Promise<void> {
  const cached = await savedLinks.getValue()
  if (cached && cached.owner !== owner) await savedLinks.removeValue()
}

export function watchSavedLinks(callback: () => void): () => void {
  return savedLinks.watch(callback)
}
