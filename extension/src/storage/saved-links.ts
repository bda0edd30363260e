import type { ApiClient } from '@everyshelf/client'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { storage } from 'wxt/utils/storage'
import { readKeeper } from './keeper.ts'

/** What the extension knows of a saved link without asking: enough to find it and to copy it. */
export interface SavedLink {
  readonly id: string
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
  readonly slug: string
  readonly title: string
  readonly globalLink: string
  /** Clicks in the last 30 days; missing in what an older version stored. */
  readonly clicks30d?: number
  /** The owner's own words, missing there too. */
  readonly label?: string
  readonly note?: string
}

type ListedLink = Awaited<ReturnType<ApiClient['links']['list']['query']>>[number]

/** What is stored of a link that the server has answered. */
export function toSavedLink(link: ListedLink): SavedLink {
  const { id, isbn: key, slug, title, globalLink, clicks30d, label, note } = link
  return { id, key, slug, title, globalLink, clicks30d, label, note }
}

interface SavedLinks {
  readonly keeper: string
  /** ISO time of the server's last word. */
  readonly asOf: string
  /** The newest first. */
  readonly links: readonly SavedLink[]
}

/** More would make the cache slow to read; the badge then misses the oldest. */
const MAX_LINKS = 2000

const savedLinks = storage.defineItem<SavedLinks | null>('local:saved-links', {
  fallback: null,
  version: 1,
})

/** The cached links of who is connected now; null when none have come yet. */
export async function readSavedLinks(): Promise<SavedLinks | null> {
  const [kept, keeper] = await Promise.all([savedLinks.getValue(), readKeeper()])
  return kept?.keeper === keeper ? kept : null
}

export async function findSavedLink(book: BookIdentifier): Promise<SavedLink | undefined> {
  const key = identifierKey(book)
  return (await readSavedLinks())?.links.find((link) => link.key === key)
}

/** Replaces all: what the server has answered is the truth. */
export async function writeSavedLinks(keeper: string, links: readonly SavedLink[]): Promise<void> {
  const asOf = new Date().toISOString()
  await savedLinks.setValue({ keeper, asOf, links: links.slice(0, MAX_LINKS) })
}

/** A single change is no word of the server's on all the others: they stay as old as they were. */
export async function addSavedLink(keeper: string, link: SavedLink): Promise<void> {
  await changeSavedLinks(keeper, (links) => [link, ...links.filter(({ id }) => id !== link.id)])
}

/** The same link with other words on it keeps its place. */
export async function replaceSavedLink(keeper: string, link: SavedLink): Promise<void> {
  await changeSavedLinks(keeper, (links) => links.map((one) => (one.id === link.id ? link : one)))
}

export async function dropSavedLink(keeper: string, id: string): Promise<void> {
  await changeSavedLinks(keeper, (links) => links.filter((link) => link.id !== id))
}

async function changeSavedLinks(
  keeper: string,
  change: (links: readonly SavedLink[]) => readonly SavedLink[],
): Promise<void> {
  const kept = await savedLinks.getValue()
  const { asOf, links } = kept?.keeper === keeper ? kept : NEVER_ASKED
  await savedLinks.setValue({ keeper, asOf, links: change(links).slice(0, MAX_LINKS) })
}

const NEVER_ASKED = { asOf: new Date(0).toISOString(), links: [] } as const

/** For when another account is chosen: its own links may have come already, and stay. */
export async function keepSavedLinksFor(keeper: string): Promise<void> {
  const kept = await savedLinks.getValue()
  if (kept && kept.keeper !== keeper) await savedLinks.removeValue()
}

export function watchSavedLinks(callback: () => void): () => void {
  return savedLinks.watch(callback)
}
