import { buildShortLink, parseServiceUrl } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { LinkReportsService } from '../../link-reports/link-reports.service.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import { findLinkFacts, listSlugsOf } from './link-actions.repo.ts'
import type { LinksListRepo } from './links-list.repo.ts'

interface ListFilter {
  readonly after?: string | undefined
  readonly text?: string | undefined
  readonly only?: 'disabled' | undefined
}

export type AdminLinksService = ReturnType<typeof createAdminLinksService>

interface AdminLinksServiceDeps {
  readonly db: Queries
  readonly list: LinksListRepo
  readonly reports: Pick<LinkReportsService, 'listOf' | 'closeAll'>
  readonly disableLink: LinksFeature['disableLink']
  readonly origin: string
}

export function createAdminLinksService(deps: AdminLinksServiceDeps) {
  const { db, list, origin } = deps

  return {
    list: ({ text, only, after }: ListFilter) => {
      if (text) return list.search(toSearchText(text, origin), after)
      return only === 'disabled' ? list.listDisabled(after) : list.listNewest(after)
    },

    get: async (record: RecordAction, id: string) => {
      const link = await findLinkFacts(db, id)
      if (!link) throw new DomainError('not-found')
      await record(null, { action: 'link.view', subject: id })
      const [slugs, reports] = await Promise.all([listSlugsOf(db, id), deps.reports.listOf(id)])
      const address = buildShortLink(origin, link.slug)
      return { ...link, authors: parseJsonText(link.authors), address, slugs, reports }
    },

    /** Readers see a page about the disabled link; its owner sees the reason. */
    disable: async (record: RecordAction, { id, reason }: { id: string; reason: string }) => {
      const isDisabled = await deps.disableLink(id, reason, async (queries) => {
        await deps.reports.closeAll(queries, id)
        await record(queries, { action: 'link.disable', subject: id, details: { reason } })
      })
      if (!isDisabled) throw new DomainError('not-found')
      return { disabled: true as const }
    },

    enable: async (record: RecordAction, id: string) => {
      const isEnabled = await deps.disableLink(id, null, (queries) =>
        record(queries, { action: 'link.enable', subject: id }),
      )
      if (!isEnabled) throw new DomainError('not-found')
      return { disabled: false as const }
    },
  }
}

/** Searches one of our own links by its slug. */
function toSearchText(text: string, origin: string): string {
  return parseServiceUrl(text, origin)?.slug ?? text
}
