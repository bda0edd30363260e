import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import { parseAffiliateTag } from '@everyshelf/domain/affiliate'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { isClickHouseUrl } from './clickhouse-url.ts'
import { parseHost } from './host-name.ts'
import { isLocalHost } from './local-host.ts'
import { parseMailbox } from './mail-address.ts'
import { findPostgresUrlProblem } from './postgres-url.ts'

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// address',
})
export const text = z.string()

export const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535')

export const positive = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must be at most 1000000')

export const clickHouseUrl = httpUrl
  .refine(
    (value) => URL.parse(value)?.pathname.replaceAll('/', '') !== '',
    'must name the database: https://user:password@host:8443/database',
  )
  .refine(
    (value) => !URL.canParse(value) || isClickHouseUrl(value),
    'has a wrong parameter, or a part that is not percent-encoded',
  )

export const postgresUrl = text.superRefine((value, context) => {
  const message = findPostgresUrlProblem(value)
  if (message) context.addIssue({ code: 'custom', message })
})

export const publicUrl = httpUrl
  .refine((value) => ['', '/'].includes(pathOf(value)), 'must have no path, query, or fragment')
  .refine(
    (value) => value.startsWith('https:') || isLocalHost(hostOf(value)),
    'must be https:// unless it is on this machine or a private network',
  )
  .transform((value) => new URL(value).origin)

export const hostName = text.transform((value, context) => {
  const host = parseHost(value)
  if (host) return host
  context.addIssue({ code: 'custom', message: 'must be a host name, without a port' })
  return z.NEVER
})

export function hostOf(value: string): string {
  return URL.parse(value)?.hostname ?? ''
}

function pathOf(value: string): string {
  const url = URL.parse(value)
  return url ? url.pathname + url.search + url.hash : ''
}

const PLACEHOLDER_SECRETS = /change.?me|secret|password|example/i

export const secret = text
  .min(32, 'must be at least 32 characters')
  .refine((value) => !PLACEHOLDER_SECRETS.test(value), 'looks like a placeholder, not a secret')

export const addressRanges = z.string().transform((value, context) => {
  const ranges = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const [index, range] of ranges.entries()) {
    if (ipaddr.isValid(range) || ipaddr.isValidCIDR(range)) continue
    context.addIssue({
      code: 'custom',
      // Names only the position, because a value in the wrong setting may be a secret.
      message: `entry ${index + 1} is not an address or CIDR range`,
    })
  }
  return ranges
})

export const affiliateTags = z.string().transform((value, context) => {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  const entries = value.split(',').filter((entry) => entry.trim() !== '')
  for (const [index, entry] of entries.entries()) {
    const [code = '', ...rest] = entry.split('=')
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

export const DEFAULT_SENDER = 'Everyshelf <noreply@localhost>'

export const mailbox = z
  .string()
  .default(DEFAULT_SENDER)
  .transform((value, context) => {
    const parsed = parseMailbox(value)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'must be an address, or a name and <address>' })
    return z.NEVER
  })

export const operatorText = text.max(300, 'must be at most 300 characters').optional()
