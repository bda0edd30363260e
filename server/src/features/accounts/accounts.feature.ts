import type { ErasePersonalData } from '../../feature.ts'
import type { Route } from '../../http/express-app.ts'
import type { Readiness } from '../../http/health/health.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { DomainHosts } from '../own-domains/domain-hosts.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import type { SubscriptionFeature } from '../subscription/subscription.feature.ts'
import { createAccountMails } from './account-mails.ts'
import { createAccountsRepo } from './accounts.repo.ts'
import { createAccountsRouter, createSessionRouter } from './accounts.router.ts'
import { createAccountsService } from './accounts.service.ts'
import { createAuthRoute } from './auth.route.ts'
import { AUTH_PATH, createAuth, SESSION_COOKIE } from './auth.ts'
import { createEmailChangeRepo } from './email-change.repo.ts'
import { createEmailChange } from './email-change.ts'
import { leaveExtensions } from './end-sessions.repo.ts'
import { eraseAccount } from './erasure.repo.ts'
import { createErasure } from './erasure.ts'
import { createMailCooldown } from './mail-cooldown.ts'
import { createPasswordChanges } from './password-changes.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'
import { createResetEndpoint } from './reset-endpoint.ts'
import { createSecurityRouter } from './security/security.router.ts'
import { createSecurityService } from './security/security.service.ts'
import { createSessionFinders } from './sessions.ts'
import type { AuthLimits } from './sign-in-limits/auth-limits.ts'
import { createSignInProtection } from './sign-in-limits/sign-in-protection.ts'
import { createSignInMethods } from './sign-in-methods.ts'
import { createSignInSteps } from './sign-in-steps.ts'
import { createSignUpEndpoints } from './sign-up-endpoints.ts'
import { createSignUpsRepo, removeSignUps } from './sign-ups.repo.ts'
import { createSignUps } from './sign-ups.ts'
import { createSignedTokens } from './signed-tokens.ts'

interface AccountsDeps
  extends Pick<
    Platform,
    | 'config'
    | 'secret'
    | 'database'
    | 'transact'
    | 'logger'
    | 'startSharedJob'
    | 'readClient'
    | 'now'
  > {
  readonly mail: Pick<MailService, 'enqueue' | 'sendWarnings'>
  readonly links: Pick<LinksFeature, 'findAllowance' | 'lockLinksOf'>
  readonly redirect: Pick<RedirectFeature, 'forgetOwner'>
  readonly domainHosts: Pick<DomainHosts, 'listOf'>
  readonly erasePersonalData: ErasePersonalData
  readonly subscription: Pick<SubscriptionFeature, 'wake'>
  readonly readiness: Pick<Readiness, 'isDiskFull'>
  readonly authLimits?: AuthLimits | undefined
  readonly hashing?: PasswordHashing | undefined
}

export type AccountsFeature = ReturnType<typeof createAccountsFeature>

