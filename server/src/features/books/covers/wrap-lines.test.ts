import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

const setting = { fontSizes: [26, 22, 18, 15], width: 142, height: 100 }

describe('wrapLines', () => {
  test.each([
    ['Dune', ['Dune'], 26],
    ['Jane Eyre', ['Jane Eyre'], 26],
    ['Pride and Prejudice', ['Pride and', 'Prejudice'], 26],
    ['The Picture of Dorian Gray', ['The Picture', 'of Dorian', 'Gray'], 26],
    ['Les Misérables', ['Les', 'Misérables'], 26],
    ['銀河鉄道の夜', ['銀河鉄', '道の夜'], 26],
  ])('sets %s', (title, lines, fontSize) => {
    expect(wrapLines(title, setting)).toEqual({ lines, fontSize })
  })

  it('takes a smaller size for a longer title', () => {
    const { lines, fontSize } = wrapLines(
      'The Curious Incident of the Dog in the Night-Time and What Came After It',
      setting,
    )
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(fontSize).toBeLessThan(26)
  })

  it('breaks a word that fits in no size', () => {
    const { lines } = wrapLines('Donaudampfschifffahrtselektrizitätenhauptbetrieb', setting)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('Donaudampfschifffahrtselektrizitätenhauptbetrieb')
  })

  it('ends what fits nowhere with an ellipsis', () => {
    const { lines, fontSize } = wrapLines('A very long subtitle '.repeat(14), setting)
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(fontSize).toBe(15)
  })

  it('loses nothing of a text that fits, and never takes more lines than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { lines } = wrapLines(text, setting)
        expect(lines.length).toBeLessThanOrEqual(5)
        const plain = (words: string) => words.replaceAll(/\s/gu, '')
        const shown = plain(lines.join(''))
        if (!shown.endsWith('…')) expect(shown).toBe(plain(text))
      }),
    )
  })
})
