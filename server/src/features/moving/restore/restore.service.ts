import { type Book, changeEdits, createBookHint, placeholderTitle } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { RestoredLink } from '@everyshelf/domain/moving'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { movesRestoreHistoryInput, movesRestoreLinksInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { type IsoTime, toIsoTime, toJsonText } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { BooksService } from '../../books/books.service.ts'
import type { LinkRows } from '../../links/link-rows.repo.ts'
import type { LinkOwner } from '../../links/saved-link.ts'
import { claimFileSlugs, mayHaveSlug } from './claim-file-slugs.ts'
import { restoresOf } from './restore.repo.ts'

type FileLinks = z.output<typeof movesRestoreLinksInput>
export type FileLink = FileLinks['links'][number]
type FileHistory = z.output<typeof movesRestoreHistoryInput>

export interface RestoreServiceDeps {
  readonly transact: Transact
  readonly rows: LinkRows
  readonly lookup: BooksService['lookup']
  /** Makes redirects use a change immediately (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

export type RestoreService = ReturnType<typeof createRestoreService>

/**
 * Restores links of an account's export, which can come from another server. The file is untrusted: the rules
 * for slugs, settings, and the limit decide, and a link that is present stays as it is.
 */
export function createRestoreService(deps: RestoreServiceDeps) {
  const { transact, rows, lookup, forgetSlug, now } = deps
  const isoNow = () => toIsoTime(new Date(now()))
  /** A file cannot bring times that are yet to come. */
  const past = (time: IsoTime) => (time < isoNow() ? time : isoNow())

  async function restoreLink(
    queries: Queries,
    owner: LinkOwner,
    fileName: string,
    { link, book }: { readonly link: FileLink; readonly book: Book },
  ): Promise<RestoredLink> {
    const { userId, isPremium } = owner
    const own = rows.linksOf(queries, userId)
    const key = identifierKey(link.isbn)
    const nothing = { isbn: key, lost: [], hasSettings: true }
    const present = await own.findByBook(key)
    if (present) {
      return { ...nothing, id: present.removedAt === null ? present.id : null, outcome: 'present' }
    }
    const isActive = link.removedAt === null
    if (isActive && !isPremium && linkAllowance('free', await own.countActive()).remaining === 0) {
      return { ...nothing, id: null, outcome: 'limit' }
    }
    const { title, authors, coverImage, source } = book
    const isNamed = link.title !== placeholderTitle(key)
    const bookHint =
      source === 'placeholder' && isNamed ? createBookHint('file', link.title, link.authors) : null
    const { settings, isComplete } = rows.readForeignSettings(link.settings, link.isbn, isPremium)
    const facts = { title, authors, coverImage, bookHint, settings }
    const createdAt = past(link.createdAt)
    const mayKeep = mayHaveSlug(link.slug, isPremium)
    const hasSlug = mayKeep && (await own.add(key, facts, createdAt, link.slug))
    if (!hasSlug) await own.add(key, facts, createdAt)
    const added = await own.findByBook(key)
    if (!added) throw new TypeError('a restored link has no row')
    const { id, slug } = added
    const lost = await claimFileSlugs({ queries, rows, id, link, isPremium, past })
    const labels = await own.chooseAllowedLabels(link.labels)
    await own.annotate(id, { labels, note: link.note }, createdAt, { isRecorded: false })
    const edits = changeEdits({}, link.details)
    if (Object.keys(edits).length > 0) await rows.detailsOf(queries, userId).putEdits(id, edits)
    if (link.removedAt !== null) await own.update(id, { removedAt: past(link.removedAt) })
    const restores = restoresOf(queries, userId)
    const inFile = link.slugs.find((one) => one.slug === slug)
    if (inFile) {
      const { campaign } = inFile
      await restores.describeSlug(slug, id, { campaign, createdAt: past(inFile.createdAt) })
    }
    await restores.record({
      ...{ fileName, linkId: id, identifier: key, slug, oldSlug: link.slug },
      ...{ title, clicks: link.clicks, createdOn: createdAt.slice(0, 10), now: isoNow() },
    })
    return {
      isbn: key,
      id: isActive ? id : null,
      outcome: 'restored',
      lost: hasSlug ? lost : [link.slug, ...lost],
      hasSettings: isComplete,
    }
  }

  return {
    restoreLinks: async (owner: LinkOwner, { fileName, links }: FileLinks) => {
      const found = await Promise.all(
        links.map(async (link) => ({ link, book: await lookup(link.isbn) })),
      )
      const restored: RestoredLink[] = []
      for (const one of found) {
        const { result, slugs } = await transact(async (queries) => {
          await rows.lockLinksOf(queries, owner.userId)
          const result = await restoreLink(queries, owner, fileName, one)
          const { id } = result
          return { result, slugs: id === null ? [] : await rows.listAllSlugs(queries, id) }
        })
        for (const slug of slugs) forgetSlug(slug)
        restored.push(result)
      }
      return restored
    },

    /** Only for a link that came from the same file, and only after the changes that it has. */
    restoreHistory: ({ userId }: LinkOwner, { isbn, createdAt, versions }: FileHistory) =>
      transact(async (queries): Promise<{ readonly stored: number }> => {
        await rows.lockLinksOf(queries, userId)
        const link = await rows.linksOf(queries, userId).findByBook(identifierKey(isbn))
        if (!link || link.createdAt !== past(createdAt)) return { stored: 0 }
        const last = (await restoresOf(queries, userId).findLastVersion(link.id)) ?? -1
        const newer = versions
          .filter(({ version }) => version > last)
          .toSorted((a, b) => a.version - b.version)
        if (newer.length < versions.length) return { stored: 0 }
        const slugs = await rows.listAllSlugs(queries, link.id)
        let previous = last
        for (const { slug, settings, labels, changedAt, ...version } of newer) {
          if (version.version === previous) continue
          previous = version.version
          await rows.addVersion(queries, {
            ...version,
            linkId: link.id,
            ownerId: userId,
            changedAt: past(changedAt),
            // Undoing a change must never lead to a slug of another link.
            slug: slugs.includes(slug) ? slug : link.slug,
            settings: rows.readForeignSettings(settings, isbn, true).settings,
            labels: labels && toJsonText(labels),
          })
        }
        return { stored: newer.length }
      }),
  }
}