/** Accounts: sign-up, sign-in, sessions, and the deletion of an account. */
export function createAccountsFeature(deps: AccountsDeps) {
  const { config, secret, database, transact, logger, mail, now } = deps
  const { db, kind } = database
  const { publicUrl } = config
  const repo = createAccountsRepo(db)
  const hashing = createPasswordHashing(deps.hashing)
  const { enqueue } = mail
  const pending = new Set<Promise<unknown>>()

  const inBackground = (work: Promise<unknown>) => {
    const watched = work
      .catch((error: unknown) =>
        logger.error({ err: error }, 'background email or sign-up task failed'),
      )
      .finally(() => pending.delete(watched))
    pending.add(watched)
  }
  const base = { db, transact, secret, repo, hashing, enqueue, inBackground, publicUrl, now }
  const { limitsRepo, countAttempt, knownDevices, guardSignIn } = createSignInProtection({
    ...base,
    database,
    limits: deps.authLimits,
  })
  const mails = createAccountMails({
    ...base,
    removeSignUps,
    isKnownDevice: (cookies, email) => knownDevices.find(cookies, email) !== null,
  })
  const methods = createSignInMethods(base)
  const passwords = createPasswordChanges({
    ...base,
    kind,
    lockOwner: deps.links.lockLinksOf,
    notify: methods.notify,
  })
  const { secondFactor, recovery, pending: pendingSignIns } = methods
  const auth = createAuth({
    ...base,
    config,
    database,
    events: mails,
    isBanned: repo.isBanned,
    hasSecondFactor: secondFactor.isOn,
    beginSecondStep: pendingSignIns.begin,
    hasGoogle: repo.hasGoogle,
  })
  const sessions = createSessionFinders({ auth, repo, cookieName: SESSION_COOKIE, now })
  const erase = createErasure({
    sendWarnings: mail.sendWarnings,
    eraseAccount: (userId) =>
      transact((queries) => eraseAccount(queries, userId, { ...deps, now: new Date(now()) })),
    forgetOwner: deps.redirect.forgetOwner,
  })
  const signUps = createSignUps({
    ...base,
    repo: createSignUpsRepo(db, transact, kind),
    tokens: createSignedTokens(secret, 'sign-up', now),
    canSendMail: createMailCooldown(limitsRepo, secret, now),
  })
  const purgeJob = deps.startSharedJob('unconfirmed-sign-ups', signUps.purge)
  const accounts = createAccountsService({
    ...base,
    confirmSignUp: signUps.confirm,
    findRecovery: recovery.find,
    passwords,
    requirePresence: (...given) => security.requirePresence(...given),
    countAttempt,
    findAllowance: deps.links.findAllowance,
    listOwnDomains: deps.domainHosts.listOf,
    hasGoogle: config.google !== null,
    hasPayments: Boolean(config.stripe?.priceId),
    hasYearlyPlan: Boolean(config.stripe?.priceId && config.stripe.yearlyPriceId),
    hasServiceTags: Object.keys(config.defaultTags).length > 0,
    serviceTagsOn: config.defaultTagsOn,
    isDiskFull: deps.readiness.isDiskFull,
    emailChange: createEmailChange({
      ...base,
      repo: createEmailChangeRepo(db, transact),
      tokens: createSignedTokens(secret, 'email-change', now),
    }),
    erase: async (session) => {
      await erase(session)
      // The worker cancels the account's subscriptions at Stripe.
      deps.subscription.wake()
    },
  })
  const security = createSecurityService({
    ...base,
    ...methods,
    requireFresh: accounts.requireFresh,
    countAttempt,
  })
  const routes: readonly Route[] = [
    createAuthRoute({
      auth,
      findSession: sessions.byCookie,
      countAttempt,
      guardSignIn,
      knownDevices,
      pending: pendingSignIns,
      readClient: deps.readClient,
      publicUrl,
      ownEndpoints: {
        ...createSignUpEndpoints({
          signUps,
          devices: knownDevices,
          isSecure: publicUrl.startsWith('https:'),
        }),
        ...createResetEndpoint(passwords),
        ...createSignInSteps({ ...base, ...methods, devices: knownDevices, countAttempt }),
      },
      changePassword: passwords.change,
      leaveExtensions: (session, isDisconnecting) =>
        leaveExtensions(db, session, isDisconnecting, new Date(now())),
      onError: (error) => logger.error({ err: error }, 'Google sign-in callback failed'),
    }),
  ]
  return {
    router: router({
      session: createSessionRouter(accounts),
      accounts: createAccountsRouter(accounts),
      security: createSecurityRouter(security, recovery),
    }),
    routes,
    auth,
    authPath: AUTH_PATH,
    findSession: sessions.byCookie,
    findSessionByToken: sessions.byToken,
    countAttempt,
    requireFresh: accounts.requireFresh,
    security,
    secondFactor,
    findProfile: repo.findProfile,
    stop: async () => {
      await Promise.all(pending)
      await purgeJob.stop()
    },
  }
}
