import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clientNetwork,
  createClientAddressReader,
  createProxyTest,
  loggableAddress,
  wideClientNetwork,
} from './client-address.ts'

function request(peer: string, forwarded?: string | string[]): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage
}

describe('createProxyTest', () => {
  it('S24 trusts only the configured proxies, also when asked again', () => {
    const isProxy = createProxyTest(['10.0.0.0/8', '192.0.2.7', '2001:db8::7'])
    for (let time = 0; time < 2; time++) {
      expect(isProxy('10.1.2.3')).toBe(true)
      expect(isProxy('192.0.2.7')).toBe(true)
      expect(isProxy('192.0.2.8')).toBe(false)
      expect(isProxy('2001:db8::7')).toBe(true)
      expect(isProxy('2001:db8::8')).toBe(false)
      expect(isProxy('nonsense')).toBe(false)
      expect(isProxy('')).toBe(false)
    }
    expect(createProxyTest([])('10.1.2.3')).toBe(false)
  })
})

describe('createClientAddressReader', () => {
  it('S24 trusts no connection whose address it cannot read', () => {
    const read = createClientAddressReader(['0.0.0.0/0'])
    const unknown = { address: '0.0.0.0', isFromTrustedProxy: false }
    expect(read(request('nonsense', '203.0.113.9'))).toEqual(unknown)
    expect(read(request('', '203.0.113.9'))).toEqual(unknown)
  })

  it.each<[string[], string, string | string[] | undefined, string, boolean]>([
    // Without a trusted proxy, the headers that a client sends about itself do not count.
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
    // Some proxies append the port.
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:5678', '203.0.113.9', true],
    [['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]:443', '2001:db8::1', true],
    [['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]', '2001:db8::1', true],
    [['10.0.0.0/8'], '10.1.2.3', '2001:db8::1', '2001:db8::1', true],
    [['10.0.0.0/8'], '10.1.2.3', '198.51.100.1:80, 10.9.9.9:443', '198.51.100.1', true],
    [['10.0.0.0/8'], '10.1.2.3', '[::ffff:203.0.113.9]:443', '203.0.113.9', true],
    // Forms that no proxy writes name no address.
    [['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '[203.0.113.9]:443', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:port', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '1', '10.1.2.3', true],
    [['10.0.0.0/8'], '10.1.2.3', '0x7f.1', '10.1.2.3', true],
  ])('S24 trusting %j reads %s with %j as %s', (trusted, peer, forwarded, address, isFrom) => {
    const read = createClientAddressReader(trusted)
    expect(read(request(peer, forwarded))).toEqual({ address, isFromTrustedProxy: isFrom })
  })

  it('S76 reads an address from X-Forwarded-For alike with and without its port', () => {
    const read = createClientAddressReader(['10.0.0.0/8'])
    const addressOf = (entry: string) => read(request('10.1.2.3', entry)).address
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), fc.integer({ min: 1, max: 65_535 }), (v4, v6, port) => {
        expect(addressOf(`${v4}:${port}`)).toBe(addressOf(v4))
        expect(addressOf(`[${v6}]:${port}`)).toBe(addressOf(v6))
        expect(addressOf(v4)).toBe(v4)
        expect(addressOf(v6)).toContain(addressOf(v6).includes('.') ? '.' : ':')
      }),
    )
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

describe('wideClientNetwork', () => {
  it.each([
    ['192.0.2.77', null],
    ['::ffff:192.0.2.77', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:db8:1:ff:3:4:5:6', '2001:db8:1::/56'],
    ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
    ['rubbish', null],
  ])('S76 counts %s also as %s', (address, network) => {
    expect(wideClientNetwork(address)).toBe(network)
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
