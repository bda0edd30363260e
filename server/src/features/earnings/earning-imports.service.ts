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

  /** In steps, so that many rows delay no redirect. The next import completes what a stop interrupted. */
  async function remove(ownerId: string, id: string): Promise<void> {
    const own = repo.importsOf(ownerId)
    let isLeft = true
    while (isLeft) isLeft = await own.removeSomeRows(id)
    await repo.changeImportsOf(ownerId, (locked) => locked.remove(id))
  }

  return {
    list: (ownerId: string): Promise<ImportSummary[]> => repo.importsOf(ownerId).list(),

    /** Drops what is left of imports that were never completed. */
    begin: async (
      ownerId: string,
      input: Omit<NewImport, 'createdAt'>,
    ): Promise<{ readonly id: string }> => {
      for (const id of await repo.importsOf(ownerId).listIncomplete()) await remove(ownerId, id)
      return await repo.changeImportsOf(ownerId, async (own) => {
        const { imports, rows } = await own.count()
        if (imports >= EARNING_IMPORTS_MAX || rows + input.rows > EARNING_ROWS_MAX) {
          throw new DomainError('earnings-limit-reached')
        }
        return { id: await own.add({ ...input, createdAt: toIsoTime(new Date(now())) }) }
      })
    },

    append: (ownerId: string, id: string, rows: readonly EarningRow[]): Promise<RowComparison> =>
      repo.changeImportsOf(ownerId, async (own) => {
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
      }),

    complete: (ownerId: string, id: string): Promise<{ imported: true }> =>
      repo.changeImportsOf(ownerId, async (own) => {
        const found = await findIncomplete(own, id)
        const measure = await own.measure(id)
        if (measure.rows !== found.rows) throw new DomainError('import-incomplete')
        await own.complete(id, toIsoTime(new Date(now())), measure)
        return { imported: true }
      }),

    /** Removes an import with all its rows. What other imports say counts again, at once. */
    undo: async (ownerId: string, id: string): Promise<{ removed: true }> => {
      await repo.changeImportsOf(ownerId, async (own) => {
        if (!(await own.find(id))) throw new DomainError('not-found')
        await own.withdraw(id)
      })
      await remove(ownerId, id)
      return { removed: true }
    },
  }
}
