import { addDays } from '@everyshelf/domain/clicks'
import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { getMarketplace, isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import type { Transact } from '../../db/transact.ts'
import type { AnalyticsService } from '../analytics/analytics.service.ts'
import type { AnalyticsOverview } from '../analytics/dashboard-queries.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { ClickCount } from '../mail/templates/define-mail.ts'
import type { WeeklyEmail } from '../mail/templates/weekly-email.ts'
import { dueWeek } from './reported-week.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import type { WeeklyEmailRecipient, WeeklyEmailRepo } from './weekly-email.repo.ts'

interface WeeklyEmailServiceDeps {
  readonly repo: WeeklyEmailRepo
  readonly transact: Transact
  readonly analytics: Pick<AnalyticsService, 'overview'>
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly unsubscribe: UnsubscribeLinks
  readonly now: () => number
}

export type WeeklyEmailService = ReturnType<typeof createWeeklyEmailService>

/** The weekly email about clicks, sent once on Monday morning to users who turned it on. */
export function createWeeklyEmailService(deps: WeeklyEmailServiceDeps) {
  const { repo, transact, analytics, mail, unsubscribe, now } = deps

  async function write(recipient: WeeklyEmailRecipient, week: string): Promise<void> {
    const { userId, publicId, email, firstName, premiumUntil } = recipient
    const period = { from: addDays(week, -7), to: addDays(week, -1) }
    const overview = await analytics.overview(userId, period)
    const isPremium = premiumUntil !== null && Date.parse(premiumUntil) > now()
    const data: WeeklyEmail = {
      firstName,
      unsubscribeUrl: unsubscribe.build(publicId),
      ...period,
      clicks: overview.totals.clicks,
      clicksBefore: overview.previous.clicks,
      top: isPremium ? pickTop(overview) : null,
    }
    await transact(async (queries) => {
      const isClaimed = await repo.claim(queries, userId, week)
      // No email after a week without clicks.
      if (!isClaimed || data.clicks === 0) return
      const dedupeKey = `weekly-email:${userId}:${week}`
      await mail.enqueue(queries, { template: 'weekly-email', to: email, data, dedupeKey })
    })
    mail.wake()
  }

  return {
    /** Writes the emails that are due. */
    writeDue: async (): Promise<void> => {
      let after = ''
      for (;;) {
        const waiting = await repo.listWaiting(now(), after)
        for (const recipient of waiting) {
          const week = dueWeek(now(), recipient.timeZone)
          if (week) await write(recipient, week)
          after = recipient.userId
        }
        if (waiting.length === 0) return
      }
    },

    /** Turns off the weekly email of the token's account; false for an invalid token. */
    stop: async (token: unknown): Promise<boolean> => {
      const publicId = unsubscribe.read(token)
      if (publicId) await repo.stop(publicId)
      return publicId !== undefined
    },

    isToken: (token: unknown) => unsubscribe.read(token) !== undefined,
  }
}

const TOP_COUNT = 3
const AMAZON_PREFIX = 'amazon-'

function pickTop({ links, countries, sellers }: AnalyticsOverview): WeeklyEmail['top'] {
  return {
    books: links
      .slice(0, TOP_COUNT)
      .map(({ title: name, clicks }): ClickCount => ({ name, clicks })),
    countries: countries.slice(0, TOP_COUNT).map(({ value, clicks }) => ({
      name: isCountryCode(value) ? countryName(value) : 'Unknown country',
      clicks,
    })),
    stores: sellers
      .slice(0, TOP_COUNT)
      .map(({ value, clicks }) => ({ name: nameSeller(value), clicks })),
  }
}

function nameSeller(seller: string): string {
  const code = seller.slice(AMAZON_PREFIX.length)
  return seller.startsWith(AMAZON_PREFIX) && isMarketplaceCode(code)
    ? `Amazon ${getMarketplace(code).name}`
    : retailerName(seller)
}
