import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createMailRepo } from './features/mail/mail.repo.ts'
import { createMailService, type MailService } from './features/mail/mail.service.ts'
import { createSmtpTransport } from './features/mail/smtp-transport.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import type { Logger } from './logger.ts'

interface MailParts {
  readonly config: Pick<Config, 'mail' | 'operator' | 'publicUrl' | 'isDevelopment'>
  readonly database: Pick<Database, 'db'>
  readonly logger: Logger
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
}

/** The outbox, and who sends what is in it. */
export function startMail({ config, database, logger, watchRuns, now }: MailParts): MailService {
  const { smtpUrl, from } = config.mail
  const mail = createMailService({
    repo: createMailRepo(database.db),
    transport: smtpUrl ? createSmtpTransport(smtpUrl) : null,
    from,
    operatorAddress: config.operator.email,
    publicUrl: config.publicUrl,
    logsText: config.isDevelopment,
    log: logger,
    watchRuns,
    now,
  })
  mail.start()
  return mail
}
