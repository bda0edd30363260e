import { type AffiliateTags, parseAffiliateTag } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { vi } from 'vitest'
import type { Config } from '../config/config.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { limitRules } from '../http/limits/rate-limits.ts'
import { connectOutside, type OutsideConnection } from './outside-connection.ts'
import { headerOf, type RawRequest, type RawResponse, sendRaw } from './raw-client.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The service's tags in redirect tests. */
export const serviceTags = readTags({ us: 'shelf-20', uk: 'shelf-21', de: 'shelfde-21' })

export function readTags(entries: Readonly<Record<string, string>>): AffiliateTags {
  return Object.fromEntries(
    Object.entries(entries).map(([store, text]) => [store, parseAffiliateTag(text)]),
  )
}

export interface RedirectApp extends TestApp {
  /** A second connection to its database. */
  readonly outside: OutsideConnection
  readonly send: (requests: readonly RawRequest[]) => Promise<RawResponse[]>
  /** Opens a link like a reader with Chrome. */
  readonly open: (target: string, headers?: readonly string[]) => Promise<RawResponse>
}

const withoutLimits = {
  ...limitRules,
  redirect: [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }],
  'redirect-count': [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }],
}

/** The app behind a local proxy that sets `x-country`; by default without limits. */
export async function createRedirectApp(
  options: Omit<TestAppOptions, 'database'> & { readonly kind?: DatabaseKind } = {},
): Promise<RedirectApp> {
  const { kind = 'sqlite', config, ...rest } = options
  const settings: Partial<Config> = {
    trustedProxies: ['127.0.0.1'],
    countryHeader: 'x-country',
    defaultTags: serviceTags,
    ...config,
  }
  const app = await createTestApp({
    limits: withoutLimits,
    // Load shedding has its own tests; here a busy machine must not matter.
    lag: { lagMs: () => 0, stop: () => {} },
    findCountry: (address) => countryOfAddress[address],
    ...rest,
    database: kind,
    config: settings,
  })
  const outside = connectOutside(app.config.database)
  const listHits = async () => {
    await waitForHits(app.url)
    return await outside.listHits()
  }
  const send = (requests: readonly RawRequest[]) => sendRaw(app.url, requests)
  return {
    ...app,
    outside: { ...outside, listHits },
    send,
    open: async (target, headers = []) => {
      const namesLanguage = headers.some((header) => /^accept-language:/i.test(header))
      const language = namesLanguage ? [] : ['Accept-Language: en']
      const [response] = await send([
        { target, headers: [`User-Agent: ${chrome}`, ...language, ...headers] },
      ])
      if (!response) throw new Error(`no answer to ${target}`)
      return response
    },
    close: async () => {
      await outside.close()
      await app.close()
    },
  }
}

/** Longer than the drain rests after more than 1000 hits in a second. */
const STORED_WITHIN_MS = 90_000

/** Waits until the hits are in the database, shortly after the response. */
async function waitForHits(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const response = await fetch(`${url}/readyz`)
      const { clicks } = (await response.json()) as { clicks?: { waiting: number } }
      if (clicks && clicks.waiting > 0) throw new Error(`${clicks.waiting} hits are not stored yet`)
    },
    { timeout: STORED_WITHIN_MS },
  )
}

/** The IP database of tests. */
const countryOfAddress: Readonly<Record<string, CountryCode>> = {
  '192.0.2.1': 'DE',
  '192.0.2.2': 'GB',
  '2001:db8::1': 'FR',
}

export function locationOf(response: RawResponse): string | undefined {
  return headerOf(response, 'location')
}
