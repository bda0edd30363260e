import { describe, expect, test } from 'vitest'
import { accents, isAccentCode } from './index.ts'

/** WCAG 2.2, relative luminance of an sRGB color. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastWithWhite = (hex: string) => 1.05 / (luminance(hex) + 0.05)

describe('accents', () => {
  test.each(Object.entries(accents))('%s (%s) is readable with white on it', (_code, hex) => {
    expect(hex).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrastWithWhite(hex)).toBeGreaterThanOrEqual(4.5)
  })

  test('the contrast check detects a color that is too light', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21)
    expect(contrastWithWhite('#777777')).toBeCloseTo(4.48, 2)
  })

  test('have codes of one word, and isAccentCode rejects others', () => {
    expect(Object.keys(accents)).toEqual([
      'ink',
      'oxblood',
      'rust',
      'olive',
      'forest',
      'teal',
      'navy',
      'plum',
    ])
    expect(isAccentCode('teal')).toBe(true)
    for (const value of ['red', '#0f5a63', 'toString', '__proto__', '', null, 7, ['teal']]) {
      expect(isAccentCode(value)).toBe(false)
    }
  })
})
