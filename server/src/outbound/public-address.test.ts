import { describe, expect, it } from 'vitest'
import { isAddressLiteral, isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each(['52.94.236.248', '8.8.8.8', '2606:4700:4700::1111', '2a05:d018::1'])(
    'S15 accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['unspecified', '::'],
    ['private', '10.0.0.7'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['carrier NAT', '100.64.0.1'],
    ['cloud metadata', '169.254.169.254'],
    ['cloud metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['unique local', 'fc00::1'],
    ['deprecated site-local', 'fec0::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, public', '::ffff:8.8.8.8'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['IPv4 compatible in hexadecimal', '::7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['SIIT', '::ffff:0:127.0.0.1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['outside global unicast', '4000::1'],
    ['no address', 'amzn.to'],
    ['nothing', ''],
  ])('S15 refuses %s, %s', (_range, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('isAddressLiteral', () => {
  it.each([
    '127.0.0.1',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '2130706433',
    '127.1',
    '8.8.8.8',
    '8.8.8.8.',
    '[::1]',
    '::1',
    '[::ffff:127.0.0.1]',
    'example.com.0x7f',
  ])('S15 recognizes %s as an address', (host) => expect(isAddressLiteral(host)).toBe(true))

  it.each(['amzn.to', 'a.co', 'link.amazon', 'www.amazon.co.uk', '3dstore.example'])(
    'treats %s as a name',
    (host) => expect(isAddressLiteral(host)).toBe(false),
  )
})
