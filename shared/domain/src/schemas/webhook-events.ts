import { z } from 'zod'
import { countryCodes } from '../countries/index.ts'
import { WEBHOOK_LINKS_MAX } from '../limits/index.ts'
import { WEBHOOK_TEST_TYPE } from '../webhooks/index.ts'

const time = z.string().meta({ description: 'ISO 8601, in UTC.' })

/** A link as events describe it, right after the change. */
export const webhookLink = z.strictObject({
  id: z.string(),
  identifier: z.string().meta({ description: 'ISBN-13 or ASIN of the book.' }),
  url: z.string().meta({ description: 'The Global Link.' }),
  slug: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  labels: z.array(z.string()).meta({ description: 'The names of its labels.' }),
  note: z.string(),
  createdAt: time,
})

const clicksOfLink = z.strictObject({
  id: z.string().nullable().meta({ description: 'Null if you have no link to the book now.' }),
  identifier: z.string(),
  clicks: z.int(),
})

const changedLink = z.strictObject({ link: webhookLink })

/** The `data` of each type of event. */
export const webhookEventData = {
  'link.created': changedLink,
  'link.updated': changedLink,
  'link.deleted': changedLink,
  'retailer.reported': z.strictObject({
    link: webhookLink,
    store: z.string().meta({
      description:
        'A store code, such as `kobo`, or `amazon-` and a marketplace code, such as `amazon-de`.',
    }),
    country: z.enum(countryCodes),
    day: z.string().meta({ description: 'The day of the report, in UTC.' }),
  }),
  'clicks.hourly': z.strictObject({
    from: time,
    to: time,
    clicks: z.int().meta({ description: 'All clicks in that hour, on all links.' }),
    links: z
      .array(clicksOfLink)
      .max(WEBHOOK_LINKS_MAX)
      .meta({ description: 'The links that got clicks, most clicks first.' }),
  }),
  [WEBHOOK_TEST_TYPE]: z.strictObject({ message: z.string() }),
} as const

export type WebhookLink = z.output<typeof webhookLink>

/** The `data` of an event of this type. */
type WebhookEventData<Type extends keyof typeof webhookEventData> = z.output<
  (typeof webhookEventData)[Type]
>

/** An example of each event, as the documentation shows it. */
export const webhookEventExamples = createExamples()

function createExamples(): {
  readonly [Type in keyof typeof webhookEventData]: WebhookEventData<Type>
} {
  const link: WebhookLink = {
    id: 'k7m2n9p4q8r6s3t5u1v0',
    identifier: '9780143127741',
    url: 'https://everyshelf.invalid/go/k7m2n9p',
    slug: 'k7m2n9p',
    title: 'The Body Keeps the Score',
    authors: ['Bessel van der Kolk'],
    labels: ['Newsletter'],
    note: '',
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  return {
    'link.created': { link },
    'link.updated': { link: { ...link, note: 'Spring campaign' } },
    'link.deleted': { link },
    'retailer.reported': { link, store: 'kobo', country: 'CA', day: '2026-11-20' },
    'clicks.hourly': {
      from: '2026-11-20T09:00:00.000Z',
      to: '2026-11-20T10:00:00.000Z',
      clicks: 12,
      links: [{ id: link.id, identifier: link.identifier, clicks: 12 }],
    },
    [WEBHOOK_TEST_TYPE]: { message: 'This is a test event from Everyshelf.' },
  }
}
