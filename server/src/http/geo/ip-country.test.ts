import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { openCountryFinder } from './ip-country.ts'

function fileWith(bytes: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-geo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'countries.mmdb')
  writeFileSync(file, bytes)
  return file
}

describe('openCountryFinder', () => {
  test.each([
    ['8.8.8.8', 'US'],
    ['193.0.6.139', 'NL'],
    ['2001:67c:2e8::1', 'NL'],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['no address', undefined],
    ['', undefined],
  ])('finds for %s: %s', async (address, country) => {
    const find = await openCountryFinder(() => {})
    expect(find(address)).toBe(country)
  })

  test.each([
    ['missing', () => '/nowhere/countries.mmdb'],
    ['empty', () => fileWith('')],
    ['of another kind', () => fileWith('not a database of addresses')],
    ['cut off', () => fileWith('\xab\xcd\xefMaxMind.com\xe9')],
  ])('R23 finds no country with a file that is %s', async (_state, file) => {
    const problems: unknown[] = []
    const find = await openCountryFinder((problem) => problems.push(problem), file())
    expect(find('8.8.8.8')).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
  })

  it('knows none of the unassigned codes as a country', async () => {
    const find = await openCountryFinder(() => {})
    expect(find('192.0.2.1')).toBeUndefined()
  })
})
