import { emailInput, signUpInput } from '@everyshelf/domain/schemas'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createTransact } from './db/transact.ts'
import { createAccountMails } from './features/accounts/account-mails.ts'
import { createAccountsRepo } from './features/accounts/accounts.repo.ts'
import {
  type AccountsService,
  createAccountsService,
} from './features/accounts/accounts.service.ts'
import { createAuthRoute } from './features/accounts/auth.route.ts'
import { AUTH_PATH, SESSION_COOKIE } from './features/accounts/auth.ts'
import type { AuthLimits, CountTry } from './features/accounts/auth-limits.ts'
import { createAuthSource } from './features/accounts/auth-source.ts'
import { createEmailChangeRepo } from './features/accounts/email-change.repo.ts'
import { createEmailChange } from './features/accounts/email-change.ts'
import { countExtensions, endSessions } from './features/accounts/end-sessions.repo.ts'
import { createErasureRepo } from './features/accounts/erasure.repo.ts'
import { createErasure } from './features/accounts/erasure.ts'
import { createMailPause } from './features/accounts/mail-pause.ts'
import {
  createPasswordHashing,
  type PasswordHashing,
} from './features/accounts/password-hashing.ts'
import { createSessionFinders, type FindSession } from './features/accounts/sessions.ts'
import { createSignUpsRepo, removeSignUps } from './features/accounts/sign-ups.repo.ts'
import { createSignUps } from './features/accounts/sign-ups.ts'
import { createSignedTokens } from './features/accounts/signed-tokens.ts'
import { lockTotals } from './features/clicks/totals/lock-totals.repo.ts'
import { createDeviceRoute } from './features/devices/device.route.ts'
import { createDevicesRepo } from './features/devices/devices.repo.ts'
import { createDevicesService, type DevicesService } from './features/devices/devices.service.ts'
import { createExtensionTokens, type FindCaller } from './features/devices/extension-tokens.ts'
import type { SavedLinksService } from './features/links/saved-links.service.ts'
import type { MailService } from './features/mail/mail.service.ts'
import type { ProfileService } from './features/profile/profile.service.ts'
import type { TagChangesService } from './features/profile/tag-changes.service.ts'
import type { HotPath } from './hot-path.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { CountClient } from './http/rate-limits.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'
import { createProfileParts } from './profile-parts.ts'
import { createSignInParts } from './sign-in-parts.ts'

export interface AccountsParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly readClient: ReadClientAddress
  readonly countClient: CountClient
  readonly mail: Pick<MailService, 'enqueue' | 'forget'>
  readonly savedLinks: Pick<SavedLinksService, 'allowance'>
  readonly hotPath: Pick<HotPath, 'forgetOwner'>
  readonly recountClicks: () => Promise<void>
  /** An account is gone from our tables. */
  readonly onErased: () => void
  readonly authLimits?: AuthLimits | undefined
  readonly hashing?: PasswordHashing | undefined
  readonly startSharedJob: StartSharedJob
  readonly minimumExtension: string
  readonly now: () => number
}

/** Who people are: sign-in, sessions, profiles, and the end of accounts. */
export interface Accounts {
  /** By the cookie alone, for what a browser fetches by itself. */
  readonly findSession: FindSession
  readonly routes: readonly ReturnType<typeof createAuthRoute>[]
  readonly findCaller: FindCaller
  readonly countTry: CountTry
  readonly service: AccountsService
  /** What the router calls. */
  readonly services: {
    readonly accounts: AccountsService
    readonly devices: DevicesService
    readonly profile: ProfileService
    readonly tagChanges: TagChangesService
  }
  /** Waits for what goes on behind the answers. */
  readonly close: () => Promise<void>
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { config, database, logger, mail, now } = parts
  const { authSecret, publicUrl, google } = config
  if (!authSecret) throw new TypeError('accounts need a secret')
  const repo = createAccountsRepo(database.db)
  const hashing = createPasswordHashing(parts.hashing)
  const transact = createTransact(database.db)
  const underway = new Set<Promise<unknown>>()

