import { describe, expect, test } from 'vitest'
import * as calls from './calls.ts'
import * as schemas from './index.ts'

describe('every call', () => {
  const inputs = Object.entries(calls)

  test('has an input', () => {
    expect(inputs.map(([name]) => name).sort()).toEqual([
      'booksLookupInput',
      'clicksTrackInput',
      'linksGenerateInput',
      'linksResolveShortInput',
      'routesExplainInput',
    ])
  })

  test.each(inputs)('S12 %s refuses a key it does not know', (_name, schema) => {
    const issues = schema.safeParse({ global_link: 'https://evil.test' }).error?.issues
    expect(issues?.some(({ code }) => code === 'unrecognized_keys')).toBe(true)
  })
})

describe('linksGenerateInput', () => {
  test('trims and keeps what was typed', () => {
    expect(schemas.linksGenerateInput.parse({ input: ' 978-0-14-312774-1 ' })).toEqual({
      input: '978-0-14-312774-1',
    })
  })

  test.each([
    {},
    { input: '' },
    { input: '   ' },
    { input: 'x'.repeat(2049) },
    { input: ['a', 'b'] },
  ])('S5 refuses %j', (input) => {
    expect(schemas.linksGenerateInput.safeParse(input).success).toBe(false)
  })
})

test('an identifier comes out parsed, or with the code of its error', () => {
  expect(schemas.booksLookupInput.parse({ id: '0143127748' }).id).toEqual({
    kind: 'isbn',
    isbn13: '9780143127741',
    isbn10: '0143127748',
  })
  expect(schemas.booksLookupInput.safeParse({ id: '12' }).error?.issues[0]?.message).toBe(
    'invalid-identifier',
  )
})

test('S17 a marketplace is a code of the table, never a domain', () => {
  expect(schemas.marketplaceCode.safeParse('de').success).toBe(true)
  expect(schemas.marketplaceCode.safeParse('amazon.de').success).toBe(false)
  expect(schemas.marketplaceCode.safeParse('127.0.0.1').success).toBe(false)
})
