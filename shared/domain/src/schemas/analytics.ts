import { z } from 'zod'
import { linkChannels } from '../affiliate/index.ts'
import {
  ANALYTICS_DAYS_MAX,
  addDays,
  browsers,
  deviceTypes,
  isTimeZone,
  REFERRER_HOST,
  REFERRER_HOST_MAX_LENGTH,
} from '../clicks/index.ts'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'
import { isCampaign } from '../links/index.ts'
import { countryCode, rowId } from './fields.ts'
import { sellerSchema } from './links.ts'

/** A calendar day, such as `2026-11-21`. */
export const calendarDay = z
  .string()
  .refine(isCalendarDay, 'must be a day, such as `2026-11-21`')
  .meta({ format: 'date', pattern: '^20\\d{2}-\\d{2}-\\d{2}$' })

function isCalendarDay(text: string): boolean {
  return (
    /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    addDays(text, 0) === text
  )
}

interface Period {
  readonly from: string
  readonly to: string
}

/** Both days are in the period. */
export function checkPeriod({ from, to }: Period, context: z.RefinementCtx): void {
  // Also called when one of them is no day.
  if (!isCalendarDay(from) || !isCalendarDay(to)) return
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
  if (to < from) refuse('is before `from`')
  else if (to >= addDays(from, ANALYTICS_DAYS_MAX)) {
    refuse(`must be at most ${ANALYTICS_DAYS_MAX - 1} days after \`from\``)
  }
}

export const timeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone')

/** Filters for analytics: a period, and optionally one value of what clicks are broken down by. */
export const analyticsOverviewInput = z
  .strictObject({
    from: calendarDay,
    to: calendarDay,
    link: rowId.optional(),
    label: rowId.optional(),
    country: countryCode.optional(),
    seller: sellerSchema.optional(),
    channel: z.enum(linkChannels).optional(),
    campaign: z
      .string()
      .max(CAMPAIGN_MAX_LENGTH * 2)
      .refine(isCampaign, 'must be a campaign as it is stored')
      .optional(),
    referrer: z
      .string()
      .max(REFERRER_HOST_MAX_LENGTH)
      .regex(REFERRER_HOST, 'must be a host, such as `www.example.org`')
      .optional(),
    device: z.enum(deviceTypes).optional(),
    browser: z.enum(browsers).optional(),
  })
  .superRefine(checkPeriod)
