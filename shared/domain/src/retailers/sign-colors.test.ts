import { describe, expect, test } from 'vitest'
import { coloredRetailers, retailers, signColor } from './index.ts'

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

describe('the colors of store signs', () => {
  test('exist for Amazon and each retailer, in the order of the registry', () => {
    expect(coloredRetailers).toEqual(['amazon', ...retailers.map(({ code }) => code)])
  })

  test.each(coloredRetailers)('%s is readable on the paper of both themes', (code) => {
    const color = signColor(code)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const paper of PAPER) expect(contrast(color, paper)).toBeGreaterThanOrEqual(3)
  })

  test('an unknown retailer is gray', () => {
    expect(signColor('nowhere')).toBe('#5d6c6d')
    expect(signColor('constructor')).toBe('#5d6c6d')
  })
})
