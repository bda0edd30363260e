import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import { parseAffiliateTag } from '@everyshelf/domain/affiliate'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { parseMailbox } from './features/mail/mail-address.ts'
import { isLocalHost } from './http/local-host.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const text = z.string()

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535')

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// address',
})

const publicUrl = httpUrl
  .refine((value) => ['', '/'].includes(pathOf(value)), 'must have no path, query or fragment')
  .refine(
    (value) => value.startsWith('https:') || isLocalHost(hostOf(value)),
    'must be https:// unless it names this machine or a private network',
  )
  .transform((value) => new URL(value).origin)

function hostOf(value: string): string {
  return URL.parse(value)?.hostname ?? ''
}

function pathOf(value: string): string {
  const url = URL.parse(value)
  return url ? url.pathname + url.search + url.hash : ''
}

const PLACEHOLDER_SECRETS = /change.?me|secret|password|example/i

const secret = text
  .min(32, 'must be at least 32 characters')
  .refine((value) => !PLACEHOLDER_SECRETS.test(value), 'looks like a placeholder, not a secret')

const addressRanges = z.string().transform((value, context) => {
  const ranges = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const [index, range] of ranges.entries()) {
    if (ipaddr.isValid(range) || ipaddr.isValidCIDR(range)) continue
    context.addIssue({
      code: 'custom',
      // By its place: what was pasted into the wrong setting may be a secret (S76).
      message: `entry ${index + 1} is not an address or CIDR range`,
    })
  }
  return ranges
})

const affiliateTags = z.string().transform((value, context) => {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  const parts = value.split(',').filter((piece) => piece.trim() !== '')
  for (const [index, part] of parts.entries()) {
    const [code = '', ...rest] = part.split('=')
    const marketplace = code.trim().toLowerCase()
    const tag = parseAffiliateTag(rest.join('='))
    if (isMarketplaceCode(marketplace) && tag) tags[marketplace] = tag
    else {
      const message = `entry ${index + 1} is not a marketplace=tag pair`
      context.addIssue({ code: 'custom', message })
    }
  }
  return tags
})

const DEFAULT_SENDER = 'Everyshelf <noreply@localhost>'

const mailbox = z
  .string()
  .default(DEFAULT_SENDER)
  .transform((value, context) => {
    const parsed = parseMailbox(value)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'must be an address, or a name and <address>' })
    return z.NEVER
  })

const ownWords = text.max(300, 'must be at most 300 characters').optional()

/**
 * Every environment variable, in the order of `.env.example`, which is generated from the
 * descriptions here. An example stands in the metadata where the default does not show the form.
 */
