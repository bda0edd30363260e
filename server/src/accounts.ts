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
import { createAuthLimitsRepo } from './features/accounts/auth-limits.repo.ts'
import {
  type AuthLimits,
  type CountTry,
  createAuthLimits,
} from './features/accounts/auth-limits.ts'
import { createAuthSource } from './features/accounts/auth-source.ts'
import { createEmailChangeRepo } from './features/accounts/email-change.repo.ts'
import { createEmailChange } from './features/accounts/email-change.ts'
import { createEmailChangeTokens } from './features/accounts/email-change-tokens.ts'
import { createErasureRepo } from './features/accounts/erasure.repo.ts'
import { createErasure } from './features/accounts/erasure.ts'
import {
  createPasswordHashing,
  type PasswordHashing,
} from './features/accounts/password-hashing.ts'
import { createSessionFinders, type FindSession } from './features/accounts/sessions.ts'
import { createDeviceRoute } from './features/devices/device.route.ts'
import { createDevicesRepo } from './features/devices/devices.repo.ts'
import { createDevicesService, type DevicesService } from './features/devices/devices.service.ts'
import { createExtensionTokens, type FindCaller } from './features/devices/extension-tokens.ts'
import type { SavedLinksService } from './features/links/saved-links.service.ts'
import type { MailService } from './features/mail/mail.service.ts'
import { createProfileRepo } from './features/profile/profile.repo.ts'
import { createProfileService, type ProfileService } from './features/profile/profile.service.ts'
import type { HotPath } from './hot-path.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'

export interface AccountsParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly readClient: ReadClientAddress
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
  readonly devices: DevicesService
  readonly profile: ProfileService
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

  const mails = createAccountMails({
    db: database.db,
    repo,
    enqueue: mail.enqueue,
    publicUrl,
    sendVerification: async (email) => {
      await (await auth()).api.sendVerificationEmail({ body: { email } })
    },
    now,
  })
  const auth = createAuthSource(
    {
      config,
      secret: authSecret,
      database,
      hashing,
      events: mails,
      isBanned: repo.isBanned,
      inBackground: (work) => {
        const watched = work
          .catch((error: unknown) => logger.error({ err: error }, 'a mail could not be written'))
          .finally(() => underway.delete(watched))
        underway.add(watched)
      },
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
  const countTry = createAuthLimits({
    repo: createAuthLimitsRepo(database.db),
    secret: authSecret,
    now,
    limits: parts.authLimits,
  })
  const erasure = createErasure({
    repo: createErasureRepo(database.db, transact, database.kind),
    forgetAddress: mail.forget,
    forgetOwner: parts.hotPath.forgetOwner,
    log: logger,
    now,
  })
  const leftErasures = parts.startSharedJob('left-erasures', erasure.resume)
  const service = createAccountsService({
    auth,
    repo,
    hashing,
    findAllowance: parts.savedLinks.allowance,
    hasGoogle: google !== null,
    hasPayments: Boolean(config.stripe?.priceId),
    emailChange: createEmailChange({
      repo: createEmailChangeRepo(database.db, transact),
      tokens: createEmailChangeTokens(authSecret, now),
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
  return {
    findSession,
    findCaller: tokens.findCaller,
    countTry,
    service,
    devices: createDevicesService({ repo: devicesRepo, now }),
    profile: createProfileService({
      repo: createProfileRepo(database.db, transact),
      serviceTags: config.defaultTags,
      requireFresh: service.requireFresh,
      forgetOwner: parts.hotPath.forgetOwner,
      recount: parts.recountClicks,
      now,
    }),
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
      createAuthRoute({
        auth,
        findSession,
        countTry,
        readClient: parts.readClient,
        publicUrl,
        onPasswordChanged: mails.onPasswordChanged,
        onError: (error) => logger.error({ err: error }, 'a return from Google failed'),
      }),
    ],
    close: async () => {
      await Promise.all(underway)
      await Promise.all([erasure.stop(), leftErasures.stop()])
    },
  }
}
