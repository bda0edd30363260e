import { describe, expect, test } from 'vitest'
import { isBelow, listProductPackages } from './installed-packages.ts'

/** Licenses that allow everyone to redistribute the product, changed or not. */
const LICENSES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'OFL-1.1'],
]

/** Older versions have a publicly known vulnerability that affects a server like this. */
const floors: readonly (readonly [name: string, version: string, weakness: string])[] = [
  ['better-auth', '1.6.22', 'accounts and sessions could be taken over (GHSA-g38m-r43w-p2q7)'],
  ['body-parser', '2.2.1', 'a form could occupy the server (CVE-2025-13466)'],
  ['cookie', '0.7.0', 'names of cookies could write other fields (CVE-2024-47764)'],
  ['kysely', '0.28.17', 'paths into JSON could be written by a caller (CVE-2026-44635)'],
  ['nodemailer', '7.0.7', 'a mail could go to another domain (GHSA-mm7p-fcc7-pg87)'],
  ['path-to-regexp', '8.0.0', 'an address could occupy the server (CVE-2024-45296)'],
  ['qs', '6.14.1', 'a query could fill the memory (CVE-2025-15284)'],
]

const packages = listProductPackages()

describe('what the product brings with it', () => {
  test('S67 has a permissive license', () => {
    expect(packages.length).toBeGreaterThan(50)
    expect(packages.filter(({ license }) => !LICENSES.includes(license))).toEqual([])
  })

  test.each(floors)('S67 has %s from %s on: %s', (name, floor) => {
    const installed = packages.filter((one) => one.name === name)
    expect(installed).not.toEqual([])
    expect(installed.filter(({ version }) => isBelow(version, floor))).toEqual([])
  })
})

test.each([
  ['1.6.9', '1.6.22', true],
  ['1.6.22', '1.6.22', false],
  ['1.7.0', '1.6.22', false],
  ['0.28.17-rc.1', '0.28.17', false],
  ['2.0.0', '10.0.0', true],
])('isBelow says of %s and %s: %s', (version, floor, isOlder) => {
  expect(isBelow(version, floor)).toBe(isOlder)
})
