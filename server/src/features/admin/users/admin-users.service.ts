import { readBrowser, readDevice } from '@everyshelf/domain/clicks'
import { DomainError } from '@everyshelf/domain/messages'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { DashboardQueries } from '../../analytics/dashboard-queries.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import type { PremiumService } from '../../subscription/premium.service.ts'
import type { SubscriptionService } from '../../subscription/subscription.service.ts'
import {
  banUser,
  endAllSessions,
  findPublicId,
  isUser,
  pauseWebhooks,
  revokeAllGrants,
  revokeApiKeys,
  unbanUser,
} from './user-actions.repo.ts'
import type { UserDetailsRepo } from './user-details.repo.ts'
import type { UsersListRepo } from './users-list.repo.ts'

interface UserAction {
  readonly id: string
  readonly reason: string
}

interface ListFilter {
  readonly after?: string | undefined
  readonly text?: string | undefined
  readonly only?: 'banned' | undefined
}

export type AdminUsersService = ReturnType<typeof createAdminUsersService>

export interface AdminUsersServiceDeps {
  readonly transact: Transact
  readonly subscription: Pick<SubscriptionService, 'check'>
  readonly premium: PremiumService
  readonly clickQueries: Pick<DashboardQueries, 'summary'>
  readonly redirect: Pick<RedirectFeature, 'forgetOwner'>
  readonly list: UsersListRepo
  readonly details: UserDetailsRepo
  readonly now: () => number
}

export function createAdminUsersService(deps: AdminUsersServiceDeps) {
  const { list, details, transact, now } = deps

  return {
    list: ({ text, only, after }: ListFilter) => {
      if (text) return list.search(text, after)
      return only === 'banned' ? list.listBanned(after) : list.listNewest(after)
    },

    get: async (record: RecordAction, id: string) => {
      const user = await details.findUser(id)
      if (!user) throw new DomainError('not-found')
      await record(null, { action: 'user.view', subject: id })
      const [signInMethods, sessions, links, linkCount, mails, grants, premium, clicks] =
        await Promise.all([
          details.listSignInMethods(id),
          details.listSessions(id),
          details.listLinks(id),
          details.countLinks(id),
          details.listMails(user.email),
          details.listGrants(id),
          deps.subscription.check({ userId: id }),
          deps.clickQueries.summary(id, now()),
        ])
      const { emailVerified, createdAt, ...facts } = user
      return {
        ...facts,
        isVerified: Boolean(emailVerified),
        createdAt: new Date(createdAt).toISOString(),
        signInMethods,
        sessions: sessions.map(({ updatedAt, userAgent, ...session }) => ({
          ...session,
          browser: readBrowser(userAgent ?? ''),
          device: readDevice(userAgent ?? ''),
          createdAt: new Date(session.createdAt).toISOString(),
          lastUsedAt: new Date(updatedAt).toISOString(),
        })),
        links,
        linkCount,
        mails,
        grants,
        premium,
        clicks30d: clicks.totals.clicks,
      }
    },

    /** Signs the user out everywhere, revokes the API keys, hides what the user made, and blocks sign-ins. */
    ban: async (record: RecordAction, { id, reason }: UserAction) => {
      await changeBan(id, async (queries) => {
        if (!(await banUser(queries, id, reason, now()))) throw new DomainError('not-found')
        const sessions = await endAllSessions(queries, id)
        await revokeApiKeys(queries, id, now())
        await pauseWebhooks(queries, id, now())
        await record(queries, { action: 'user.ban', subject: id, details: { reason, sessions } })
      })
      return { banned: true as const }
    },

    unban: async (record: RecordAction, id: string) => {
      await changeBan(id, async (queries) => {
        if (!(await unbanUser(queries, id))) throw new DomainError('not-found')
        await record(queries, { action: 'user.unban', subject: id })
      })
      return { banned: false as const }
    },

    signOut: async (record: RecordAction, id: string) => {
      const sessions = await transact(async (queries) => {
        if (!(await isUser(queries, id))) throw new DomainError('not-found')
        const ended = await endAllSessions(queries, id)
        await record(queries, {
          action: 'user.sign-out',
          subject: id,
          details: { sessions: ended },
        })
        return ended
      })
      return { sessions }
    },

    grantPremium: async (
      record: RecordAction,
      { id, months, reason }: UserAction & { months: number },
    ) =>
      await changePremium(id, async (queries) => {
        const cause = `admin:${createRowId()}`
        await deps.premium.addGrant(queries, { userId: id, source: 'admin', cause, months })
        const facts = { months, reason }
        await record(queries, { action: 'user.grant-premium', subject: id, details: facts })
      }),

    /** Revokes complimentary months; a paid subscription is managed at Stripe. */
    endPremium: async (record: RecordAction, { id, reason }: UserAction) =>
      await changePremium(id, async (queries) => {
        const grants = await revokeAllGrants(queries, id, now())
        const facts = { grants, reason }
        await record(queries, { action: 'user.end-premium', subject: id, details: facts })
      }),
  }

  /** Readers see it at once, also on pages of cached links. */
  async function changeBan(id: string, change: (queries: Queries) => Promise<void>) {
    const publicId = await transact(async (queries) => {
      await change(queries)
      return await findPublicId(queries, id)
    })
    if (publicId) deps.redirect.forgetOwner(publicId)
  }

  async function changePremium(id: string, change: (queries: Queries) => Promise<void>) {
    const publicId = await transact(async (queries) => {
      if (!(await isUser(queries, id))) throw new DomainError('not-found')
      await change(queries)
      return await deps.premium.updatePremium(queries, id)
    })
    if (publicId) deps.redirect.forgetOwner(publicId)
    const { premiumUntil } = await deps.subscription.check({ userId: id })
    return { premiumUntil }
  }
}
