import { addDays } from '@everyshelf/domain/clicks'
import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { getMarketplace, isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import type { Transact } from '../../db/transact.ts'
import type { AnalyticsService } from '../clicks/analytics/analytics.service.ts'
import type { AnalyticsOverview } from '../clicks/analytics/analytics-readings.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { DigestCount, WeeklyDigest } from '../mail/mails/weekly-digest.ts'
import type { DigestReader, DigestRepo } from './digest.repo.ts'
import { dueWeek } from './digest-week.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface DigestServiceDeps {
  readonly repo: DigestRepo
  readonly transact: Transact
  readonly analytics: Pick<AnalyticsService, 'overview'>
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly unsubscribe: UnsubscribeLinks
  readonly now: () => number
}

export type DigestService = ReturnType<typeof createDigestService>

/** The weekly mail about clicks: for those who asked for it, on Monday morning, once. */
export function createDigestService(deps: DigestServiceDeps) {
  const { repo, transact, analytics, mail, unsubscribe, now } = deps

  async function write(reader: DigestReader, week: string): Promise<void> {
    const { userId, publicId, email, firstName, premiumUntil } = reader
    const period = { from: addDays(week, -7), to: addDays(week, -1) }
    const overview = await analytics.overview(userId, period)
    const isPremium = premiumUntil !== null && Date.parse(premiumUntil) > now()
    const data: WeeklyDigest = {
      firstName,
      unsubscribeUrl: unsubscribe.build(publicId),
      ...period,
      clicks: overview.totals.clicks,
      clicksBefore: overview.previous.clicks,
      most: isPremium ? pickMost(overview) : null,
    }
    await transact(async (queries) => {
      const isOurs = await repo.claim(queries, userId, week)
      // A week without clicks is no news.
      if (!isOurs || data.clicks === 0) return
      const dedupeKey = `weekly-digest:${userId}:${week}`
      await mail.enqueue(queries, { template: 'weekly-digest', to: email, data, dedupeKey })
    })
    mail.wake()
  }

  return {
    /** Writes to everybody for whom it is time. */
    writeDue: async (): Promise<void> => {
      let after = ''
      for (;;) {
        const waiting = await repo.listWaiting(now(), after)
        for (const reader of waiting) {
          const week = dueWeek(now(), reader.timeZone)
          if (week) await write(reader, week)
          after = reader.userId
        }
        if (waiting.length === 0) return
      }
    },

    /** Ends the mails of whoever the token names; false for a token that is none of ours. */
    stop: async (token: unknown): Promise<boolean> => {
      const publicId = unsubscribe.read(token)
      if (publicId) await repo.stop(publicId)
      return publicId !== undefined
    },

    isToken: (token: unknown) => unsubscribe.read(token) !== undefined,
  }
}

const NAMED = 3
const AMAZON = 'amazon-'

function pickMost({ links, countries, shops }: AnalyticsOverview): WeeklyDigest['most'] {
  return {
    books: links.slice(0, NAMED).map(({ title: name, clicks }): DigestCount => ({ name, clicks })),
    countries: countries.slice(0, NAMED).map(({ value, clicks }) => ({
      name: isCountryCode(value) ? countryName(value) : 'Unknown country',
      clicks,
    })),
    stores: shops.slice(0, NAMED).map(({ value, clicks }) => ({ name: nameShop(value), clicks })),
  }
}

function nameShop(shop: string): string {
  const code = shop.slice(AMAZON.length)
  return shop.startsWith(AMAZON) && isMarketplaceCode(code)
    ? `Amazon ${getMarketplace(code).name}`
    : retailerName(shop)
}
