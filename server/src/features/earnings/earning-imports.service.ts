import type { EarningRow } from '@everyshelf/domain/earnings'
import { EARNING_IMPORTS_MAX, EARNING_ROWS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import type { EarningImportsRepo, ImportSummary, NewImport } from './earning-imports.repo.ts'
import { hashRow } from './row-hashes.ts'

/** How the rows of a report compare with earlier imports. */
export interface RowComparison {
  readonly newRows: number
  /** Imported before, with the same content. */
  readonly knownRows: number
  /** Imported before, with another amount. */
  readonly changedRows: number
}

export interface EarningImportsDeps {
  readonly repo: EarningImportsRepo
  readonly now: () => number
}

export type EarningImportsService = ReturnType<typeof createEarningImportsService>

/**
 * Imports of reports. The browser sends the rows of a report in several calls. They count once the import
 * is completed, all at the same time, or never.
 */
export function createEarningImportsService({ repo, now }: EarningImportsDeps) {
  async function findIncomplete(own: ReturnType<EarningImportsRepo['importsOf']>, id: string) {
    const found = await own.find(id)
    if (!found || found.completedAt !== null) throw new DomainError('not-found')
    return found
  }

  return {
    list: (ownerId: string): Promise<ImportSummary[]> => repo.importsOf(ownerId).list(),

    /** Drops what is left of an import that was never completed. */
    begin: (ownerId: string, input: Omit<NewImport, 'createdAt'>): Promise<{ id: string }> =>
      repo.changeImportsOf(ownerId, async (own) => {
        await own.removeIncomplete()
        const { imports, rows } = await own.count()
        if (imports >= EARNING_IMPORTS_MAX || rows + input.rows > EARNING_ROWS_MAX) {
          throw new DomainError('earnings-limit-reached')
        }
        return { id: await own.add({ ...input, createdAt: toIsoTime(new Date(now())) }) }
      }),

    append: async (
      ownerId: string,
      id: string,
      rows: readonly EarningRow[],
    ): Promise<RowComparison> => {
      const own = repo.importsOf(ownerId)
      const found = await findIncomplete(own, id)
      const hashes = rows.map(hashRow)
      const stored = await own.findContents(hashes.map(({ rowKey }) => rowKey))
      await own.putRows(found, rows)
      const known = hashes.filter(({ rowKey }) => stored.has(rowKey))
      const same = known.filter(({ rowKey, contentHash }) => stored.get(rowKey) === contentHash)
      return {
        newRows: rows.length - known.length,
        knownRows: same.length,
        changedRows: known.length - same.length,
      }
    },

    complete: (ownerId: string, id: string): Promise<{ imported: true }> =>
      repo.changeImportsOf(ownerId, async (own) => {
        const found = await findIncomplete(own, id)
        const measure = await own.measure(id)
        if (measure.rows !== found.rows) throw new DomainError('import-incomplete')
        await own.complete(id, toIsoTime(new Date(now())), measure)
        return { imported: true }
      }),

    /** Removes an import with all its rows. What other imports say counts again. */
    undo: (ownerId: string, id: string): Promise<{ removed: true }> =>
      repo.changeImportsOf(ownerId, async (own) => {
        if (!(await own.find(id))) throw new DomainError('not-found')
        await own.remove([id])
        return { removed: true }
      }),
  }
}
