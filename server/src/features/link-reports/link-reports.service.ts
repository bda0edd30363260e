import type { linkReportInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkReportsRepo } from './link-reports.repo.ts'
import { parseReportedAddress } from './reported-address.ts'

/**
 * How many reports of one link or page for one reason are stored with their message. Further ones are only
 * counted, so that a flood for one reason hides no report for another.
 */
const OPEN_PER_REASON = 20

export type LinkReport = z.output<typeof linkReportInput>

export type LinkReportsService = ReturnType<typeof createLinkReportsService>

interface LinkReportsServiceDeps {
  readonly repo: LinkReportsRepo
  readonly origin: string
  readonly now: () => number
}

/** Readers' reports of links and pages, for admins to review. */
export function createLinkReportsService({ repo, origin, now }: LinkReportsServiceDeps) {
  return {
    /**
     * False for an unknown address. Bots that fill in the hidden field get the same response, but
     * nothing is stored.
     */
    send: async ({ link, reason, message, website }: LinkReport): Promise<boolean> => {
      const address = parseReportedAddress(link, origin)
      const reportedId = address && (await repo.find(address))
      if (!reportedId) return false
      if (website) return true
      const [newest, ...others] = await repo.listOpenFor({ reportedId, reason }, OPEN_PER_REASON)
      if (newest !== undefined && others.length + 1 === OPEN_PER_REASON) {
        await repo.countFurther(newest)
        return true
      }
      await repo.insert({
        id: createRowId(),
        kind: address.kind,
        reportedId,
        reason,
        message: message || null,
        createdAt: toIsoTime(new Date(now())),
        state: 'open',
        decidedAt: null,
        furtherReports: 0,
      })
      return true
    },

    listSubjects: repo.listSubjects,
    listOf: repo.listOf,
    findReport: repo.findReport,
    dismiss: (queries: Queries, id: string) => repo.dismiss(queries, id, now()),
    closeAll: (queries: Queries, reportedId: string) => repo.closeAll(queries, reportedId, now()),
  }
}
