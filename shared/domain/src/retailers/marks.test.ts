import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries/index.ts'
import { markedRetailers, retailerMark, retailers } from './index.ts'

const PAPER = ['#ffffff', '#f6f7f3', '#0b1020', '#121a2f']

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('the marks of retailers', () => {
  test('exist for Amazon and each retailer, in the order of the registry', () => {
    expect(markedRetailers).toEqual(['amazon', ...retailers.map(({ code }) => code)])
  })

  test.each(markedRetailers)('%s is readable on the paper of both themes', (code) => {
    const { letters, color } = retailerMark(code)
    expect(letters).toMatch(/^[\p{L}&]{1,3}$/u)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const paper of PAPER) expect(contrast(color, paper)).toBeGreaterThanOrEqual(3)
  })

  test('differ among the open retailers of each country', () => {
    for (const country of countryCodes) {
      const shown = retailers
        .filter(({ status, countries }) => status === 'active' && countries.includes(country))
        .map(({ code }) => Object.values(retailerMark(code)).join())
      expect(shown, country).toEqual([...new Set(shown)])
    }
  })

  test('an unknown retailer gets its first letter', () => {
    expect(retailerMark('nowhere').letters).toBe('N')
    expect(retailerMark('constructor').letters).toBe('C')
  })
})
