import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createUnsubscribeRoute } from './features/digest/unsubscribe.route.ts'
import { createLinkAddressFinder } from './features/reader-page/link-address.repo.ts'
import { createReaderFormsRoute } from './features/reader-page/reader-forms.route.ts'
import { createReaderPageRoute } from './features/reader-page/reader-page.route.ts'
import { createReaderPageService } from './features/reader-page/reader-page.service.ts'
import { sendLinkPage } from './features/redirect/link-page.ts'
import { LINK_PAGE_STYLE, MARK } from './features/redirect/link-page-look.ts'
import { createReportRoute, type ReportRouteParts } from './features/reports/report.route.ts'
import type { HotPath } from './hot-path.ts'
import { createPageGate } from './http/page-gate.ts'
import type { LimitName } from './http/rate-limits.ts'
import type { Logger } from './logger.ts'
import type { BuiltServices } from './services.ts'

interface PagesDeps {
  readonly config: Pick<Config, 'publicUrl' | 'defaultTags'>
  readonly database: Pick<Database, 'db'>
  readonly logger: Logger
  readonly services: Pick<BuiltServices, 'books' | 'digest' | 'shopHealth'>
  readonly hotPath: Pick<HotPath, 'openLink' | 'readReader'>
  readonly reports: ReportRouteParts['reports']
  readonly lagMs: () => number
  readonly countRequest: (limit: LimitName, request: IncomingMessage) => number
}

/** The pages that are made for each reader, and before them the gate that keeps redirects quick. */
export function createPages(deps: PagesDeps): readonly ReturnType<typeof createPageGate>[] {
  const { config, services, hotPath, countRequest } = deps
  const look = { style: LINK_PAGE_STYLE, mark: MARK }
  const origin = config.publicUrl
  return [
    createPageGate({
      lagMs: deps.lagMs,
      countPage: (request) => countRequest('page', request),
      sendProblem: sendLinkPage,
    }),
    createUnsubscribeRoute({
      digest: services.digest,
      look,
      countRequest: (request) => countRequest('api', request),
    }),
    createReaderPageRoute({
      pages: createReaderPageService({
        books: services.books,
        openLink: hotPath.openLink,
        findSlug: createLinkAddressFinder(deps.database.db),
        defaultTags: config.defaultTags,
        log: deps.logger,
      }),
      readReader: hotPath.readReader,
      sendProblem: sendLinkPage,
      countLookup: (request) => countRequest('lookup', request),
      origin,
    }),
    createReportRoute({
      reports: deps.reports,
      countReport: (request) => countRequest('report', request),
      look,
      origin,
    }),
    createReaderFormsRoute({
      report: services.shopHealth.report,
      countReport: (request) => countRequest('not-available', request),
      origin,
    }),
  ]
}
