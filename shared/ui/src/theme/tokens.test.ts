import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const surfaces = readFileSync(join(import.meta.dirname, 'surfaces.css'), 'utf8')

function color(name: string, theme: 'light' | 'dark', source = css): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(source)
  const one = new RegExp(`--${name}: (#\\w{6})`).exec(source)?.[1]
  const found = pair ? pair[theme === 'light' ? 1 : 2] : one
  if (!found) throw new Error(`no color --${name}`)
  return found
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'danger']
const grounds = ['paper', 'sheet', 'wash']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(grounds)('every text can be read on %s', (ground) => {
    const poor = texts.filter((text) => contrast(color(text, theme), color(ground, theme)) < 4.5)
    expect(poor).toEqual([])
  })

  test('the words of a button can be read on it', () => {
    expect(contrast(color('on-accent', theme), color('accent', theme))).toBeGreaterThan(4.5)
    expect(contrast(color('danger', theme), color('danger-wash', theme))).toBeGreaterThan(4.5)
  })

  test("a field's edge can be seen", () => {
    expect(contrast(color('rule-strong', theme), color('field', theme))).toBeGreaterThan(3)
    expect(contrast(color('rule-strong', theme), color('paper', theme))).toBeGreaterThan(3)
  })

  test.each(texts)('%s can be read on the board', (text) => {
    const board = color('board', theme)
    expect(contrast(color(text, theme, surfaces), board)).toBeGreaterThan(4.5)
  })
})
