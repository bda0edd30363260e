import { describe, expect, it, test } from 'vitest'
import { LOCAL_FONTS } from './page-fonts.ts'
import { PAGE_STYLE } from './page-style.ts'

/** The fonts that the style names for one language, or for all languages. */
function fontsFor(selector: string): string {
  const [, fonts = ''] = LOCAL_FONTS.split(`\n${selector}{`)
  return fonts.split('}')[0] ?? ''
}

const JAPANESE = /Hiragino|Yu (?:Gothic|Mincho)|Meiryo|Shippori|\bJP\b/
const SIMPLIFIED = /YaHei|\bSC\b/
const TRADITIONAL = /JhengHei|\bTC\b/

describe('the fonts of the reader’s system', () => {
  test.each([
    [':lang(ja)', JAPANESE, [SIMPLIFIED, TRADITIONAL]],
    [':lang(zh)', SIMPLIFIED, [JAPANESE, TRADITIONAL]],
    [':lang(zh-Hant)', TRADITIONAL, [JAPANESE, SIMPLIFIED]],
    [':lang(hi)', /Devanagari/, [JAPANESE, SIMPLIFIED, TRADITIONAL]],
  ])(
    '%s names fonts of its script for headings and text, and none of another',
    (selector, own, others) => {
      const lists = fontsFor(selector).split(';')
      expect(lists).toHaveLength(2)
      for (const list of lists) expect(list).toMatch(own)
      for (const other of others) expect(fontsFor(selector)).not.toMatch(other)
    },
  )

  it('are of no script for other languages', () => {
    const [beforeLanguages = ''] = LOCAL_FONTS.split(':lang(')
    const [, afterLanguages = ''] = LOCAL_FONTS.split('\n:root,[lang]{')
    for (const fonts of [beforeLanguages, afterLanguages]) {
      for (const script of [JAPANESE, SIMPLIFIED, TRADITIONAL, /Devanagari/]) {
        expect(fonts).not.toMatch(script)
      }
    }
  })

  it('are the only ones in the style of the page', () => {
    expect(PAGE_STYLE).toContain(LOCAL_FONTS)
    expect(PAGE_STYLE.replace(LOCAL_FONTS, '')).not.toMatch(JAPANESE)
  })
})
