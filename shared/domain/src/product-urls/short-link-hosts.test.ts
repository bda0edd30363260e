import { expect, test } from 'vitest'
import { isShortLinkHost, shortLinkHosts } from './index.ts'

test('S13 the hosts that the server may follow are these and no others', () => {
  expect([...shortLinkHosts.keys()]).toEqual([
    'amzn.to',
    'a.co',
    'amzn.eu',
    'amzn.asia',
    'amzn.in',
    'link.amazon',
    'amzn.com',
  ])
})

test('S13 a host is compared whole', () => {
  expect(isShortLinkHost('amzn.to')).toBe(true)
  for (const host of ['AMZN.TO', 'amzn.to.', 'x.amzn.to', 'amzn.to.evil.example', 'amzn', '']) {
    expect(isShortLinkHost(host)).toBe(false)
  }
})
