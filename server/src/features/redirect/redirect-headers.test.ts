import { afterEach, describe, expect, it } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { headerOf, type RawResponse } from '../../testing/raw-client.ts'
import { createRedirectApp, type RedirectApp } from '../../testing/redirect-app.ts'

let app: RedirectApp
afterEach(() => app.close())

const transportOf = (response: RawResponse) => headerOf(response, 'strict-transport-security')

describe('S76 HSTS', () => {
  it.each([
    ['a redirect', '/redirect?isbn=9780143127741&country=DE', 302],
    ['an unknown link', '/go/h7kq2mw', 404],
    ['a damaged link', '/redirect?isbn=1&isbn=2', 400],
  ])('is sent with %s of an https site', async (_what, target, status) => {
    app = await createRedirectApp({ config: { publicUrl: 'https://books.example.org' } })
    const response = await app.open(target)
    expect(response.status).toBe(status)
    expect(transportOf(response)).toBe('max-age=31536000')
  })

  it('is not sent on a plain http site', async () => {
    app = await createRedirectApp({ config: { publicUrl: 'http://localhost:3000' } })
    const response = await app.open('/redirect?isbn=9780143127741&country=DE')
    expect(response.status).toBe(302)
    expect(transportOf(response)).toBeUndefined()
  })
})

describe('S76 the limit of redirects', () => {
  it('counts a /56 of IPv6 at four times the points', async () => {
    const rule = (points: number) => [{ points, seconds: 60 }]
    app = await createRedirectApp({
      limits: { ...limitRules, 'redirect-count': rule(1), redirect: rule(2) },
    })
    const openFrom = async (address: string) => {
      const from = [`X-Forwarded-For: ${address}`]
      return (await app.open('/redirect?isbn=9780143127741&country=DE', from)).status
    }
    const statuses: number[] = []
    for (let network = 0; network < 9; network++) {
      statuses.push(await openFrom(`2001:db8:1:${network}::1`))
    }
    expect(statuses).toEqual([302, 302, 302, 302, 302, 302, 302, 302, 429])
    expect(await openFrom('2001:db8:1:100::1')).toBe(302)
    expect(
      (await app.outside.listHits())
        .map((hit) => hit.excludedBecause)
        .filter((reason) => reason === 'over-limit'),
    ).toHaveLength(4)
  })
})
