import { parseSlug, readOwnLink } from '@everyshelf/domain/links'
import type { linkReportInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { ReportState, ReportsRepo } from './reports.repo.ts'

/** More tell nobody anything new. */
const OPEN_PER_LINK = 20

export type LinkReport = z.output<typeof linkReportInput>

export type ReportsService = ReturnType<typeof createReportsService>

interface ReportsServiceDeps {
  readonly repo: ReportsRepo
  readonly origin: string
  readonly now: () => number
}

/** What readers have against a link, kept until somebody has decided on it. */
export function createReportsService({ repo, origin, now }: ReportsServiceDeps) {
  return {
    /** Whether it names a link of ours; a program that fills in everything is told the same as people. */
    send: async ({ link, reason, message, website }: LinkReport): Promise<boolean> => {
      const slug = findSlug(link, origin)
      const linkId = slug && (await repo.findLink(slug))
      if (!linkId) return false
      if (website || (await repo.countOpen(linkId)) >= OPEN_PER_LINK) return true
      await repo.insert({
        id: createRowId(),
        linkId,
        reason,
        message: message || null,
        createdAt: toIsoTime(new Date(now())),
        state: 'open',
        decidedAt: null,
      })
      return true
    },

    list: (state: ReportState | undefined, after: string | undefined) => repo.list(state, after),
    listOf: repo.listOf,
    find: repo.find,
    dismiss: (queries: Queries, id: string) => repo.dismiss(queries, id, now()),
    closeAll: (queries: Queries, linkId: string) => repo.closeAll(queries, linkId, now()),
  }
}

/** A whole address of ours, or the name in it. */
function findSlug(text: string, origin: string) {
  return readOwnLink(text, origin)?.slug ?? parseSlug(text)
}
