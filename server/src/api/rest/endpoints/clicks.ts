import { CLICKS_COUNTED } from '@everyshelf/domain/product-facts'
import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { clickGroups, toGroup } from '../click-groups.ts'
import { defineEndpoint, type StreamedResponse } from '../endpoint.ts'
import { calendarDay } from '../resources/fields.ts'

const { from, to, link, label, country, seller, channel, campaign } = analyticsOverviewInput.shape
const { referrer, device, browser } = analyticsOverviewInput.shape
/** The export and the counts take the same filters. */
const period = {
  from: from.describe('The first day, such as `2026-11-01`.'),
  to: to.describe('The last day.'),
  link: link.describe('The ID of a link.'),
  label: label.describe('The ID of a label.'),
  country,
  seller: seller.describe('A store, such as `kobo` or `amazon-de`.'),
  channel,
  campaign: campaign.describe('A campaign, set on a slug or taken from `utm_` parameters.'),
  referrer: referrer.describe('The host of the referring page, such as `www.example.org`.'),
  device,
  browser,
}

export const totals = z.object({
  hits: z.int().describe('Every request, including bots.'),
  clicks: z.int().describe(CLICKS_COUNTED),
  readers: z
    .int()
    .nullable()
    .describe('Sum of daily unique readers; null where a filter makes it unknown.'),
})

const days = z.array(totals.extend({ day: calendarDay }))

const exampleTotals = { hits: 0, clicks: 0, readers: 0 }
const exampleDays = { from: '2026-11-20', to: '2026-11-20' }

export const clickEndpoints = [
  defineEndpoint({
    id: 'getClickSummary',
    group: 'Clicks',
    method: 'GET',
    path: '/clicks/summary',
    scope: 'clicks:read',
    summary: 'Aggregate the clicks from the last 30 days',
    output: z
      .object({ from: calendarDay, to: calendarDay, timeZone: z.string(), totals, days })
      .meta({ id: 'ClickSummary' }),
    example: {
      response: {
        ...exampleDays,
        timeZone: 'UTC',
        totals: exampleTotals,
        days: [{ day: '2026-11-20', ...exampleTotals }],
      },
    },
    handle: ({ caller }) => caller.analytics.summary(),
  }),

  defineEndpoint({
    id: 'getClicks',
    group: 'Clicks',
    method: 'GET',
    path: '/clicks',
    scope: 'clicks:read',
    needsPremium: true,
    summary: 'Aggregate clicks by day, country, store, and more',
    description: 'Days are in the time zone of your account. Up to 120 requests a minute.',
    query: z.strictObject({
      ...period,
      group: z.enum(clickGroups).default('day').describe('What each row counts.'),
    }),
    output: z
      .object({
        from: calendarDay,
        to: calendarDay,
        timeZone: z.string(),
        totals,
        group: z.enum(clickGroups),
        data: z
          .array(
            z.object({
              value: z
                .string()
                .nullable()
                .describe(
                  'Null if unknown. ` other`, with a leading space, is the sum of all campaigns or referrers after the first 200.',
                ),
              clicks: z.int().optional(),
              hits: z.int().optional(),
              readers: z.int().nullable().optional(),
              linkId: z.string().nullable().optional(),
              title: z.string().optional(),
            }),
          )
          .describe('One row per value, most clicks first; days in order.'),
      })
      .meta({ id: 'Clicks' }),
    example: {
      query: { ...exampleDays, group: 'day' },
      response: {
        ...exampleDays,
        timeZone: 'UTC',
        totals: exampleTotals,
        group: 'day',
        data: [{ value: '2026-11-20', ...exampleTotals }],
      },
    },
    handle: async ({ caller }, { query: { group, ...input } }) => {
      const overview = await caller.analytics.overview(input)
      const rows = toGroup(overview, group)
      return { ...overview, group, data: rows.map((row) => ({ ...row, value: row.value || null })) }
    },
  }),

  defineEndpoint({
    id: 'exportClicks',
    group: 'Clicks',
    method: 'GET',
    path: '/clicks/export',
    scope: 'clicks:read',
    needsPremium: true,
    summary: 'Export every hit',
    description:
      'One hit per line, streamed. In NDJSON, `hour` is a number and unknown values are null. A CSV file begins with a UTF-8 byte order mark. Up to 10 requests a minute.',
    query: z.strictObject({ ...period, format: z.enum(['ndjson', 'csv']).default('ndjson') }),
    output: null,
    example: { query: { ...exampleDays, format: 'csv' } },
    handle: async ({ exportClicks, session }, { query }): Promise<StreamedResponse> => {
      const { format, ...input } = query
      const contentType = format === 'csv' ? 'text/csv' : 'application/x-ndjson'
      return {
        contentType: `${contentType}; charset=utf-8`,
        fileName: `everyshelf-clicks-${input.from}-${input.to}.${format}`,
        chunks: await exportClicks(session, input, format),
      }
    },
  }),
]
