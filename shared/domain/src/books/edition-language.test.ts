import { expect, test } from 'vitest'
import { editionLanguages, isEditionLanguage, toEditionLanguage } from './index.ts'

test.each([
  ['de-at', 'de'],
  ['PT-BR', 'pt'],
  ['nb-no', 'no'],
  ['nn', 'no'],
  ['fil', 'tl'],
  ['zh-hant-tw', 'zh'],
  ['tlh', undefined],
  ['constructor', undefined],
  ['', undefined],
])('a reader who uses %j gets editions in %s', (tag, language) => {
  expect(toEditionLanguage(tag)).toBe(language)
})

test('every language has a code that browsers send, once', () => {
  expect(new Set(editionLanguages).size).toBe(editionLanguages.length)
  for (const code of editionLanguages) expect(toEditionLanguage(code)).toBe(code)
  for (const value of ['DE', 'xx', '', null, 7, ['de']])
    expect(isEditionLanguage(value)).toBe(false)
})
