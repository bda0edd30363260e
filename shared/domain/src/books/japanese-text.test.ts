import { expect, test } from 'vitest'
import { hasJapaneseText } from './index.ts'

test.each([
  ['銀河鉄道の夜', true],
  ['こころ', true],
  ['Norwegian Wood (ノルウェイの森)', true],
  ['Madame Bovary', false],
  ['Émile', false],
  ['', false],
])('%j has Japanese text: %s', (text, hasJapanese) => {
  expect(hasJapaneseText(text)).toBe(hasJapanese)
})
