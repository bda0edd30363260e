import { describe, expect, test } from 'vitest'
import * as calls from './calls.ts'
import * as schemas from './index.ts'

describe('every call', () => {
  const inputs = Object.entries(calls)

  test('has an input', () => {
    expect(inputs.map(([name]) => name).sort()).toEqual([
      'booksLookupInput',
      'booksSearchInput',
      'clicksTrackInput',
      'linksGenerateInput',
      'linksResolveShortInput',
      'routesCheckSlugsInput',
      'routesExplainInput',
    ])
  })

  test.each(inputs)('S12 %s rejects an unknown key', (_name, schema) => {
    const issues = schema.safeParse({ global_link: 'https://evil.test' }).error?.issues
    expect(issues?.some(({ code }) => code === 'unrecognized_keys')).toBe(true)
  })
})

describe('linksGenerateInput', () => {
  test('trims the input', () => {
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
  ])('S5 rejects %j', (input) => {
    expect(schemas.linksGenerateInput.safeParse(input).success).toBe(false)
  })
})

test('an identifier is parsed, or fails with the code of its error', () => {
  expect(schemas.booksLookupInput.parse({ id: '0143127748' }).id).toEqual({
    kind: 'isbn',
    isbn13: '9780143127741',
    isbn10: '0143127748',
  })
  expect(schemas.booksLookupInput.safeParse({ id: '12' }).error?.issues[0]?.message).toBe(
    'invalid-identifier',
  )
})

test('a saved link is named by its book or by its row', () => {
  const parsed = schemas.linksSaveInput.parse({ isbn: 'B00ICH9SAC' })
  expect(parsed.isbn).toEqual({ kind: 'asin', asin: 'B00ICH9SAC' })
  expect(schemas.linksRowInput.safeParse({ id: '5f0c9a1be24d77c0a3b61e90' }).success).toBe(true)
  for (const id of ['', 'short', '../../etc', 'A'.repeat(24), 'a'.repeat(33)]) {
    expect(schemas.linksRowInput.safeParse({ id }).success, id).toBe(false)
  }
})

test('S17 a marketplace is a code of the table, never a domain', () => {
  expect(schemas.marketplaceCode.safeParse('de').success).toBe(true)
  expect(schemas.marketplaceCode.safeParse('amazon.de').success).toBe(false)
  expect(schemas.marketplaceCode.safeParse('127.0.0.1').success).toBe(false)
})

test.each([
  [
    'ada@b\u00FCcher.example',
    'We can’t send email to addresses with “ü”. Please use one without accented or non-Latin letters.',
  ],
  [
    '\u0434\u0430@example.org',
    'We can’t send email to addresses with “д”. Please use one without accented or non-Latin letters.',
  ],
  ['ada', 'Please enter a valid email address'],
  ['\u0434\u0430', 'Please enter a valid email address'],
])('the email %s is refused with its own reason', (email, reason) => {
  const result = schemas.emailInput.safeParse({ email })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([reason])
})

test('an email loses the invisible characters that a chat put around it', () => {
  expect(schemas.emailInput.parse({ email: '\u202AAda@example.org\u202C ' }).email).toBe(
    'ada@example.org',
  )
})
