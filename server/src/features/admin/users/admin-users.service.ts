import { type Browser, type DeviceType, readBrowser, readDevice } from '@everyshelf/domain/clicks'
import type { PublicId } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { ClickReadings } from '../../clicks/readings/click-readings.ts'
import type { SubscriptionService } from '../../subscription/subscription.service.ts'
import { banUser, endAllSessions, isUser, revokeAllGrants, unbanUser } from './user-acts.repo.ts'
import type { SessionFacts, UserDetailsRepo } from './user-details.repo.ts'
import type { UsersListRepo } from './users-list.repo.ts'

interface UserAct {
  readonly id: string
  readonly reason: string
}

export interface UserSession {
  readonly id: string
  readonly client: SessionFacts['client']
  readonly browser: Browser
  readonly device: DeviceType
  readonly createdAt: string
  readonly lastUsedAt: string
}

interface ListAsked {
  readonly after?: string | undefined
  readonly text?: string | undefined
  readonly only?: 'banned' | undefined
}

export type AdminUsersService = ReturnType<typeof createAdminUsersService>

interface AdminUsersServiceDeps {
  readonly list: UsersListRepo
  readonly details: UserDetailsRepo
  readonly transact: Transact
  readonly subscription: Pick<SubscriptionService, 'check'>
  readonly giveMonths: (queries: Queries, userId: string, months: number) => Promise<void>
  /** Writes down until when there is Premium; whose, is for telling the redirects. */
  readonly settlePremium: (queries: Queries, userId: string) => Promise<PublicId | undefined>
  readonly summarizeClicks: ClickReadings['summary']
  /** Redirects learn at once that somebody has Premium, or no more. */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

export function createAdminUsersService(deps: AdminUsersServiceDeps) {
  const { list, details, transact, now } = deps

  return {
    list: ({ text, only, after }: ListAsked) => {
      if (text) return list.search(text, after)
      return only === 'banned' ? list.listBanned(after) : list.listNewest(after)
    },

    get: async (record: RecordAction, id: string) => {
      const user = await details.findUser(id)
      if (!user) throw new DomainError('not-found')
      await record(null, { action: 'user.view', subject: id })
      const [waysIn, sessions, links, linkCount, mails, grants, premium, clicks] =
        await Promise.all([
          details.listWaysIn(id),
          details.listSessions(id),
          details.listLinks(id),
          details.countLinks(id),
          details.listMails(user.email),
          details.listGrants(id),
          deps.subscription.check({ userId: id }),
          deps.summarizeClicks(id, now()),
        ])
      const { emailVerified, createdAt, ...facts } = user
      return {
        ...facts,
        isVerified: Boolean(emailVerified),
        createdAt: new Date(createdAt).toISOString(),
        waysIn,
        sessions: sessions.map(describeSession),
        links,
        linkCount,
        mails,
        grants,
        premium,
        clicks30d: clicks.totals.clicks,
      }
    },

    /** Whoever is banned is signed out everywhere at once, and kept from signing in again (S28). */
    ban: async (record: RecordAction, { id, reason }: UserAct) => {
      await transact(async (queries) => {
        if (!(await banUser(queries, id, reason, now()))) throw new DomainError('not-found')
        const sessions = await endAllSessions(queries, id)
        await record(queries, { action: 'user.ban', subject: id, details: { reason, sessions } })
      })
      return { banned: true as const }
    },

    unban: async (record: RecordAction, id: string) => {
      await transact(async (queries) => {
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
      { id, months, reason }: UserAct & { months: number },
    ) =>
      await changePremium(id, async (queries) => {
        await deps.giveMonths(queries, id, months)
        const facts = { months, reason }
        await record(queries, { action: 'user.grant-premium', subject: id, details: facts })
      }),

    /** Ends what was given; what somebody pays for is between them and Stripe. */
    endPremium: async (record: RecordAction, { id, reason }: UserAct) =>
      await changePremium(id, async (queries) => {
        const grants = await revokeAllGrants(queries, id, now())
        const facts = { grants, reason }
        await record(queries, { action: 'user.end-premium', subject: id, details: facts })
      }),
  }

  async function changePremium(id: string, change: (queries: Queries) => Promise<void>) {
    const publicId = await transact(async (queries) => {
      if (!(await isUser(queries, id))) throw new DomainError('not-found')
      await change(queries)
      return await deps.settlePremium(queries, id)
    })
    if (publicId) deps.forgetOwner(publicId)
    const { premiumUntil } = await deps.subscription.check({ userId: id })
    return { premiumUntil }
  }
}

function describeSession(session: SessionFacts): UserSession {
  const { id, client, userAgent, createdAt, updatedAt } = session
  return {
    id,
    client,
    browser: readBrowser(userAgent ?? ''),
    device: readDevice(userAgent ?? ''),
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(updatedAt).toISOString(),
  }
}
