import { buildShortLink, parseServiceUrl, type Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
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
  readonly transact: Transact
  readonly reports: Pick<LinkReportsService, 'listOf' | 'closeAll'>
  readonly setLinkDisabled: LinksFeature['setLinkDisabled']
  readonly origin: string
  /** Clears the link from the caches of all processes, so redirects change at once (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

export function createAdminLinksService(deps: AdminLinksServiceDeps) {
  const { db, list, transact, origin, now } = deps

  async function dropFromCache(id: string): Promise<void> {
    for (const slug of await listSlugsOf(db, id)) deps.forgetSlug(slug)
  }

  return {
    dropFromCache,

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
      await transact(async (queries) => {
        if (!(await deps.setLinkDisabled(queries, id, reason, now()))) {
          throw new DomainError('not-found')
        }
        await deps.reports.closeAll(queries, id)
        await record(queries, { action: 'link.disable', subject: id, details: { reason } })
      })
      await dropFromCache(id)
      return { disabled: true as const }
    },

    enable: async (record: RecordAction, id: string) => {
      await transact(async (queries) => {
        if (!(await deps.setLinkDisabled(queries, id, null, now()))) {
          throw new DomainError('not-found')
        }
        await record(queries, { action: 'link.enable', subject: id })
      })
      await dropFromCache(id)
      return { disabled: false as const }
    },
  }
}

/** Searches one of our own links by its slug. */
function toSearchText(text: string, origin: string): string {
  return parseServiceUrl(text, origin)?.slug ?? text
}
