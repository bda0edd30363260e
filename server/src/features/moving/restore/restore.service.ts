import type { Slug } from '@everyshelf/domain/links'
import type { RestoredLink } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { LinkRows } from '../../links/link-rows.repo.ts'
import type { LinkOwner } from '../../links/saved-link.ts'
import type { CountCall } from '../count-calls.ts'
import type { MovedBooks } from '../find-book.ts'
import { lookUpBooks } from './look-up-books.ts'
import { type FileHistory, restoreHistory } from './restore-history.ts'
import { type FileLink, restoreLink } from './restore-link.ts'

interface FileLinks {
  readonly fileName: string
  readonly links: readonly FileLink[]
}

export interface RestoreServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly rows: LinkRows
  readonly books: MovedBooks
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
  const { db, transact, rows, books: catalog, forgetSlug, now } = deps

  const change = <Result>(
    owner: LinkOwner,
    work: (own: {
      queries: Queries
      rows: LinkRows
      owner: LinkOwner
      now: string
    }) => Promise<Result>,
  ): Promise<Result> =>
    transact(async (queries) => {
      await rows.lockLinksOf(queries, owner.userId)
      return await work({ queries, rows, owner, now: toIsoTime(new Date(now())) })
    })

  return {
    /** Restores fewer links, but at least one, if a limit is reached. */
    restoreLinks: async (
      owner: LinkOwner,
      { fileName, links }: FileLinks,
      countCall: CountCall,
    ): Promise<RestoredLink[]> => {
      const books = await lookUpBooks(
        { queries: db, rows, books: catalog, owner, countCall },
        links,
      )
      const restored: RestoredLink[] = []
      for (const [index, book] of books.entries()) {
        const link = links[index]
        if (!link) throw new TypeError('a looked-up book has no link')
        const { result, slugs } = await change(owner, async (own) => {
          const result = await restoreLink({ ...own, fileName }, link, book)
          const slugs = result.id === null ? [] : await rows.listAllSlugs(own.queries, result.id)
          return { result, slugs }
        })
        for (const slug of slugs) forgetSlug(slug)
        restored.push(result)
      }
      return restored
    },

    restoreHistory: async (owner: LinkOwner, history: FileHistory) => ({
      stored: await change(owner, (own) => restoreHistory(own, history)),
    }),
  }
}
