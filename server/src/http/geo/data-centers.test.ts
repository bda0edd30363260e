import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDataCenters } from './data-centers.ts'

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-networks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'networks.txt')
  writeFileSync(file, text)
  return file
}

describe('openDataCenters', () => {
  const isDataCenter = openDataCenters((problem) => {
    throw problem
  })

  test.each([
    ['machines for rent', '3.5.140.2'],
    ['machines for rent, IPv6', '2a01:4f8::1'],
    ['Azure', '20.50.2.10'],
    ['where Facebook draws previews', '69.171.250.1'],
    ['where X draws previews', '199.16.156.125'],
    ['a mail gateway', '67.231.152.5'],
  ])('knows %s', (_what, address) => {
    expect(isDataCenter(address)).toBe(true)
  })

  test.each([
    ['a resolver of Google’s', '8.8.8.8'],
    ['RIPE’s own office', '193.0.6.139'],
    ['people at Apple', '17.5.7.8'],
    ['the relay of iPhones at Cloudflare', '104.28.30.1'],
    ['this machine', '127.0.0.1'],
    ['this machine, IPv6', '::1'],
    ['an address for examples', '2001:db8::1'],
    ['no address', 'no address'],
    ['nothing', ''],
  ])('does not take %s for one', (_what, address) => {
    expect(isDataCenter(address)).toBe(false)
  })

  test('reads a network from its first address to its last', () => {
    const isListed = openDataCenters(
      () => {},
      fileWith('# two of each\n192.0.2.64/26\n198.51.100.0/24\n2001:db8:1::/48\n2001:db8:5::/64\n'),
    )
    const edges = {
      '192.0.2.63': false,
      '192.0.2.64': true,
      '192.0.2.127': true,
      '192.0.2.128': false,
      '198.51.100.255': true,
      '2001:db8:0:ffff::1': false,
      '2001:db8:1::': true,
      '2001:db8:1:ffff:ffff::': true,
      '2001:db8:2::': false,
      '2001:db8:5::1': true,
      '2001:db8:5:1::1': false,
    }
    expect(
      Object.fromEntries(Object.keys(edges).map((address) => [address, isListed(address)])),
    ).toEqual(edges)
  })

  test.each([
    ['missing', () => '/nowhere/networks.txt'],
    ['empty', () => fileWith('')],
    ['of another kind', () => fileWith('not a list of networks')],
    ['cut off', () => fileWith('3.0.0.0/9\n2a01:4f8::')],
  ])('R23 finds no data center with a file that is %s', (_state, file) => {
    const problems: unknown[] = []
    const isListed = openDataCenters((problem) => problems.push(problem), file())
    expect(isListed('3.5.140.2')).toBe(false)
    expect(problems).toHaveLength(1)
  })
})
