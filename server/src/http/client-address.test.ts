import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientNetwork, createClientAddressReader, loggableAddress } from './client-address.ts'

function request(peer: string, forwarded?: string | string[]): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage
}

describe('createClientAddressReader', () => {
  it.each<[string[], string, string | string[] | undefined, string, boolean]>([
    // Nobody is trusted: what a stranger writes about themselves counts for nothing.
    [[], '192.0.2.7', undefined, '192.0.2.7', false],
    [[], '192.0.2.7', '203.0.113.9', '192.0.2.7', false],
    [['10.0.0.0/8'], '192.0.2.7', '203.0.113.9', '192.0.2.7', false],
    // One proxy.
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9', true],
    [['10.1.2.3'], '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9', true],
    // A stranger's own entry stands left of the one that our proxy wrote.
    [['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.9', '203.0.113.9', true],
    [['10.0.0.0/8'], '10.1.2.3', ['198.51.100.1', '203.0.113.9'], '203.0.113.9', true],
    // Two of our proxies in a row.
    [['10.0.0.0/8', '2001:db8::/32'], '10.1.2.3', '203.0.113.9, 2001:db8::5', '203.0.113.9', true],
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 198.51.100.1', '198.51.100.1', true],
    // Nothing, or nonsense, behind a trusted proxy: the proxy itself is as far as we see.
    [['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, <script>', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '10.9.9.9, 10.8.8.8', '10.9.9.9', true],
  ])('S24 trusting %j reads %s with %j as %s', (trusted, peer, forwarded, address, isFrom) => {
    const read = createClientAddressReader(trusted)
    expect(read(request(peer, forwarded))).toEqual({ address, isFromTrustedProxy: isFrom })
  })

  it('has an address also for a connection that is gone', () => {
    const gone = { socket: {}, headers: {} } as unknown as IncomingMessage
    expect(createClientAddressReader([])(gone).address).toBe('0.0.0.0')
  })
})

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.77', '192.0.2.77'],
    ['::ffff:192.0.2.77', '192.0.2.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['rubbish', 'unknown'],
  ])('S24 counts %s as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })
})

describe('loggableAddress', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['rubbish', 'unknown'],
  ])('P1 shortens %s to %s', (address, network) => {
    expect(loggableAddress(address)).toBe(network)
  })
})