  const inBackground = (work: Promise<unknown>) => {
    const watched = work
      .catch((error: unknown) => logger.error({ err: error }, 'a mail could not be written'))
      .finally(() => underway.delete(watched))
    underway.add(watched)
  }
  const { limitsRepo, countTry, knownDevices, guardSignIn } = createSignInParts({
    database,
    repo,
    enqueue: mail.enqueue,
    inBackground,
    secret: authSecret,
    publicUrl,
    limits: parts.authLimits,
    now,
  })
  const mails = createAccountMails({
    db: database.db,
    repo,
    enqueue: mail.enqueue,
    removeSignUps,
    isKnownDevice: (cookies, email) => knownDevices.find(cookies, email) !== null,
    publicUrl,
    now,
  })
  const auth = createAuthSource(
    {
      config,
      secret: authSecret,
      database,
      hashing,
      events: {
        ...mails,
        onPasswordReset: async (user) => {
          await endSessions(database.db, user.id)
          await mails.onPasswordReset(user)
        },
      },
      isBanned: repo.isBanned,
      hasGoogle: repo.hasGoogle,
      inBackground,
    },
    now,
  )
  const sessions = createSessionFinders({ auth, repo, cookieName: SESSION_COOKIE, now })
  const findSession = sessions.byCookie
  const devicesRepo = createDevicesRepo(database.db, database.kind)
  const tokens = createExtensionTokens({
    secret: authSecret,
    findByToken: sessions.byToken,
    findByCookie: findSession,
    repo: devicesRepo,
  })
  const erasure = createErasure({
    repo: createErasureRepo(database.db, transact, database.kind, lockTotals),
    forgetAddress: async (queries, email) => {
      await mail.forget(queries, email)
      await removeSignUps(queries, email)
    },
    forgetOwner: parts.hotPath.forgetOwner,
    log: logger,
    now,
  })
  const leftErasures = parts.startSharedJob('left-erasures', erasure.resume)
  const signUps = createSignUps({
    repo: createSignUpsRepo(database.db, transact, database.kind),
    tokens: createSignedTokens(authSecret, 'sign-up', now),
    hashing,
    db: database.db,
    enqueue: mail.enqueue,
    mayMail: createMailPause(limitsRepo, authSecret, now),
    inBackground,
    publicUrl,
    now,
  })
  const purge = parts.startSharedJob('unconfirmed-sign-ups', signUps.purge)
  const service = createAccountsService({
    confirmSignUp: signUps.confirm,
    repo,
    endSessions: (userId, kept) => endSessions(database.db, userId, kept),
    hashing,
    findAllowance: parts.savedLinks.allowance,
    publicUrl,
    hasGoogle: google !== null,
    hasPayments: Boolean(config.stripe?.priceId),
    hasServiceTags: Object.keys(config.defaultTags).length > 0,
    emailChange: createEmailChange({
      repo: createEmailChangeRepo(database.db, transact),
      tokens: createSignedTokens(authSecret, 'email-change', now),
      db: database.db,
      enqueue: mail.enqueue,
      publicUrl,
      now,
    }),
    erase: async (session) => {
      await erasure.erase(session)
      parts.onErased()
    },
    now,
  })
  const { profile, tagChanges, undoRoute } = createProfileParts(parts, authSecret, {
    ...repo,
    requireFresh: service.requireFresh,
  })
  return {
    findSession,
    findCaller: tokens.findCaller,
    countTry,
    service,
    services: {
      accounts: service,
      devices: createDevicesService({ repo: devicesRepo, now }),
      tagChanges,
      profile,
    },
    routes: [
      createDeviceRoute({
        auth,
        path: AUTH_PATH,
        tokens,
        repo: devicesRepo,
        countTry,
        readClient: parts.readClient,
        publicUrl,
        minimumVersion: parts.minimumExtension,
        now,
      }),
      undoRoute,
      createAuthRoute({
        auth,
        findSession,
        countTry,
        guardSignIn,
        knownDevices,
        readClient: parts.readClient,
        publicUrl,
        ownCalls: {
          '/sign-up/email': (fields) => signUps.begin(signUpInput.parse(fields)),
          '/send-verification-email': (fields) => signUps.resend(emailInput.parse(fields).email),
        },
        onPasswordChanged: async (userId, keepsExtensions) => {
          await endSessions(database.db, userId, { extensions: keepsExtensions })
          await mails.onPasswordChanged(userId)
        },
        countExtensions: (userId) => countExtensions(database.db, userId, new Date(now())),
        onError: (error) => logger.error({ err: error }, 'a return from Google failed'),
      }),
    ],
    close: async () => {
      await Promise.all(underway)
      await Promise.all([erasure.stop(), leftErasures.stop(), purge.stop()])
    },
  }
}
