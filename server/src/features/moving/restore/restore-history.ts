import { identifierKey } from '@everyshelf/domain/identifiers'
import type { movesRestoreHistoryInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { toJsonText } from '../../../db/columns.ts'
import { notLater, type RestoreDeps } from './restore-link.ts'

export type FileHistory = z.output<typeof movesRestoreHistoryInput>

/**
 * Stores a link's changes from the file after those that the link already has. Returns how many; 0 if the
 * link already has one of them, or is not the one from the file.
 */
export async function restoreHistory(
  { own, settings: links, now }: Pick<RestoreDeps, 'own' | 'settings' | 'now'>,
  { isbn, createdAt, versions }: FileHistory,
): Promise<number> {
  const link = await own.findByBook(identifierKey(isbn))
  if (!link || link.createdAt !== notLater(createdAt, now)) return 0
  const last = (await own.findLastVersion(link.id)) ?? -1
  const byNumber = new Map(versions.map((version) => [version.version, version]))
  const sorted = [...byNumber.values()].toSorted((a, b) => a.version - b.version)
  if (sorted.some(({ version }) => version <= last)) return 0
  const slugs = await own.listAllSlugs(link.id)
  const stored = sorted.map(({ version, undoneVersion, slug, settings, labels, changedAt }) => ({
    ...{ version, undoneVersion, changedAt: notLater(changedAt, now) },
    // Undoing a change must never lead to a slug of another link.
    slug: slugs.includes(slug) ? slug : link.slug,
    settings: links.readForeignSettings(settings, isbn, true).settings,
    labels: labels && toJsonText(labels),
  }))
  await own.addHistory(link.id, stored)
  return sorted.length
}
