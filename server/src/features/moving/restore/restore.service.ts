import type { RestoredLink } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { LinkOwner } from '../../links/saving/saved-link.ts'
import type { CountCall } from '../count-calls.ts'
import type { MovedBooks } from '../find-book.ts'
import type { FileLink } from './claim-file-slugs.ts'
import { lookUpBooks } from './look-up-books.ts'
import { type FileHistory, restoreHistory } from './restore-history.ts'
import { restoreLink } from './restore-link.ts'

interface FileLinks {
  readonly fileName: string
  readonly links: readonly FileLink[]
}

export interface RestoreServiceDeps {
  readonly db: Queries
  readonly links: Pick<LinksFeature, 'changeLinks' | 'linksOf' | 'settings'>
  readonly books: MovedBooks
  readonly now: () => number
}

export type RestoreService = ReturnType<typeof createRestoreService>

/**
 * Restores links of an account's export, which can come from another server. The file is untrusted: the rules
 * for slugs, settings, and the limit decide, and a link that is present stays as it is.
 */
export function createRestoreService(deps: RestoreServiceDeps) {
  const { db, books: catalog, now } = deps
  const { changeLinks, linksOf, settings } = deps.links
  const isoNow = () => toIsoTime(now())

  return {
    /** Restores fewer links, but at least one, if a limit is reached. */
    restoreLinks: async (
      owner: LinkOwner,
      { fileName, links }: FileLinks,
      countCall: CountCall,
    ) => {
      const books = await lookUpBooks(
        { own: linksOf(db, owner.userId), books: catalog, owner, countCall },
        links,
      )
      const restored: RestoredLink[] = []
      for (const [index, book] of books.entries()) {
        const link = links[index]
        if (!link) throw new TypeError('a looked-up book has no link')
        restored.push(
          await changeLinks(owner.userId, (own, queries) =>
            restoreLink({ own, queries, owner, settings, fileName, now: isoNow() }, link, book),
          ),
        )
      }
      return restored
    },

    restoreHistory: async (owner: LinkOwner, history: FileHistory) => ({
      stored: await changeLinks(owner.userId, (own) =>
        restoreHistory({ own, settings, now: isoNow() }, history),
      ),
    }),
  }
}
