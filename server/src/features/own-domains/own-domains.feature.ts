import { startJob } from '../../jobs/start-job.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createAdminDomainsRouter } from './admin-domains.router.ts'
import { createAdminDomains } from './admin-domains.service.ts'
import { createCertificatesRoute } from './certificates.route.ts'
import { createDomainDns, type DomainDns } from './domain-dns.ts'
import type { DomainHosts } from './domain-hosts.ts'
import { createOwnDomainsRouter } from './own-domains.router.ts'
import { createOwnDomainsService } from './own-domains.service.ts'
import { createSendNotice } from './send-notice.ts'

interface OwnDomainsDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'transact' | 'startSharedJob' | 'watchRuns' | 'logger' | 'now'
  > {
  readonly mail: Pick<MailService, 'enqueue'>
  /** Redirects have read it first. */
  readonly domainHosts: DomainHosts
  /** For tests only. */
  readonly dns?: DomainDns | undefined
}

/** Hosts of authors, on which their links work. */
export function createOwnDomainsFeature(deps: OwnDomainsDeps) {
  const { config, database, transact, now, domainHosts: hosts } = deps
  const { domainTarget: target } = config
  const domains = createOwnDomainsService({
    ...{ transact, hosts, target, now },
    db: database.db,
    dns: deps.dns ?? createDomainDns(),
    ownHosts: [new URL(config.publicUrl).hostname, ...(target === null ? [] : [target])],
    sendNotice: createSendNotice({ enqueue: deps.mail.enqueue, now }),
  })
  const checks = deps.startSharedJob('own-domains', domains.checkDue)
  const refresh = startJob({
    name: 'domain-hosts',
    run: hosts.refresh,
    watch: deps.watchRuns,
    log: deps.logger,
  })
  return {
    router: router({ ownDomains: createOwnDomainsRouter(domains) }),
    adminRouter: router({
      ownDomains: createAdminDomainsRouter(createAdminDomains({ db: database.db, transact })),
    }),
    routes: [createCertificatesRoute({ hosts, trustedProxies: config.trustedProxies })],
    stop: async () => {
      await Promise.all([checks.stop(), refresh.stop()])
    },
  }
}
