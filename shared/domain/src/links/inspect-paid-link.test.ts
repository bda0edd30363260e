import { expect, test } from 'vitest'
import { buildProgramUrl, listProgramFields } from '../affiliate/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import { buildRetailerUrl, retailers } from '../retailers/index.ts'
import { inspectLink } from './index.ts'

const isbn13 = '9780143127741' as Isbn13
const context = { origin: 'https://everyshelf.example', ownTags: null, serviceTags: [] }
const withProgram = retailers.filter((retailer) => listProgramFields(retailer).length > 0)

test.each(withProgram)(
  'recognizes the retailer and the affiliate ID of a link that earns at $name',
  (retailer) => {
    const ids = Object.fromEntries(listProgramFields(retailer).map((field) => [field, '4711']))
    const url = buildProgramUrl(
      retailer,
      buildRetailerUrl(retailer, isbn13, null) ?? '',
      isbn13,
      ids,
    )
    const found = inspectLink(url ?? '', context)
    expect(found).toMatchObject({ retailer: retailer.code, tag: '4711', tagHolding: 'other' })
    expect(found.warnings).toContain('foreign-tag')
  },
)

test.each([
  [
    'https://goto.target.com/c/123456/81938/2092?u=https%3A%2F%2Fwww.target.com%2Fp%2Fdune%2F-%2FA-1',
    'impact',
  ],
  [
    'https://goto.target.com.evil.example/c/123456/81938/2092?u=https%3A%2F%2Fwww.target.com%2Fp%2Fdune%2F-%2FA-1',
    null,
  ],
  [
    'https://partner.bol.com/click/click?p=2&t=url&s=1234567&url=https%3A%2F%2Fevil.example%2F',
    null,
  ],
])('%s belongs to the network %s', (url, network) => {
  expect(inspectLink(url, context).network).toBe(network)
})

test("a retailer's own affiliate host does not make another target that retailer's", () => {
  const found = inspectLink(
    'https://partner.bol.com/click/click?p=2&t=url&s=1234567&url=https%3A%2F%2Fevil.example%2F',
    context,
  )
  expect(found).toMatchObject({ kind: 'network-link', retailer: null, tag: '1234567' })
  expect(found.warnings).toEqual(['network-link', 'foreign-tag'])
})
