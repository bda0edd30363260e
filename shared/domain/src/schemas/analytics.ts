import { z } from 'zod'
import { ANALYTICS_DAYS_MAX, addDays, isTimeZone } from '../clicks/index.ts'
import { countryCode, rowId } from './fields.ts'
import { shopPlace } from './links.ts'

/** A day of the calendar, `2026-11-21`. */
export const calendarDay = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day)

export const timeZone = z.string().max(64).refine(isTimeZone)

/** Which openings are asked about: some days, and of those the ones of a link, a country or a shop. */
export const analyticsOverviewInput = z
  .strictObject({
    from: calendarDay,
    to: calendarDay,
    link: rowId.optional(),
    country: countryCode.optional(),
    shop: shopPlace.optional(),
  })
  .refine(({ from, to }) => from <= to && to < addDays(from, ANALYTICS_DAYS_MAX))