export const environmentSchema = z
  .object({
    PORT: port.default(3000).describe('Port to listen on; 0 lets the system choose.'),
    HOST: text.default('0.0.0.0').describe('Address to listen on.'),
    PUBLIC_URL: publicUrl
      .optional()
      .describe('The address people reach this server at. Absent: http://localhost:PORT.')
      .meta({ example: 'https://books.example.org' }),
    DATA_DIR: text
      .default('./data')
      .describe('Folder of the database, secrets, caches, and clicks on their way to PostgreSQL.'),
    DATABASE_URL: postgresUrl
      .optional()
      .describe('PostgreSQL for several machines. Absent: SQLite in DATA_DIR.')
      .meta({ example: 'postgres://everyshelf@localhost/everyshelf' }),
    DATABASE_READ_URL: postgresUrl
      .optional()
      .describe('A streaming replica of DATABASE_URL, for charts, counts and exports of clicks.')
      .meta({ example: 'postgres://everyshelf@replica.internal/everyshelf' }),
    AUTH_SECRET: secret
      .optional()
      .describe('At least 32 random characters. Absent: made once and kept in DATA_DIR.'),
    TRUSTED_PROXIES: addressRanges
      .default([])
      .describe('Addresses or CIDR ranges of your own proxies, whose headers are believed.')
      .meta({ example: '10.0.0.0/8,192.0.2.7' }),
    COUNTRY_HEADER: text
      .regex(/^[A-Za-z0-9-]+$/, 'must be a header name')
      .transform((value) => value.toLowerCase())
      .optional()
      .describe('Header in which a trusted proxy gives the reader’s country.')
      .meta({ example: 'cf-ipcountry' }),
    DEFAULT_AFFILIATE_TAGS: affiliateTags
      .default({})
      .describe('The service’s own affiliate tags, one per marketplace.')
      .meta({ example: 'us=shelf-20,uk=shelf-21' }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .optional()
      .describe('Mail server. Absent: mail stays in the outbox of the admin pages.')
      .meta({ example: 'smtp://user:pass@mail.example.org:587' }),
    MAIL_FROM: mailbox
      .describe('Sender of all mail; what visitors write goes there too.')
      .meta({ example: DEFAULT_SENDER }),
    OPERATOR_NAME: ownWords
      .describe('Who runs this server, as the law wants it named; shown on Privacy, Terms, About.')
      .meta({ example: 'Example Press Ltd' }),
    OPERATOR_ADDRESS: ownWords
      .describe('Their postal address in one line, shown beside the name.')
      .meta({ example: '1 Example Street, 12345 Example Town, Country' }),
    OPERATOR_EMAIL: z
      .email('must be an email address')
      .max(254, 'must be an email address')
      .optional()
      .describe('Their email address, shown there too. Absent: the contact form alone.')
      .meta({ example: 'hello@example.org' }),
    GOOGLE_CLIENT_ID: text.optional().describe('Google sign-in; without it the button is hidden.'),
    GOOGLE_CLIENT_SECRET: text.optional().describe('Goes with GOOGLE_CLIENT_ID.'),
    GOOGLE_DISCOVERY_URL: httpUrl
      .default('https://accounts.google.com/.well-known/openid-configuration')
      .describe('OpenID Connect discovery document.'),
    STRIPE_SECRET_KEY: text.optional().describe('Payments; without it pricing says so.'),
    STRIPE_WEBHOOK_SECRET: text
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .optional()
      .describe(
        'Signing secret of the Stripe webhook; two, with a comma, while one replaces another.',
      ),
    STRIPE_PRICE_ID: text.optional().describe('Price of the Premium subscription in Stripe.'),
    STRIPE_API_URL: httpUrl.default('https://api.stripe.com').describe('Stripe’s API.'),
    GOOGLE_BOOKS_URL: httpUrl
      .default('https://www.googleapis.com/books/v1')
      .describe('Google Books API.'),
    OPEN_LIBRARY_URL: httpUrl.default('https://openlibrary.org').describe('Open Library API.'),
    COVERS_URL: httpUrl.default('https://covers.openlibrary.org').describe('Book covers.'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be trace, debug, info, warn, error, fatal or silent',
      })
      .default('info')
      .describe('How much is logged.'),
    NODE_ENV: text
      .optional()
      .describe('With production, or a public PUBLIC_URL, no text of a mail is ever logged.')
      .meta({ example: 'production' }),
    METRICS_TOKEN: text
      .min(16, 'must be at least 16 characters')
      .optional()
      .describe('Bearer token for /metrics. Absent: /metrics answers this machine only.'),
  })
  // `when`: also beside other errors, so that one start shows them all.
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'and GOOGLE_CLIENT_ID go together: set both or neither',
    when: () => true,
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'is a replica of DATABASE_URL, which is not set',
    when: () => true,
  })
  .refine((env) => !(isTestKey(env.STRIPE_SECRET_KEY) && isPublicAddress(env.PUBLIC_URL)), {
    path: ['STRIPE_SECRET_KEY'],
    error: 'is a test key, and PUBLIC_URL is a public address',
    when: () => true,
  })

function isTestKey(key: string | undefined): boolean {
  return key?.startsWith('sk_test_') ?? false
}

export function isPublicAddress(url: string | undefined): boolean {
  return url !== undefined && !isLocalHost(hostOf(url))
}

export type Environment = z.output<typeof environmentSchema>
