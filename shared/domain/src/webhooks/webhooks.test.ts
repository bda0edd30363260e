import { describe, expect, it, test } from 'vitest'
import { webhooksCreateInput } from '../schemas/index.ts'
import {
  hasPrivateHost,
  parseWebhookUrl,
  WEBHOOK_ATTEMPTS_MAX,
  webhookRest,
  webhookRetryDelay,
} from './index.ts'

const HOUR_MS = 3_600_000

function sumOfWaits(random: number): number {
  const failures = Array.from({ length: WEBHOOK_ATTEMPTS_MAX - 1 }, (_, index) => index + 1)
  return failures.reduce((sum, one) => sum + (webhookRetryDelay(one, random) ?? 0), 0)
}

describe('webhookRetryDelay', () => {
  it('spreads nine attempts over two days', () => {
    expect(WEBHOOK_ATTEMPTS_MAX).toBe(9)
    expect([1, 2, 3, 8, 9].map((failures) => webhookRetryDelay(failures, 0))).toEqual([
      5000,
      300_000,
      1_800_000,
      16 * HOUR_MS,
      undefined,
    ])
    expect(sumOfWaits(0) / HOUR_MS).toBeCloseTo(47.6, 1)
  })

  it('waits up to a fifth less at random', () => {
    expect(webhookRetryDelay(2, 0.5)).toBe(270_000)
    expect(sumOfWaits(1) / HOUR_MS).toBeCloseTo(38, 0)
  })
})

test('webhookRest grows to five minutes', () => {
  expect([1, 2, 3, 100].map(webhookRest)).toEqual([5000, 60_000, 300_000, 300_000])
})

describe.each([
  ...['https://nas.local/hook', 'https://metadata.google.internal/', 'https://app.localhost/'],
  ...['https://shop.test/', 'https://a.invalid/', 'https://hooks.example/', 'https://a.onion/'],
  ...['https://nas.home.arpa/', 'https://7.0.0.10.in-addr.arpa/', 'https://a.alt/'],
  ...['https://nas.lan/', 'https://wiki.corp/', 'https://pi.home/', 'https://relay.mail/'],
  ...['https://wiki.intranet/', 'https://db.private/', 'https://pc.localdomain/'],
  ...['https://NAS.LOCAL/hook', 'https://localhost/hook', 'https://intranet/', 'https://10.0.0.7/'],
  ...['https://0x7f.1/', 'https://2130706433/', 'https://0177.1/', 'https://[fd00::1]/'],
  ...['https://[::ffff:10.0.0.7]/', 'https://localhost:3000/hook', 'https://nas.local./'],
])('the webhook URL %s', (url) => {
  it('S13 is rejected, because no event can reach its host', () => {
    expect(parseWebhookUrl(url)).toBeUndefined()
    expect(hasPrivateHost(url)).toBe(true)
    expect(webhooksCreateInput.safeParse({ url, events: ['link.created'] })).toMatchObject({
      success: false,
      error: { issues: [{ path: ['url'], message: 'webhook-host-not-public' }] },
    })
  })
})

it.each(['https://local.example.org/', 'https://internal.io/', 'https://test.de/hook'])(
  'the webhook URL %s has a public host',
  (url) => {
    expect(parseWebhookUrl(url)).toBe(url)
    expect(hasPrivateHost(url)).toBe(false)
  },
)

describe('parseWebhookUrl', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    [' https://Hooks.Example.org/in?key=a%20b#top ', 'https://hooks.example.org/in?key=a%20b'],
    ['HTTPS://Hooks.Example.org:443/a/../in?#', 'https://hooks.example.org/in'],
  ])('reads %j as %s', (text, url) => {
    expect(parseWebhookUrl(text)).toBe(url)
  })

  it.each([
    '',
    'example.org/hook',
    'http://example.org/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://0x7f.1/hook',
    'https://2130706433/hook',
    'https://[::1]/hook',
    'https://example.org:8443/hook',
    'https://example.org./hook',
    'https://user:secret@example.org/hook',
    'https://ex\u0430mple.org/hook',
    'javascript:alert(1)',
    `https://example.org/${'a'.repeat(500)}`,
  ])('S13 rejects %j', (text) => {
    expect(parseWebhookUrl(text)).toBeUndefined()
  })
})
