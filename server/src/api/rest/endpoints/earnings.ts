import { unattributedReasons } from '@everyshelf/domain/earnings'
import { earningsOverviewInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { earningGroups, toEarningGroup, toEarningTotals } from '../earning-groups.ts'
import { defineEndpoint } from '../endpoint.ts'
import { calendarDay, listOf, time } from '../resources/fields.ts'

const { from, to, currency } = earningsOverviewInput.shape

const amount = z.string().describe('A decimal number, such as `12.50`.')
const items = z.int().describe('How many items were sold, less returns.')
const clicks = z
  .int()
  .nullable()
  .describe(
    'Clicks on the days that reports cover. Null for a day without a report, and for days so old that clicks by store are no longer stored.',
  )

const row = z.object({
  value: z.string().describe('A day, identifier, store, country, channel, or tag.'),
  reports: z
    .enum(['all', 'some', 'none'])
    .optional()
    .describe('How many of the period’s reports cover this day.'),
  amount,
  items: items.optional(),
  clicks: clicks.optional(),
  linkId: z.string().nullable().optional(),
  title: z.string().optional(),
})

const reportResource = z
  .object({
    id: z.string(),
    fileName: z.string(),
    report: z.string().describe('The kind of report, such as `Fee-Earnings`.'),
    rows: z.int(),
    firstDay: calendarDay,
    lastDay: calendarDay,
    completedAt: time,
  })
  .meta({ id: 'EarningReport' })

const exampleDays = { from: '2026-11-20', to: '2026-11-20' }

export const earningEndpoints = [
  defineEndpoint({
    id: 'getEarnings',
    group: 'Earnings',
    method: 'GET',
    path: '/earnings',
    scope: 'earnings:read',
    needsPremium: true,
    summary: 'Aggregate earnings by day, book, store, and more',
    description:
      'Returns the totals from your Earnings page. Clicks count only on days that your reports cover. If your reports have several currencies, amounts are converted at the rates that you set on that page.',
    query: z.strictObject({
      from: from.describe('The first day, such as `2026-11-01`.'),
      to: to.describe('The last day.'),
      currency: currency.describe('Counts earnings in this currency only.'),
      group: z.enum(earningGroups).default('day').describe('What each row sums up.'),
    }),
    output: z
      .object({
        from: calendarDay,
        to: calendarDay,
        timeZone: z.string(),
        currency: z
          .string()
          .nullable()
          .describe('The currency of all amounts; null without earnings.'),
        isConverted: z.boolean().describe('Whether some amounts were converted.'),
        currencies: z
          .array(z.object({ currency: z.string(), amount }))
          .describe('What the programs paid in each currency, not converted.'),
        totals: z.object({
          amount,
          linkedAmount: amount.describe('The part that your links earned.'),
          items,
          orderedItems: z.int().describe('Items that were ordered but have no commission yet.'),
          clicks,
          perClick: z
            .string()
            .nullable()
            .describe('`linkedAmount` divided by `clicks`; null without clicks.'),
          coveredDays: z.int().describe('How many of the period’s days the reports cover.'),
        }),
        comparison: z
          .object({
            amount,
            previousAmount: amount,
            days: z.int().describe('How many days are compared.'),
            isWhole: z
              .boolean()
              .describe('True if these are all the days that reports cover in both periods.'),
          })
          .nullable()
          .describe(
            'The same number of days before, on the days that the same reports cover both times; null if there are none.',
          ),
        group: z.enum(earningGroups),
        data: z.array(row).describe('One row per value, highest amount first; days in order.'),
        others: z
          .object({ count: z.int(), amount, items, clicks })
          .nullable()
          .describe('The sum of the values that the list leaves out.'),
        unattributed: z
          .array(z.object({ reason: z.enum(unattributedReasons), amount, items }))
          .describe('Amounts that could not be assigned to a value, and why.'),
      })
      .meta({ id: 'Earnings' }),
    example: {
      query: { ...exampleDays, group: 'day' },
      response: {
        ...exampleDays,
        timeZone: 'UTC',
        currency: 'USD',
        isConverted: false,
        currencies: [],
        totals: {
          amount: '0.00',
          linkedAmount: '0.00',
          items: 0,
          orderedItems: 0,
          clicks: 0,
          perClick: null,
          coveredDays: 0,
        },
        comparison: null,
        group: 'day',
        data: [{ value: '2026-11-20', reports: 'none', amount: '0.00', clicks: null }],
        others: null,
        unattributed: [],
      },
    },
    handle: async ({ caller }, { query: { group, ...input } }) => {
      const overview = await caller.earnings.overview(input)
      return { ...toEarningTotals(overview), group, ...toEarningGroup(overview, group) }
    },
  }),

  defineEndpoint({
    id: 'listEarningReports',
    group: 'Earnings',
    method: 'GET',
    path: '/earnings/reports',
    scope: 'earnings:read',
    summary: 'List the reports that you imported',
    output: listOf(reportResource),
    example: {
      response: {
        data: [
          {
            id: 'd5f7h9j1l3n5p7r9t2v4',
            fileName: 'fee-earnings-november.csv',
            report: 'Fee-Earnings',
            rows: 120,
            firstDay: '2026-11-01',
            lastDay: '2026-11-20',
            completedAt: '2026-11-20T09:00:00.000Z',
          },
        ],
      },
    },
    handle: async ({ caller }) => ({ data: await caller.earnings.listImports() }),
  }),
]
