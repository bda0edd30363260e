import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSlug, parseTypedSlug, readTypedIdentifier } from './index.ts'

describe('parseTypedSlug', () => {
  test.each([
    ['pride', 'pride'],
    ['PRIDE', 'pride'],
    ['my-novel', 'my-novel'],
    ['pride.', 'pride'],
    ['pride.de', 'pride'],
    ['pride”)', 'pride'],
    ['pride。', 'pride'],
    ['my-novel-', 'my-novel'],
    ['pride’s', 'pride'],
    ['pride…', 'pride'],
    ['pride=', 'pride'],
    ['pride😀', 'pride'],
    ['pride, -it', 'pride'],
    ['pride‑', 'pride'],
    ['pri\u00ADde\u200B', 'pride'],
    ['\uFEFFpride', 'pride'],
    ['pride/reviews', 'pride'],
  ])('%j is %s', (text, slug) => {
    expect(parseTypedSlug(text)).toBe(slug)
  })

  test.each([
    '',
    'pridé',
    'pride\u0301',
    'pridе',
    'prid🅴',
    'mobyーdick',
    'moby%2Ddick',
    'moby=2Ddick',
    'moby=\r\ndick',
    'moby\uFFFDdick',
    '.pride',
    '“pride”',
    '-pride',
    'pr.ide',
    'a',
    `${'x'.repeat(41)}.`,
    'ᴘride',
  ])('%j is none', (text) => {
    expect(parseTypedSlug(text)).toBeUndefined()
  })

  test.each(
    [...'-‐‑‒–—―−﹘﹣－⁃·・¬_~', '--', '-\n', '‑ ', ' -', '\\-', '-=0D=0A', '=20-', '-\u00AD'].map(
      (sign) => [`moby${sign}dick`],
    ),
  )('%j is moby-dick, and never moby', (text) => {
    expect(parseTypedSlug(text)).toBe('moby-dick')
  })

  test('what goes on as a word is never the beginning alone', () => {
    const hyphens = fc.stringMatching(/^[\s\\]{0,3}[-_~\u2010-\u2015\u2212\u2043][\s\\-]{0,3}$/)
    const letters = fc.stringMatching(/^[\p{L}\p{Nd}]$/u)
    fc.assert(
      fc.property(fc.oneof(hyphens, fc.constant('')), letters, (hyphen, letter) => {
        expect(parseTypedSlug(`moby${hyphen}${letter}`)).not.toBe('moby')
      }),
    )
  })

  test('every slug is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{3,20}(-[a-z0-9]{1,9}){0,2}$/), (text) => {
        expect(parseTypedSlug(text)).toBe(parseSlug(text))
      }),
    )
  })
})

describe('readTypedIdentifier', () => {
  test.each([
    ['9780143127741', '9780143127741'],
    ['978-0-14-312774-1).', '9780143127741'],
    ['“0143127748”', '9780143127741'],
    ['978\u200B0143127741', '9780143127741'],
    ['ISBN 9780143127741, thanks', '9780143127741'],
    ['B00ICH9SAC!', 'B00ICH9SAC'],
    ['b00ich9sac.', 'B00ICH9SAC'],
    ['(b00ich9sac…)', 'B00ICH9SAC'],
    ['b00ich9sac/', 'B00ICH9SAC'],
  ])('%j is %s', (text, key) => {
    const parsed = readTypedIdentifier(text)
    expect(parsed.ok && parsed.identifier).toMatchObject(
      key.startsWith('B') ? { asin: key } : { isbn13: key },
    )
  })

  test.each([
    ['', 'empty'],
    ['9780143127742.', 'not-a-book-code'],
    ['The Odyssey.', 'not-a-book-code'],
    ['9780143127741, 9780441172719', 'not-a-book-code'],
    [`9780143127741${' '.repeat(100)}.`, 'not-a-book-code'],
  ])('%j is none: %s', (text, problem) => {
    expect(readTypedIdentifier(text)).toEqual({ ok: false, problem })
  })
})
