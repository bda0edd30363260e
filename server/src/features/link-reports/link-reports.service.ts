import { parseServiceUrl, parseSlug } from '@everyshelf/domain/links'
import type { linkReportInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkReportsRepo, ReportState } from './link-reports.repo.ts'

/** More reports of one link add nothing. */
const OPEN_PER_LINK = 20

export type LinkReport = z.output<typeof linkReportInput>

export type LinkReportsService = ReturnType<typeof createLinkReportsService>

interface LinkReportsServiceDeps {
  readonly repo: LinkReportsRepo
  readonly origin: string
  readonly now: () => number
}

/** Readers' reports of links, for admins to review. */
export function createLinkReportsService({ repo, origin, now }: LinkReportsServiceDeps) {
  return {
    /**
     * False for an unknown link. Bots that fill in the hidden field get the same response, but
     * nothing is stored.
     */
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

/** Reads a full link or only its slug. */
function findSlug(text: string, origin: string) {
  return parseServiceUrl(text, origin)?.slug ?? parseSlug(text)
}
