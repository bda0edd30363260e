import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanDescription, cleanNames, cleanText } from './plain-text.ts'

describe('cleanText', () => {
  it.each([
    [' Dune\u0000\n  Messiah\t', 'Dune Messiah'],
    ['The\u00a0Hobbit', 'The Hobbit'],
    ['Cafe\u0301', 'Café'],
    ['Kim \u202Egnp.exe', 'Kim gnp.exe'],
    ['half \ud83d', 'half \ufffd'],
    ['<b>Bold</b> & "quoted"', '<b>Bold</b> & "quoted"'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('R22 makes %j into %j', (text, clean) => expect(cleanText(text, 300)).toBe(clean))

  it.each([undefined, '', ' ', '\u0000\u001f', '\u200e'])('R22 finds nothing in %j', (text) =>
    expect(cleanText(text, 300)).toBeNull(),
  )

  it('R22 shortens what is too long, and tears no character apart', () => {
    expect(cleanText('abcdefgh', 5)).toBe('abcd…')
    expect(cleanText('abc😀😀', 5)).toBe('abc…')
    expect(cleanText('x'.repeat(10_000_000), 300)).toHaveLength(300)
  })

  it('R44 leaves no control character and no broken one, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 1, max: 50 }),
        (text, max) => {
          const clean = cleanText(text, max)
          expect(clean?.length ?? 0).toBeLessThanOrEqual(max)
          expect(clean ?? '').not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u)
          expect(clean).not.toBe('')
        },
      ),
      { numRuns: 10_000 },
    )
  }, 30_000)
})

describe('cleanDescription', () => {
  it('drops markup', () => {
    expect(cleanDescription('<p>A <b>desert</b> planet.<br>Spice.</p>')).toBe(
      'A desert planet. Spice.',
    )
  })

  it('R44 takes no long over a page full of brackets', () => {
    const begun = performance.now()
    cleanDescription('<'.repeat(1_000_000))
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

describe('cleanNames', () => {
  it('keeps twenty names at most, and none that is blank', () => {
    expect(cleanNames(['Frank Herbert', ' ', 'Brian\nHerbert'])).toEqual([
      'Frank Herbert',
      'Brian Herbert',
    ])
    expect(cleanNames(Array.from({ length: 1000 }, () => 'A'))).toHaveLength(20)
  })
})
