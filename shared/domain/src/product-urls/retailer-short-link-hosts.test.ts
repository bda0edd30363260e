import { expect, test } from 'vitest'
import { isRetailerShortLinkHost, retailerShortLinkHosts } from './index.ts'

test('S13 the server may follow only these hosts', () => {
  expect([...retailerShortLinkHosts.keys()]).toEqual([
    'amzn.to',
    'a.co',
    'amzn.eu',
    'amzn.asia',
    'amzn.in',
    'link.amazon',
    'amzn.com',
  ])
})

test('S13 the complete host must match', () => {
  expect(isRetailerShortLinkHost('amzn.to')).toBe(true)
  for (const host of ['AMZN.TO', 'amzn.to.', 'x.amzn.to', 'amzn.to.evil.example', 'amzn', '']) {
    expect(isRetailerShortLinkHost(host)).toBe(false)
  }
})
