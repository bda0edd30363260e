import type { DayRange, EarningRow } from '@everyshelf/domain/earnings'
import { EARNING_IMPORTS_MAX, EARNING_ROWS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../../db/columns.ts'
import type { EarningImportsRepo, ImportSummary, NewImport } from './earning-imports.repo.ts'
import type { RemovedImportsRepo } from './removed-imports.repo.ts'
import { hashRow } from './row-hashes.ts'

/** How the rows of a report compare with earlier imports. */
export interface RowComparison {
  readonly newRows: number
  /** Imported before, with the same content. */
  readonly knownRows: number
  /** Imported before, with another amount. */
  readonly changedRows: number
}

/** A report that is about to be sent. */
export interface AnnouncedReport extends Pick<NewImport, 'fileName' | 'report' | 'rows'> {
  /** The period that the report states. */
  readonly period?: DayRange | undefined
}

export interface EarningImportsDeps {
  readonly repo: EarningImportsRepo
  readonly removed: RemovedImportsRepo
  readonly now: () => number
}

export type EarningImportsService = ReturnType<typeof createEarningImportsService>

/**
 * Imports of reports. The browser sends the rows of a report in several calls. They count once the import
 * is completed, all at the same time, or never.
 */
export function createEarningImportsService({ repo, removed, now }: EarningImportsDeps) {
  const timeNow = () => toIsoTime(now())

  async function findIncomplete(own: ReturnType<EarningImportsRepo['of']>, id: string) {
    const found = await own.find(id)
    if (!found || found.completedAt !== null || found.removedAt !== null) {
      throw new DomainError('not-found')
    }
    return found
  }

  return {
    list: (ownerId: string): Promise<ImportSummary[]> => repo.of(ownerId).list(),

    /**
     * Drops imports that were never completed. They are marked under the lock first, because another tab may
     * be completing one.
     */
    begin: async (
      ownerId: string,
      { period, ...input }: AnnouncedReport,
    ): Promise<{ readonly id: string }> => {
      await repo.change(ownerId, (own) => own.markUnfinished(timeNow()))
      for (const one of await removed.listOf(ownerId)) await removed.delete(one)
      return await repo.change(ownerId, async (own) => {
        const { imports, rows } = await own.count()
        if (imports >= EARNING_IMPORTS_MAX || rows + input.rows > EARNING_ROWS_MAX) {
          throw new DomainError('earnings-limit-reached')
        }
        const createdAt = timeNow()
        return { id: await own.add({ ...input, createdAt, ...toCoveredDays(period, createdAt) }) }
      })
    },

    append: (ownerId: string, id: string, rows: readonly EarningRow[]): Promise<RowComparison> =>
      repo.change(ownerId, async (own) => {
        const found = await findIncomplete(own, id)
        const hashes = rows.map(hashRow)
        const stored = await own.findContents(hashes.map(({ rowKey }) => rowKey))
        const storedRows = found.storedRows + (await own.putRows(found, rows))
        // An import with more rows than it began with would evade the limit of the account.
        if (storedRows > found.rows) throw new DomainError('invalid-input')
        const days = [found.firstDay, found.lastDay, ...rows.map(({ day }) => day)]
          .filter((day) => day !== null)
          .toSorted()
        const [firstDay = null] = days
        const lastDay = days.at(-1) ?? null
        if (!(await own.setStored(id, { storedRows, firstDay, lastDay }))) {
          throw new DomainError('not-found')
        }
        const known = hashes.filter(({ rowKey }) => stored.has(rowKey))
        const same = known.filter(({ rowKey, contentHash }) => stored.get(rowKey) === contentHash)
        return {
          newRows: rows.length - known.length,
          knownRows: same.length,
          changedRows: known.length - same.length,
        }
      }),

    complete: (ownerId: string, id: string): Promise<{ imported: true }> =>
      repo.change(ownerId, async (own) => {
        const found = await findIncomplete(own, id)
        if (found.storedRows !== found.rows) throw new DomainError('import-incomplete')
        if (!(await own.complete(id, timeNow()))) throw new DomainError('not-found')
        return { imported: true }
      }),

    /** Removes an import with all its rows. What other imports say counts again, at once. */
    undo: async (ownerId: string, id: string): Promise<{ removed: true }> => {
      await repo.change(ownerId, async (own) => {
        if (!(await own.find(id))) throw new DomainError('not-found')
        await own.markRemoved(id, timeNow())
      })
      await removed.delete({ id, ownerId })
      return { removed: true }
    },

    /** Removes an import that the author left before it was completed. A completed one stays. */
    drop: async (ownerId: string, id: string) => {
      const isDropped = await repo.change(ownerId, async (own) => {
        const found = await own.find(id)
        if (!found) throw new DomainError('not-found')
        if (found.completedAt !== null) return false
        await own.markRemoved(id, timeNow())
        return true
      })
      if (isDropped) await removed.delete({ id, ownerId })
      return { dropped: isDropped }
    },
  }
}

/** A report of the current month states days that are still to come, about which it says nothing. */
function toCoveredDays(
  period: DayRange | undefined,
  createdAt: string,
): Pick<NewImport, 'firstDay' | 'lastDay'> {
  const today = createdAt.slice(0, 10)
  if (!period || period.from > today) return { firstDay: null, lastDay: null }
  return { firstDay: period.from, lastDay: [period.to, today].toSorted()[0] ?? today }
}
