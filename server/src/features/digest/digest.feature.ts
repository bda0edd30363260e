import type { Route } from '../../http/express-app.ts'
import type { PlainPageStyle } from '../../http/plain-page.ts'
import type { Platform } from '../../platform.ts'
import type { AnalyticsService } from '../clicks/analytics/analytics.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createDigestRepo } from './digest.repo.ts'
import { createDigestService } from './digest.service.ts'
import { createUnsubscribeRoute } from './unsubscribe.route.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

interface DigestDeps
  extends Pick<
    Platform,
    'config' | 'secret' | 'database' | 'transact' | 'startSharedJob' | 'countRequest' | 'now'
  > {
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly analytics: Pick<AnalyticsService, 'overview'>
  readonly look: PlainPageStyle
}

/** The weekly email, and the page to unsubscribe from it. */
export function createDigestFeature(deps: DigestDeps) {
  const { config, database, transact, mail, analytics, look, countRequest, now } = deps
  const digest = createDigestService({
    repo: createDigestRepo(database.db),
    transact,
    analytics,
    mail,
    unsubscribe: createUnsubscribeLinks(deps.secret, config.publicUrl),
    now,
  })
  const job = deps.startSharedJob('weekly-mails', digest.writeDue)
  const routes: readonly Route[] = [
    createUnsubscribeRoute({
      digest,
      look,
      countRequest: (request) => countRequest('api', request),
    }),
  ]
  return {
    routes,
    close: job.stop,
  }
}
