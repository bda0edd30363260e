import type { Platform } from '../../platform.ts'
import { createMailRepo } from './mail.repo.ts'
import { createMailService } from './mail.service.ts'
import { findMailRecipient } from './mail-recipient.repo.ts'
import { createSmtpTransport } from './smtp-transport.ts'

type MailDeps = Pick<Platform, 'config' | 'database' | 'logger' | 'watchRuns' | 'now'>

export type MailFeature = ReturnType<typeof createMailFeature>

/** The outbox and the worker that sends what is due in it. */
export function createMailFeature({ config, database, logger, watchRuns, now }: MailDeps) {
  const { smtpUrl, from } = config.mail
  const { start, stop, ...mail } = createMailService({
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
  start()
  return { ...mail, findRecipient: findMailRecipient, close: stop }
}
