import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import type { AnalyticsService } from '../analytics/analytics.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createUnsubscribeRoute } from './unsubscribe.route.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'
import { createWeeklyEmailRepo } from './weekly-email.repo.ts'
import { createWeeklyEmailService } from './weekly-email.service.ts'

interface WeeklyEmailDeps
  extends Pick<
    Platform,
    'config' | 'secret' | 'database' | 'transact' | 'startSharedJob' | 'countRequest' | 'now'
  > {
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly analytics: Pick<AnalyticsService, 'overview'>
}

/** The weekly email, and the page to unsubscribe from it. */
export function createWeeklyEmailFeature(deps: WeeklyEmailDeps) {
  const { config, database, transact, mail, analytics, countRequest, now } = deps
  const weeklyEmail = createWeeklyEmailService({
    repo: createWeeklyEmailRepo(database.db),
    transact,
    analytics,
    mail,
    unsubscribe: createUnsubscribeLinks(deps.secret, config.publicUrl),
    now,
  })
  const job = deps.startSharedJob('weekly-emails', weeklyEmail.writeDue)
  const routes: readonly Route[] = [
    createUnsubscribeRoute({
      weeklyEmail,
      countRequest: (request) => countRequest('api', request),
    }),
  ]
  return {
    routes,
    close: job.stop,
  }
}
