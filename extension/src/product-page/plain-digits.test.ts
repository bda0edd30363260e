import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'

test.each([
  ['٩٧٨٠١٤١٤٣٩٥١٨', '9780141439518'],
  ['۹۷۸۰۱۴۱۴۳۹۵۱۸', '9780141439518'],
  ['९७८०१४१४३९५१८', '9780141439518'],
  ['๙๗๘-๐', '978-0'],
  ['９７８Ｘ', '978Ｘ'],
  ['978 and 𝟡', '978 and 𝟡'],
])('%s is %s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain)
})
